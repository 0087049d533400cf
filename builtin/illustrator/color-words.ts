import type { Colors } from './scene.ts';

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
  ['chairs', /(?:arm ?chairs?|chairs?|cushions?|pillows?)/],
  [
    'walls',
    /(?:houses?|homes?|siding|farmhouses?|cottages?|bungalows?|ranch(?:es)?|craftsman|victorians?|colonials?|brownstones?|townho(?:me|use)s?|tudors?|adobes?|condos?|duplex(?:es)?|split[- ]levels?|cape cods?|capes?|stucco|exteriors?|bricks?|cabins?|a-frames?)/,
  ],
];

const names = Object.keys(hues).sort((a, b) => b.length - a.length);

export const coloredThing = new RegExp(
  `\\b(${names.join('|')})(?: (?!and\\b|with\\b|of\\b)[a-z-]+)? (${painted.map(([, { source }]) => source).join('|')})\\b`,
  'g',
);

/** "a blue door", "white shaker cabinets": which things are to have which color. */
export function namedColors(text: string): Colors {
  const found: Colors = {};
  for (const [, hue = '', thing = ''] of text.matchAll(coloredThing)) {
    const kind = painted.find(([, pattern]) => new RegExp(`^${pattern.source}$`).test(thing))?.[0];
    if (kind) found[kind] ??= hues[hue];
  }
  return found;
}
