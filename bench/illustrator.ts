import sharp from 'sharp';
import { chooseScene } from '#builtin/illustrator/choose-scene.ts';
import { drawScene } from '#builtin/illustrator/compose.ts';
import { type SceneSubject, subjects } from '#builtin/illustrator/scene.ts';
import { createRandom } from '#builtin/random.ts';
import { median, ms } from '#scripts/numbers.ts';
import { isQuick, report } from './support/report.ts';

/**
 * Milliseconds a picture of 1600 by 1200, for every subject, beside a bare gradient of that size
 * rendered by the same sharp on one thread. Run: npx node bench/illustrator.ts [--quick]
 */

const size = { width: 1600, height: 1200 };
const rounds = isQuick ? 1 : 5;

type Times = { build: number; render: number };

sharp.concurrency(1);

const bare = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200"><defs><linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#22325f"/><stop offset="1" stop-color="#f8b27a"/></linearGradient></defs><rect width="1600" height="1200" fill="url(#g)"/></svg>`;

async function measure(make: () => string): Promise<Times> {
  const start = performance.now();
  const svg = make();
  const built = performance.now();
  await sharp(Buffer.from(svg)).png({ compressionLevel: 3 }).toBuffer();
  return { build: built - start, render: performance.now() - built };
}

async function measureSubject(subject: SceneSubject): Promise<Times[]> {
  const times: Times[] = [];
  for (let seed = 0; seed <= rounds; seed += 1) {
    const scene = { ...chooseScene({ subject: '' }, createRandom(seed)), subject };
    const taken = await measure(() => drawScene(scene, size, seed));
    // The first one also pays for the compiler.
    if (seed > 0) times.push(taken);
  }
  return times;
}

function row(name: string, times: Times[], gradient: number): string[] {
  const both = times.map(({ build, render }) => build + render);
  return [
    name,
    ms(median(times.map(({ build }) => build))),
    ms(median(times.map(({ render }) => render))),
    ms(median(both)),
    ms(Math.max(...both)),
    `${(median(both) / gradient).toFixed(1)}x`,
  ];
}

const gradients: Times[] = [];
for (let round = 0; round < rounds; round += 1) gradients.push(await measure(() => bare));
const gradient = median(gradients.map(({ render }) => render));
const rows = [row('a bare gradient', gradients, gradient)];
for (const subject of subjects) rows.push(row(subject, await measureSubject(subject), gradient));
await report({
  title: `The built-in illustrator, a picture of ${size.width} by ${size.height}`,
  head: ['', 'build', 'render', 'both', 'worst', 'against the gradient'],
  rows,
});
