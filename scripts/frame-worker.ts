import { parentPort, workerData } from 'node:worker_threads';

/** Draws the frames of web-frames.ts. Apart, for the web app finds a window here, and whatever it begins ends with it. */

type Prerender = { renderFrame(address: string): Promise<string> };
const { file, addresses } = workerData as { file: string; addresses: string[] };

/** As much of a browser's window as the first picture of a screen asks for. */
const window = {
  addEventListener() {},
  removeEventListener() {},
  location: { pathname: '/', search: '', hash: '' },
  history: { state: { key: '', index: 0 } },
  matchMedia: () => ({ matches: false }),
};
Object.assign(globalThis, { window });

const { renderFrame } = (await import(file)) as Prerender;
const frames: [string, string][] = [];
for (const address of addresses) frames.push([address, await renderFrame(address)]);
parentPort?.postMessage(frames);
