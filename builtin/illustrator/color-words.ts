import { color, mix, toCode } from './drawing/color.ts';
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
  ['frames', /(?:window (?:frames?|trim)|windows?)/],
  ['trim', /(?:trim)/],
  ['fence', /(?:fenc(?:e|es|ing))/],
  ['mailbox', /(?:mail ?-?box(?:es)?)/],
  ['fabric', /(?:sofas?|couch(?:es)?|sectionals?|loveseats?|bedding|quilts?|comforters?)/],
  ['chairs', /(?:arm ?chairs?|chairs?|cushions?|(?:throw )?pillows?|accents?|touches|tones)/],
  [
    'walls',
    /(?:houses?|homes?|siding|farmhouses?|cottages?|bungalows?|ranch(?:es)?|craftsman|victorians?|queen annes?|colonials?|brownstones?|townho(?:me|use)s?|tudors?|adobes?|condos?|duplex(?:es)?|split[- ]levels?|cape cods?|capes?|barndominiums?|barndos?|saltbox(?:es)?|apartments?|stucco|exteriors?|bricks?|cabins?|a-frames?|four ?-?squares?|triple-?deckers?|lodges?|chalets?|mansions?|villas?|estates?|walls?)/,
  ],
];

const names = Object.keys(hues).sort((a, b) => b.length - a.length);

export const hueNames = names.join('|');

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

/** "pale yellow", "dark teal": lighter and darker kinds of a color. */
const shades: Record<string, readonly [toward: string, share: number]> = {
  pale: ['#ffffff', 0.5],
  light: ['#ffffff', 0.35],
  soft: ['#ffffff', 0.35],
  dusty: ['#b8b2aa', 0.4],
  muted: ['#a8a49c', 0.35],
  deep: ['#101820', 0.3],
  dark: ['#101820', 0.4],
};

const hue = `(?:(?:${Object.keys(shades).join('|')}|bright|warm|butter(?:y)?|creamy|crisp|glossy) )?(?:${hueNames})`;

/** The color of such words. */
function colorOf(words: string): string | undefined {
  const exact = hues[words];
  if (exact) return exact;
  const name = names.find((each) => words.endsWith(each)) ?? '';
  const [toward, share] = shades[words.split(' ')[0] ?? ''] ?? ['#ffffff', 0];
  const base = hues[name];
  return base && toCode(mix(color(base), color(toward), share));
}

const walls = painted.find(([kind]) => kind === 'walls')?.[1].source ?? '';
const own = `${walls}|(?:barns?)`;

/**
 * "a blue door", "a house painted teal", "painting the trim white", "a farmhouse, white with black windows",
 * "a bungalow, pale yellow": a color and the thing it is said of.
 */
const phrases: readonly (readonly [RegExp, hue: number, thing: number])[] = [
  [
    new RegExp(
      `\\b(${hue})(?: (?!and\\b|with\\b|of\\b|on\\b|in\\b)[a-z-]+){0,2}? (${things})\\b`,
      'g',
    ),
    1,
    2,
  ],
  [new RegExp(`\\b(${things}) (?:is |are )?painted (?:in )?(${hue})\\b`, 'g'), 2, 1],
  [
    new RegExp(`\\bpainting (?:an? |the |our |your )?(?:[a-z]+ )?(${things}) (${hue})\\b`, 'g'),
    2,
    1,
  ],
  [new RegExp(`\\b(${own}),? (?:in )?(${hue})(?= with\\b| and\\b|\\s*[,.;]|\\s*$)`, 'g'), 2, 1],
  [
    new RegExp(
      `\\b(${own})\\b[^,.;]*, (?:an? )?(${hue})(?: (?:metal|siding|paint|stucco|wood|exterior|walls))?(?=\\s*(?:[,.;]|$))`,
      'g',
    ),
    2,
    1,
  ],
];

type ColorPhrase = { phrase: string; kind: keyof Colors; hue: string | undefined };

/** Every color that is said of a thing we know. */
export const colorPhrases = (text: string): ColorPhrase[] =>
  phrases.flatMap(([pattern, hueAt, thingAt]) =>
    [...text.matchAll(pattern)].flatMap((match): ColorPhrase[] => {
      const thing = match[thingAt] ?? '';
      const kind = painted.find(([, { source }]) => new RegExp(`^${source}$`).test(thing))?.[0];
      return kind ? [{ phrase: match[0], kind, hue: colorOf(match[hueAt] ?? '') }] : [];
    }),
  );

/** The text without them. */
export const withoutColorPhrases = (text: string, instead = ' '): string =>
  colorPhrases(text).reduce((rest, { phrase }) => rest.replace(phrase, instead), text);

/** A color and the word it is said of. */
export const anyColor = new RegExp(
  `\\b(${hue})(?: and (?:${hue}))? ([a-z]+(?: (?!and\\b|with\\b|in\\b|on\\b|of\\b|by\\b|at\\b|near\\b|under\\b|beside\\b|along\\b|over\\b)[a-z]+)?)`,
  'g',
);

/** "Two doors, one blue and one yellow". */
const eachDoor = new RegExp(
  `\\bdoors?\\b.{0,16}\\bone (${hueNames})\\b.{0,12}\\bone (${hueNames})\\b`,
);

/** Which things are to have which color. */
export function namedColors(text: string): Colors {
  const found: Colors = {};
  const doors = eachDoor.exec(text);
  if (doors) {
    found.door = hues[doors[1] ?? ''];
    found.secondDoor = hues[doors[2] ?? ''];
  }
  for (const { kind, hue: value } of colorPhrases(text)) found[kind] ??= value;
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
