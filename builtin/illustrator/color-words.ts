import type { Coats, Colors } from './scene.ts';

const hues: Record<string, string> = {
  white: '#f4f1ea',
  black: '#2c3033',
  charcoal: '#4a4f54',
  gray: '#8e9498',
  grey: '#8e9498',
  blue: '#3f6f9a',
  'light blue': '#9fc0d8',
  navy: '#2b3f5c',
  'dark green': '#2f5a40',
  green: '#4f7a58',
  olive: '#7d8050',
  sage: '#9caf94',
  teal: '#2f8488',
  turquoise: '#3aa6a4',
  burgundy: '#6b2f3a',
  coral: '#e2806a',
  terracotta: '#b8654a',
  red: '#a8352b',
  yellow: '#e3b84a',
  mustard: '#d0a23a',
  taupe: '#a89a88',
  brown: '#7c5636',
  beige: '#d8c8a8',
  tan: '#cdb08a',
  ivory: '#f2ecdc',
  cream: '#efe6d0',
  pink: '#e0a3a6',
  purple: '#7c6294',
  lavender: '#b7a5cf',
  lilac: '#c3aed6',
  peach: '#edbd98',
  mint: '#a9d3b8',
  aqua: '#7cc4c6',
  gold: '#d0a23a',
  silver: '#b4b9bd',
  maroon: '#6b2a30',
  rust: '#a8552f',
  'bright red': '#c2342a',
  'barn red': '#8f2f28',
  'sky blue': '#9cc6e0',
  'pale blue': '#b3cfe0',
  'soft green': '#b4cbb0',
  slate: '#5d6a75',
  orange: '#d9772f',
};

/** The things whose color may be said, by the names they are called. */
const painted: readonly (readonly [keyof Colors, RegExp])[] = [
  ['cabinets', /(?:cabinets?|cabinetry|kitchens?|vanit(?:y|ies)|shaker)/],
  ['island', /islands?/],
  ['barn', /barns?/],
  ['bridge', /bridges?/],
  ['door', /doors?/],
  ['shutters', /shutters?/],
  ['roof', /(?:roofs?|tile roofs?)/],
  ['fabric', /(?:sofas?|couch(?:es)?|sectionals?|loveseats?|bedding|quilts?|comforters?)/],
  ['chairs', /(?:arm ?chairs?|chairs?|cushions?|(?:throw )?pillows?|accents?|touches|tones)/],
  [
    'walls',
    /(?:houses?|homes?|siding|farmhouses?|cottages?|bungalows?|ranch(?:es)?|craftsman|victorians?|queen annes?|colonials?|brownstones?|townho(?:me|use)s?|tudors?|adobes?|condos?|duplex(?:es)?|split[- ]levels?|cape cods?|capes?|barndominiums?|barndos?|saltbox(?:es)?|apartments?|stucco|exteriors?|bricks?|cabins?|a-frames?|walls?)/,
  ],
];

export const hueNames = Object.keys(hues)
  .sort((a, b) => b.length - a.length)
  .join('|');

export const anyHue = new RegExp(`\\b(?:${hueNames})\\b`, 'g');

/** Materials that are known by their color. */
const materials: Record<string, string> = {
  brass: '#b99a5b',
  copper: '#b5734a',
  bronze: '#6f5238',
  nickel: '#b4b8bb',
  chrome: '#c3c9cc',
  'stainless steel': '#c3c7ca',
  leather: '#8a5a3a',
  oak: '#c79a62',
  walnut: '#6b4630',
  pine: '#d9b27c',
  cherry: '#8a4a34',
  mahogany: '#5f3226',
  wicker: '#b98f5e',
};

/** The color that is said of what follows. */
export const dyedWords = new RegExp(
  `\\b(${[hueNames, ...Object.keys(materials)].join('|')})(?:(?:,| and| or|-)? (?!and\\b|with\\b|of\\b|on\\b|in\\b)[a-z-]+)? $`,
);

