import type { NamedThings } from './named-thing.ts';

/** What is eaten, what it is cooked with, and samples of what rooms are made of. */
export const kitchenThings = {
  bread: {
    asks: /\b(?:(?:fresh|baked|sourdough|loaf of|home ?-?made) breads?|breads?|loa(?:f|ves)(?: of sourdough)?|sourdough|baguettes?|focaccia|bakery goods)\b(?! (?:shops?|stores?))/,
    is: 'a loaf of bread on a board',
    at: ['table'],
  },
  'cheese-board': {
    asks: /\b(?:(?:wine and )?cheese (?:boards?|plates?|platters?)|wine and cheese|charcuterie(?: boards?)?|antipasto)\b/,
    is: 'a cheese board',
    at: ['table'],
  },
  vegetables: {
    asks: /(?<!\b(?:breads?|loaf|sourdough|cheese)\b.*)\b(?:cutting boards?(?: with (?:[a-z]+ )?vegetables)?|(?:chopped|fresh|chopping) vegetables|veggies)\b(?!.*\b(?:bread|garden|market|stand)\b)/,
    is: 'vegetables on a cutting board',
    at: ['table'],
  },
  lemons: {
    asks: /\b(?:bowls? (?:of|with|full of) (?:[a-z]+ )?lemons?|lemons)\b/,
    is: 'a bowl of lemons',
    at: ['table'],
  },
  kettle: {
    asks: /\b(?:tea ?-?)?kettles?\b|\btea ?-?pots?\b/,
    is: 'a kettle',
    at: ['table'],
  },
  mixer: { asks: /\b(?:(?:stand|kitchen) )?mixers?\b/, is: 'a stand mixer', at: ['table'] },
  pan: {
    asks: /\b(?:cast[- ]iron (?:pans?|skillets?)|skillets?|frying pans?|pots and pans|(?<!\b(?:patty|drip|drain|dust|oil|paint|bed) |sauce )pans?)\b/,
    is: 'a pan with eggs',
    at: ['table'],
  },
  gingerbread: {
    asks: /\bginger ?-?bread (?:houses?|homes?|village|m[ae]n|cookies)\b|^\W*(?:an? )?ginger ?-?bread\W*$/,
    is: 'a gingerbread house',
    at: ['table'],
  },
  watermelon: { asks: /\bwater ?-?melons?\b/, is: 'watermelon', at: ['table'] },
  burgers: {
    asks: /\b(?:ham)?burgers?\b|\bhot ?dogs?\b|\bsliders\b/,
    is: 'burgers on a plate',
    at: ['table'],
  },
  'ice-cream': {
    asks: /\bice[- ]cream(?: cones?)?\b(?! (?:shops?|stores?|parlors?|trucks?|stands?|socials?))/,
    is: 'ice cream cones',
    at: ['table'],
  },
  dishes: {
    asks: /\b(?:dish(?:es)?|plates and bowls|stack of (?:plates|bowls)|china|dinnerware)\b/,
    is: 'a pile of plates and bowls',
    at: ['table'],
  },
  'coffee-maker': {
    asks: /\b(?:coffee|espresso) (?:makers?|machines?|stations?)\b/,
    is: 'a coffee machine',
    at: ['table'],
  },
  towels: {
    asks: /\b(?:(?:stack|pile|rolled|folded|fluffy|fresh|white|bath|hand|spa) (?:of )?(?:[a-z]+ )?towels|(?:bars? of )?soap|spa (?:day|tray|setting)|bath salts)\b/,
    is: 'folded towels, soap and a candle',
    at: ['table'],
  },
  samples: {
    asks: /\b(?:(?:tile|carpet|floor(?:ing)?|countertop|counter ?-?top|quartz|granite|stone|wood|fabric|material|cabinet|finish)(?: door)? (?:and [a-z]+ )?samples?|samples? of (?:tile|carpet|floor\w*|stone|wood|countertops?)|mood boards?)\b/,
    is: 'samples of tile, wood and stone',
    at: ['table'],
  },
  hardware: {
    asks: /\b(?:(?:cabinet|drawer|door) (?:hardware|knobs?|pulls?|handles?)|knobs and pulls|hinges?)\b/,
    is: 'knobs and pulls',
    at: ['table'],
  },
} as const satisfies NamedThings;
