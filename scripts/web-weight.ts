import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { asText, type TableSection } from './table.ts';
import { screens } from './web-budget.ts';
import { filesOf, gzipSizes, isWithin, unbudgeted, type ViteManifest, weigh } from './weigh-web.ts';

/**
 * JavaScript and CSS of every screen in gzip, against its budget. Builds nothing: `npm run build` does.
 * A folder can be named to weigh another build.
 */

const named = process.argv.slice(2).find((word) => !word.startsWith('--'));
const built = named ?? path.join(import.meta.dirname, '../dist/web');

const manifest = await readManifest();
const sizeOf = gzipSizes(built);
const weighed = screens.map((screen) => ({
  screen,
  weight: weigh(filesOf(manifest, screen), sizeOf),
}));
const missing = unbudgeted(manifest, screens);
const tooHeavy = weighed.filter(({ screen, weight }) => !isWithin(weight, screen));

const section: TableSection = {
  title: 'JavaScript and CSS before a screen stands, in gzip',
  head: ['', 'JavaScript', 'of at most', 'CSS', 'of at most', 'files'],
  rows: weighed.map(({ screen, weight }) => [
    isWithin(weight, screen) ? screen.route : `${screen.route} (too heavy)`,
    kilobytes(weight.js),
    `${screen.js} KB`,
    kilobytes(weight.css),
    `${screen.css} KB`,
    String(weight.files),
  ]),
};
process.stdout.write(`\n${asText(section)}`);
for (const name of missing) {
  process.stdout.write(`\nweb/${name} has no budget in scripts/web-budget.ts.\n`);
}
if (tooHeavy.length > 0) {
  process.stdout.write('\nLoad later what a screen does not need at first, or raise its budget.\n');
}
if (process.send) await new Promise((resolve) => process.send?.(section, resolve));
process.exit(tooHeavy.length + missing.length > 0 ? 1 : 0);

async function readManifest(): Promise<ViteManifest> {
  const text = await readFile(path.join(built, '.vite/manifest.json'), 'utf8').catch(() => {
    process.stderr.write('There is no build to weigh. Run `npm run build` first.\n');
    process.exit(2);
  });
  return JSON.parse(text) as ViteManifest;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`;
}