const after = new RegExp(`^ (?:(?:is|are|painted|upholstered|in) )+(${hueNames})\\b`);

/** The color that is said of what stands at a place in a text: "a red leather armchair", "a door painted blue". */
export function hueOf(text: string, from: number, to: number): string | undefined {
  const own = new RegExp(`^(?:${hueNames})\\b`).exec(text.slice(from, to));
  const name =
    own?.[0] ?? dyedWords.exec(text.slice(0, from))?.[1] ?? after.exec(text.slice(to))?.[1] ?? '';
  return hues[name] ?? materials[name];
}

const things = painted.map(([, { source }]) => source).join('|');

const names = Object.keys(hues).sort((a, b) => b.length - a.length);

export const coloredThing = new RegExp(
  `\\b(${names.join('|')})(?: (?!and\\b|with\\b|of\\b)[a-z-]+)? (${things})\\b|\\b(${things}) painted (?:in )?(${names.join('|')})\\b|\\bpainting (?:an? |the |our |your )?(?:[a-z]+ )?(${things}) (${names.join('|')})\\b`,
  'g',
);

/** "Two doors, one blue and one yellow". */
const eachDoor = new RegExp(
  `\\bdoors?\\b.{0,16}\\bone (${names.join('|')})\\b.{0,12}\\bone (${names.join('|')})\\b`,
);

/** "a blue door", "white shaker cabinets", "a house painted teal": which things are to have which color. */
export function namedColors(text: string): Colors {
  const found: Colors = {};
  const doors = eachDoor.exec(text);
  if (doors) {
    found.door = hues[doors[1] ?? ''];
    found.secondDoor = hues[doors[2] ?? ''];
  }
  for (const match of text.matchAll(coloredThing)) {
    const hue = match[1] ?? match[4] ?? match[6] ?? '';
    const thing = match[2] ?? match[3] ?? match[5] ?? '';
    const kind = painted.find(([, pattern]) => new RegExp(`^${pattern.source}$`).test(thing))?.[0];
    if (kind) found[kind] ??= hues[hue];
  }
  return found;
}

const coatWords: readonly (readonly ['dog' | 'cat', RegExp, string])[] = [
  ['dog', /\bgolden (?:retrievers?|dogs?|pupp(?:y|ies))\b|\bgolden ?doodles?\b/, '#d3a052'],
  ['dog', /\byellow (?:labs?|labradors?|dogs?)\b/, '#e3cfa6'],
  ['dog', /\b(?:black (?:labs?|labradors?|dogs?|pupp(?:y|ies))|rottweilers?)\b/, '#3b3532'],
  ['dog', /\b(?:chocolate|brown) (?:labs?|labradors?|dogs?|pupp(?:y|ies))\b/, '#6f4a30'],
  ['dog', /\bwhite (?:dogs?|pupp(?:y|ies)|terriers?|doodles?)\b/, '#ece5d8'],
  ['dog', /\bcorgis?\b/, '#cf8f4a'],
  ['cat', /\b(?:orange|ginger|red)(?: tabby)? (?:cats?|kittens?|kitt(?:y|ies))\b/, '#d98a3d'],
  ['cat', /\bblack (?:cats?|kittens?|kitt(?:y|ies))\b/, '#3b3735'],
  ['cat', /\b(?:gr[ae]y|tabby)(?: tabby)? (?:cats?|kittens?|kitt(?:y|ies))\b/, '#8d8984'],
  ['cat', /\bcalico(?: (?:cats?|kittens?))?\b/, '#dfae72'],
  ['cat', /\bwhite (?:cats?|kittens?|kitt(?:y|ies))\b/, '#ece6da'],
];

/** The color of an animal by its breed or by its name: a golden retriever is golden. */
export function namedCoats(text: string): Coats {
  const found: Coats = {};
  for (const [animal, pattern, hue] of coatWords)
    if (!found[animal] && pattern.test(text)) found[animal] = hue;
  return found;
}
