import type { Season } from './scene.ts';

/** Trees that are known by the color of their leaves or blossoms, and when they have it. */
const trees: readonly (readonly [pattern: RegExp, color: string, season?: Season])[] = [
  [/\baspens?\b/, '#e6b532', 'autumn'],
  [/\b(?:birch(?:es)?|ginkgos?|cottonwoods?)\b/, '#e3bd45', 'autumn'],
  [/\b(?:red|japanese|sugar|crimson)? ?maples?\b/, '#c4402c', 'autumn'],
  [/\bjapanese maples?\b/, '#a03a34'],
  [/\bcherry (?:blossoms?|trees?)\b|\bcherries\b/, '#f3bccb', 'spring'],
  [/\bred ?buds?\b/, '#cf5fa0', 'spring'],
  [/\bdogwoods?\b/, '#f6eef0', 'spring'],
  [/\bmagnolias?\b/, '#f0d5da', 'spring'],
  [/\bjacarandas?\b/, '#9a7fd0'],
  [/\bcr[ae]pe myrtles?\b/, '#e0709a', 'summer'],
  [/\bwisterias?\b/, '#b39ad8', 'spring'],
];

/** All of the names, so that what is drawn can be told from what is not. */
export const treeNames = new RegExp(trees.map(([{ source }]) => source).join('|'), 'g');

/** The color of the trees a wish names, in the season in which they have it. */
export const treeColor = (wanted: string, season: Season): string | undefined =>
  trees.find(([pattern, , when]) => pattern.test(wanted) && (!when || when === season))?.[1];
