import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import { screens } from './web-budget.ts';
import { filesOf, type Manifest } from './weigh-web.ts';

/**
 * One HTML file for every screen, which names all that the screen needs: the browser then fetches it at once,
 * instead of learning of it from the first script. `.vite/screens.json` tells the server which is which.
 */
export function screenPages(): Plugin {
  return {
    name: 'screen-pages',
    apply: 'build',
    writeBundle: {
      sequential: true,
      async handler({ dir = '' }) {
        const page = await readFile(path.join(dir, 'index.html'), 'utf8');
        const manifest = JSON.parse(await readFile(path.join(dir, '.vite/manifest.json'), 'utf8'));
        await mkdir(path.join(dir, 'screens'));
        for (const screen of screens) {
          await writeFile(
            path.join(dir, fileOf(screen.module)),
            withFiles(page, filesOf(manifest as Manifest, screen)),
          );
        }
        const list = screens.map(({ route, module, isInShell }) => {
          return { route, isInShell, file: fileOf(module) };
        });
        await writeFile(path.join(dir, '.vite/screens.json'), JSON.stringify(list));
      },
    },
  };
}

const fileOf = (module: string) => `screens/${path.basename(module, '-page.tsx')}.html`;

/** What the page does not name yet. */
export function withFiles(page: string, files: Iterable<string>): string {
  const links = [...files]
    .filter((file) => !page.includes(`"/${file}"`))
    .map((file) => {
      const rel = file.endsWith('.css') ? 'stylesheet' : 'modulepreload';
      return `    <link rel="${rel}" crossorigin href="/${file}">\n`;
    });
  return page.replace('  </head>', `${links.join('')}  </head>`);
}
