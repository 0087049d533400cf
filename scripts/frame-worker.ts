import { parentPort, workerData } from 'node:worker_threads';
import type { WantedFrame } from './web-frames.ts';

/** Draws the frames of web-frames.ts. Apart, for the web app finds a window here, and whatever it begins ends with it. */

type Prerender = { renderFrame(address: string, hasPieces: boolean): Promise<string> };
const { file, wanted } = workerData as { file: string; wanted: WantedFrame[] };

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
const frames: string[] = [];
for (const { address, hasPieces } of wanted) frames.push(await renderFrame(address, hasPieces));
parentPort?.postMessage(frames);
