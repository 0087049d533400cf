import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Plugin, transformWithOxc } from 'vite';

/** What an agent without a network cannot use, and alphabets that posts are not written in. */
const notKept =
  /(?:admin|usage-panel|heic-worker|libheif|cyrillic|greek|vietnamese|latin-ext)|\.(?:br|gz)$/;

/**
 * Makes the service worker, with the names of the files that it keeps. Apart from the app: its address is always the
 * same, so that browsers find the next one.
 */
export function offlineShell(): Plugin {
  return {
    name: 'offline-shell',
    apply: 'build',
    writeBundle: {
      sequential: true,
      async handler({ dir = '' }) {
        const names = await readdir(path.join(dir, 'assets'));
        const assets = names.filter((name) => !notKept.test(name)).map((name) => `/assets/${name}`);
        const files = ['/color-scheme.js', ...assets].toSorted();
        const page = await readFile(path.join(dir, 'index.html'));
        const hash = createHash('sha256').update(page).update(files.join()).digest('hex');
        const source = path.join(import.meta.dirname, '../web/service-worker.ts');
        const { code } = await transformWithOxc(await readFile(source, 'utf8'), source);
        const made = withShell(code, { version: hash.slice(0, 16), files });
        await writeFile(path.join(dir, 'service-worker.js'), made);
      },
    },
  };
}

/** The code with what the build has made in the place of nothing. */
export function withShell(code: string, shell: { version: string; files: string[] }): string {
  const empty = /\{\s*version: "",\s*files: \[\]\s*\}/;
  if (!empty.test(code)) throw new Error('The service worker has no place for its files');
  return code.replace(empty, () => JSON.stringify(shell));
}
