/** What lies around a house and not in its yard. */
const land =
  '(?:aspens?|maples?|oaks?|pines|firs|redwoods|palms|trees|mountains?|peaks|range|mesas?|buttes?|cliffs?|canyons?|red rocks?|foothills|hills?|bluffs?|rivers?|creeks?|streams?|lakes?|ponds?|bay|ocean|sea|gulf|sound|marsh(?:es)?|dunes|fields?|meadows?|pastures?|vineyards?|orchards?|woods|forests?|skyline|lighthouse|barns?|sunsets?|sunrise|rainbow|clouds)';

const landBehind = new RegExp(
  `^\\W*((?:(?!with\\b|and a\\b|house|home)[\\w'-]+ ){0,5}?${land}\\b[^,]{0,24}?) behind ((?:an? |the |our |some )?(?!the (?:hills|mountains|clouds|trees)\\b)[^,.;]+)`,
  'i',
);

/** Lakes with beaches, dunes and no other shore in sight. */
const greatLakes = /\b(?:on |along |by )?Lake (?:Michigan|Superior|Huron|Erie|Ontario)\b/g;

/** A wish in the words our lists know: "w/ a deck", "a creek behind a patio" is a patio with a creek behind it. */
export const plainWording = (wish: string): string =>
  wish
    .replace(/\bw\/o\b/g, 'without')
    .replace(/\bw\/ ?|\bw (?=[a-z])/g, 'with ')
    .replace(greatLakes, 'on the seashore')
    .replace(landBehind, '$2, $1 behind');
