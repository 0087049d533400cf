import type { FontPairName } from './brand.ts';
import type { FontRole } from './sketch.ts';

/** The type of layouts: bundled, so that browser and server draw the same outlines. */

export const fontFiles = [
  'fraunces-600',
  'inter-400',
  'inter-600',
  'lora-600',
  'montserrat-700',
  'oswald-600',
  'source-sans-3-400',
  'source-sans-3-600',
] as const;
export type FontFile = (typeof fontFiles)[number];

type FontPair = { title: string } & Record<FontRole, FontFile>;

export const fontPairs: Record<FontPairName, FontPair> = {
  warm: {
    title: 'Warm: Fraunces and Inter',
    heading: 'fraunces-600',
    body: 'inter-400',
    strong: 'inter-600',
  },
  classic: {
    title: 'Classic: Lora and Source Sans',
    heading: 'lora-600',
    body: 'source-sans-3-400',
    strong: 'source-sans-3-600',
  },
  modern: {
    title: 'Modern: Montserrat and Inter',
    heading: 'montserrat-700',
    body: 'inter-400',
    strong: 'inter-600',
  },
  bold: {
    title: 'Bold: Oswald and Source Sans',
    heading: 'oswald-600',
    body: 'source-sans-3-400',
    strong: 'source-sans-3-600',
  },
};

/** Files are cut by alphabet: each is loaded only when a text needs it. */
export const fontSubsets = ['latin', 'latin-ext', 'cyrillic', 'greek', 'vietnamese'] as const;
export type FontSubset = (typeof fontSubsets)[number];

type FontSource = { file: FontFile; subset: FontSubset };

/** Where the characters of a role are looked for, in this order. Inter has the most alphabets and helps out. */
export function sourcesFor(pair: FontPairName, role: FontRole): FontSource[] {
  const file = fontPairs[pair][role];
  const helper = role === 'body' ? 'inter-400' : 'inter-600';
  const sources: FontSource[] = [
    { file, subset: 'latin' },
    { file, subset: 'latin-ext' },
    ...fontSubsets.map((subset) => ({ file: helper, subset }) as const),
  ];
  return sources.filter(
    (source, index) =>
      sources.findIndex((each) => each.file === source.file && each.subset === source.subset) ===
      index,
  );
}
