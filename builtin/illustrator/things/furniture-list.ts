/** A piece of furniture or a fixture, with the words for it. */
type Furnishing = {
  asks: RegExp;
  /** What it is called in the answer. */
  is: string;
  /** Where it is put into a room that has none; without it the room has one or not. */
  at?: 'wall' | 'floor' | 'ceiling';
};

/** What rooms are furnished with, under the names that the models have. */
const list = {
  sofa: {
    asks: /\b(?:sofas?|couch(?:es)?|sectionals?|love ?-?seats?|settees?|day ?-?beds?|futons?)\b/,
    is: 'a sofa',
    at: 'wall',
  },
  armchair: { asks: /\barm ?-?chairs?\b/, is: 'an armchair', at: 'floor' },
  bench: {
    asks: /(?<!\b(?:work|park|garden) ?-?)\bbench(?:es)?\b(?! press)/,
    is: 'a bench',
    at: 'wall',
  },
  ottoman: { asks: /\b(?:ottomans?|poufs?|foot ?-?stools?)\b/, is: 'an ottoman', at: 'floor' },
  desk: { asks: /(?<!\bfront )\bdesks?\b(?! (?:lamps?|chairs?))/, is: 'a desk', at: 'wall' },
  bookshelf: {
    asks: /\b(?:book ?-?(?:shel(?:f|ves)|cases?)|shel(?:f|ves) (?:of|full of|with) books)\b/,
    is: 'bookshelves',
    at: 'wall',
  },
  dresser: {
    asks: /\b(?:dressers?|chests? of drawers|changing tables?)\b/,
    is: 'a dresser',
    at: 'wall',
  },
  wardrobe: { asks: /\b(?:wardrobes?|armoires?)\b/, is: 'a wardrobe', at: 'wall' },
  fireplace: { asks: /\bfire ?-?places?\b/, is: 'a fireplace', at: 'wall' },
  bar: {
    asks: /\b(?:(?:wet|home|built-?in|basement) )?bars?\b(?! (?:carts?|stools?|charts?|graphs?|of))(?<!\b(?:grab|towel|chin-?up|coffee|candy|iron|gold|breakfast|snack) bars?)/,
    is: 'a bar with bottles',
    at: 'wall',
  },
  rug: {
    asks: /\brunners?\b(?! ups?)|\b(?:(?:area|runner|throw|persian|braided|jute|shag) )?rugs?\b/,
    is: 'a rug',
    at: 'floor',
  },
  chandelier: { asks: /\bchandeliers?\b/, is: 'a chandelier', at: 'ceiling' },
  pendant: {
    asks: /\bpendants?(?: (?:lights?|lamps?|lighting))?\b|\bhanging lamps?\b/,
    is: 'a hanging lamp',
    at: 'ceiling',
  },
  'ceiling-fan': { asks: /\bceiling fans?\b/, is: 'a ceiling fan', at: 'ceiling' },
  curtains: { asks: /\b(?:curtains?|drapes?|draper(?:y|ies))\b/, is: 'curtains' },
  blinds: {
    asks: /\b(?:(?:window|roller|plantation|roman) )?(?:blinds|shades)\b|\bplantation shutters\b/,
    is: 'blinds',
  },
  bed: { asks: /\b(?:bedding|quilts?|duvets?|comforters?|bed ?-?spreads?)\b/, is: 'a bed' },
  'rocking-chair': { asks: /\brocking chairs?\b|\bgliders?\b/, is: 'a rocking chair', at: 'floor' },
  crib: { asks: /\bcribs?\b/, is: 'a crib', at: 'wall' },
  'bunk-bed': { asks: /\bbunk(?: ?-?beds?|s)?\b/, is: 'bunk beds' },
  nightstand: { asks: /\b(?:night ?-?stands?|bed ?-?side tables?)\b/, is: 'a nightstand' },
  lamp: { asks: /(?<!\b(?:hanging|heat|gas|oil) )\blamps?\b(?! posts?)/, is: 'a lamp' },
  table: {
    asks: /\b(?:dining|farm ?-?house|farm|kitchen|trestle|harvest|long|large|big|wood(?:en)?|round|eat-in) tables?\b|\btables? (?:with|and|for) (?:[a-z]+ )?(?:chairs|six|eight|four)\b/,
    is: 'a table',
  },
  island: { asks: /\bislands?\b/, is: 'an island' },
  'coffee-table': { asks: /\bcoffee tables?\b/, is: 'a coffee table' },
  stool: { asks: /(?<!foot)(?<!step )\bstools?\b/, is: 'stools' },
  'office-chair': { asks: /\b(?:office|desk|swivel) chairs?\b/, is: 'an office chair' },
  mirror: { asks: /\bmirrors?\b/, is: 'a mirror' },
  tub: { asks: /\b(?:bath ?-?)?tubs?\b(?<!hot tubs?)/, is: 'a tub' },
  toilet: { asks: /\btoilets?\b/, is: 'a toilet' },
  towels: { asks: /\btowels?\b/, is: 'towels' },
  range: { asks: /\b(?:ranges?|stoves?|ovens?|cook ?-?tops?)\b/, is: 'a range' },
  fridge: { asks: /\b(?:fridges?|refrigerators?)\b/, is: 'a refrigerator' },
  washer: { asks: /\b(?:washers?|dryers?|washing machines?)\b/, is: 'a washer' },
  faucet: { asks: /\b(?:faucets?|taps)\b/, is: 'a faucet' },
  basket: { asks: /\bbaskets?\b/, is: 'a basket' },
  'pool-table': {
    asks: /\b(?:pool|billiards?) tables?\b|\bbilliards?\b|\b(?:rec(?:reation)?|gam(?:e|es|ing)|bonus) ?-?rooms?\b|\bman ?-?caves?\b/,
    is: 'a pool table',
  },
} as const satisfies Readonly<Record<string, Furnishing>>;

export type FurnishingName = keyof typeof list;

const furnishingNames = Object.keys(list) as FurnishingName[];

/** The name under which it is told that a piece was put into a room that had none. */
export const addedName = (name: FurnishingName) => `added ${name}`;

export const furnishing = (name: FurnishingName): Furnishing => list[name];

/** What of it a text names. */
export const furnishingsIn = (text: string) =>
  furnishingNames.filter((name) => list[name].asks.test(text));
