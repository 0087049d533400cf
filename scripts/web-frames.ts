import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { themeVariables } from './web-theme-variables.ts';

export type WantedFrame = { address: string; hasPieces: boolean };

/**
 * Draws screens as they are before any answer has come (web/prerender.tsx), in the order in which they are wanted. For that the web app is
 * built once more, for Node, in a folder beside the build; class names and the files it names are the same.
 */
export async function drawFrames(dir: string, wanted: WantedFrame[]): Promise<string[]> {
  const folder = await mkdtemp(path.join(dir, '../frames-'));
  try {
    await build({
      configFile: false,
      root: path.join(import.meta.dirname, '../web'),
      publicDir: false,
      logLevel: 'warn',
      plugins: [react(), themeVariables()],
      build: { ssr: 'prerender.tsx', outDir: folder, emptyOutDir: true, target: 'es2023' },
      // Node would load five thousand icons for the sake of fifty.
      ssr: { noExternal: ['@tabler/icons-react'] },
    });
    const file = pathToFileURL(path.join(folder, 'prerender.js')).href;
    const worker = new Worker(path.join(import.meta.dirname, 'frame-worker.ts'), {
      workerData: { file, wanted },
    });
    const [frames] = (await once(worker, 'message')) as [string[]];
    await worker.terminate();
    return frames.map(asFrame);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Nobody can use it yet: what is typed or pressed would be lost when the app takes its place. Initials are left out,
 * because the build does not know whose they are.
 */
export function asFrame(html: string): string {
  const still = html
    .replaceAll(/<(input|textarea) /g, '<$1 readonly="" ')
    .replaceAll(/(mantine-Avatar-placeholder">)[^<]*/g, '$1');
  return `<div data-arriving inert aria-hidden="true">${still}</div>`;
}
