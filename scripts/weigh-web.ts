import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { ScreenBudget } from './web-budget.ts';

/** What Vite writes about its build: source modules and the files made of them. */
export type ViteManifest = Record<
  string,
  {
    file: string;
    name?: string;
    imports?: string[];
    css?: string[];
    /** Pictures and fonts that its code or its styles name. */
    assets?: string[];
    isDynamicEntry?: boolean;
  }
>;

/** Bytes in gzip. */
export type Weight = { js: number; css: number; files: number };

const kilobyte = 1024;
const entry = 'index.html';
const shell = 'app/shell.tsx';
/** What everybody signed in needs before they see a screen: a part of scripts/web-parts.ts, which goes by its name. */
const signedIn = 'signed-in';
/** What puts the recent pieces that come with a page into the browser's own: another of these parts. */
const recent = 'recent';

/** The files that a browser must have before a screen stands: its modules and all they import. */
export function filesOf(manifest: ViteManifest, screen: ScreenBudget): Set<string> {
  return new Set(chunksOf(manifest, screen).flatMap(({ file, css = [] }) => [file, ...css]));
}

/** The drawings that a screen begins with. */
export function drawingsOf(manifest: ViteManifest, screen: ScreenBudget): string[] {
  if (!screen.hasDrawing) return [];
  const assets = chunksOf(manifest, screen).flatMap((chunk) => chunk.assets ?? []);
  return assets.filter((file) => file.endsWith('.svg'));
}

function chunksOf(manifest: ViteManifest, { module, isInShell, bringsPieces }: ScreenBudget) {
  const chunks = new Map<string, ViteManifest[string]>();
  const add = (name: string) => {
    if (chunks.has(name)) return;
    const chunk = manifest[name];
    if (!chunk) throw new Error(`${name} is not in the build`);
    chunks.set(name, chunk);
    for (const imported of chunk.imports ?? []) add(imported);
  };
  const part = (called: string) =>
    Object.keys(manifest).find((name) => manifest[name]?.name === called) ?? called;
  const frame = isInShell ? [shell, part(signedIn)] : [];
  for (const name of [entry, ...frame, module, ...(bringsPieces ? [part(recent)] : [])]) add(name);
  return [...chunks.values()];
}

export function weigh(files: Iterable<string>, sizeOf: (file: string) => number): Weight {
  const weight = { js: 0, css: 0, files: 0 };
  for (const file of files) {
    weight[file.endsWith('.css') ? 'css' : 'js'] += sizeOf(file);
    weight.files += 1;
  }
  return weight;
}

export function isWithin({ js, css }: Weight, budget: Pick<ScreenBudget, 'js' | 'css'>): boolean {
  return js <= budget.js * kilobyte && css <= budget.css * kilobyte;
}

/** Screens of the build that nobody has given a budget. */
export function unbudgeted(manifest: ViteManifest, screens: ScreenBudget[]): string[] {
  return Object.entries(manifest)
    .filter(([name, chunk]) => chunk.isDynamicEntry && /^pages\/[\w-]+-page\.tsx$/.test(name))
    .map(([name]) => name)
    .filter((name) => !screens.some(({ module }) => module === name));
}

/** Sizes of the files in a build, each compressed once. */
export function gzipSizes(folder: string): (file: string) => number {
  const sizes = new Map<string, number>();
  return (file) => {
    const known = sizes.get(file);
    if (known !== undefined) return known;
    const size = gzipSync(readFileSync(path.join(folder, file))).length;
    sizes.set(file, size);
    return size;
  };
}
