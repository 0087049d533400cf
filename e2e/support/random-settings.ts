import { compositionRanges } from '#contract/composition.ts';

/** The values of the sliders, by their names. */
export type Settings = {
  headshot: Record<'Position X' | 'Position Y' | 'Size' | 'Opacity' | 'Border width', number>;
  logo: Record<'Position X' | 'Position Y' | 'Size' | 'Opacity', number>;
  borderColor: string;
};

// All of them reds, so that the border is found with the headshot.
const borderColors = ['#ff0000', '#ff80a0', '#800000', '#ff6040'];

/** The same seed always gives the same arrangement; headshot and logo stand side by side. */
export function randomSettings(seed: number): Settings {
  const next = randomFrom(seed * 7919);
  const within = ({ least, most }: { least: number; most: number }) =>
    Math.round(least + next() * (most - least));
  const size = {
    headshot: within(compositionRanges.headshotSize),
    logo: within(compositionRanges.logoSize),
  };
  const [first, second] =
    next() < 0.5 ? (['headshot', 'logo'] as const) : (['logo', 'headshot'] as const);
  const start = within({ least: 0, most: 99 - size[first] - size[second] });
  const x = {
    [first]: start,
    // Up to the end of the slider: what would reach over the edge is drawn moved in.
    [second]: within({ least: start + size[first] + 1, most: 100 }),
  } as Record<'headshot' | 'logo', number>;
  const placed = (piece: 'headshot' | 'logo') => ({
    'Position X': x[piece],
    'Position Y': within(compositionRanges.position),
    Size: size[piece],
    Opacity: within({ least: 25, most: compositionRanges.opacity.most }),
  });
  return {
    headshot: { ...placed('headshot'), 'Border width': within(compositionRanges.borderWidth) },
    logo: placed('logo'),
    borderColor: borderColors[within({ least: 0, most: borderColors.length - 1 })] ?? '#ff0000',
  };
}

/** A small generator of numbers from 0 to 1 (mulberry32). */
function randomFrom(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
