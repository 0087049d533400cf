import type { Season, TreeKind } from './scene.ts';

/** Trees that are known by the color of their leaves or blossoms, and when they have it. */
const trees: readonly (readonly [pattern: RegExp, color: string, season?: Season])[] = [
  [/\baspens?\b/, '#e6b532', 'autumn'],
  [/\b(?:(?:river )?birch(?:es)?|ginkgos?|cottonwoods?)\b/, '#e3bd45', 'autumn'],
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

/** Trees by their names, and how they grow. Wood that things are made of is no tree: "cedar shingles". */
const kinds: readonly (readonly [TreeKind, RegExp])[] = [
  [
    'live-oak',
    /\b(?:live[- ]oaks?|spanish moss|moss[- ](?:draped|hung|covered) oaks?|mossy oaks?)\b/,
  ],
  [
    'conifer',
    /\b(?:pines|evergreens?|conifers?|redwoods|hemlocks?|sequoias?|junipers|larches|tamaracks|cedars|firs?|spruces?|(?:pine|fir|spruce|cedar|redwood|juniper|cypress|evergreen) (?:trees?|forests?|woods)|(?:tall|douglas|ponderosa|lodgepole|loblolly) (?:pine|fir|spruce)s?)\b/,
  ],
  ['palm', /\b(?:palms|palmettos?|palm(?: |-)(?:trees?|lined|shaded|studded))\b/],
  ['saguaro', /\bsaguaros?\b/],
  [
    'broadleaf',
    /\b(?:oaks|oak trees?|(?:old|big|shade|huge|mature) oaks?|maples?|elms?|sycamores?|cottonwoods?|aspens?|birch(?:es)?|beech(?:es)?|hickor(?:y|ies)|pecan trees?|pecans|ginkgos?|poplars?|dogwoods?|magnolias?|sweet ?gums?|lindens?|ash trees?|shade trees)\b/,
  ],
];

/** The kinds of trees a wish names. */
export const treeKindsNamed = (wanted: string): TreeKind[] =>
  kinds
    .filter(([kind, pattern]) =>
      pattern.test(
        kind === 'broadleaf'
          ? wanted.replace(/\blive[- ]oaks?\b|\bmossy oaks?\b|\boaks?\b(?=.{0,24}\bmoss\b)/g, ' ')
          : wanted,
      ),
    )
    .map(([kind]) => kind);

/** All of the names, so that what is drawn can be told from what is not. */
export const treeNames = new RegExp(trees.map(([{ source }]) => source).join('|'), 'g');

/** The names of the trees of such kinds. */
export const namesOfKinds = (drawn: readonly TreeKind[]) =>
  kinds
    .filter(
      ([kind]) => drawn.includes(kind) || (kind === 'broadleaf' && drawn.includes('live-oak')),
    )
    .map(([, { source }]) => new RegExp(source, 'g'));

/** The color of the trees a wish names, in the season in which they have it. */
export const treeColor = (wanted: string, season: Season): string | undefined =>
  trees.find(([pattern, , when]) => pattern.test(wanted) && (!when || when === season))?.[1];
