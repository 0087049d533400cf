import { createHash } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';

export type Bundle = { code: string; styles: string };

const known = new Map<string, Promise<Bundle>>();

/** A module of ours as one file that a browser can run, with its styles. */
export function bundle(entry: string): Promise<Bundle> {
  const bundled = known.get(entry) ?? readOrMake(entry);
  known.set(entry, bundled);
  return bundled;
}

/** Making one takes seconds: what one worker has made in this run, the others read. */
async function readOrMake(entry: string): Promise<Bundle> {
  const name = createHash('sha256').update(entry).digest('hex');
  const file = path.join(process.env.E2E_BUNDLES ?? '', name);
  const made = await readFile(file, 'utf8').catch(() => undefined);
  if (made) return JSON.parse(made);
  const fresh = await make(entry);
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, JSON.stringify(fresh));
  await rename(draft, file);
  return fresh;
}

async function make(entry: string): Promise<Bundle> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: false,
      lib: { entry, formats: ['es'], cssFileName: 'styles' },
      // What comes later, as dialogs and editors do, would otherwise be files of their own.
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !('output' in output)) throw new Error(`${entry} could not be bundled`);
  const [chunk, ...others] = output.output;
  const styles = others.flatMap((each) =>
    each.type === 'asset' && each.fileName.endsWith('.css') ? [String(each.source)] : [],
  );
  return { code: chunk.code, styles: styles.join('\n') };
}
