import type { NamedThings } from './named-thing.ts';

/** Exercise, pets, toys and feasts. */
export const householdThings = {
  'exercise-bike': {
    asks: /\b(?:exercise|stationary|spin|peloton) ?-?bikes?\b|\bpelotons?\b/,
    is: 'an exercise bike',
    at: ['room'],
  },
  'yoga-mat': { asks: /\byoga mats?\b|\byoga\b/, is: 'a yoga mat', at: ['room'] },
  dumbbells: {
    asks: /\b(?:dumb ?-?bells?|kettle ?-?bells?|hand weights|free weights)\b/,
    is: 'dumbbells',
    at: ['room'],
  },
  'drying-rack': {
    asks: /\b(?:drying|clothes) racks?\b|\bclothes ?-?horse\b/,
    is: 'a drying rack',
    at: ['room'],
  },
  'desk-fan': {
    asks: /(?<!\b(?:ceiling|attic|exhaust|sports|bath) )\bfans?\b(?! of)/,
    is: 'a fan',
    at: ['room', 'table'],
  },
  'dog-crate': {
    asks: /\b(?:dog|pet|puppy) (?:crates?|kennels?|cages?)\b|\bcrate training\b/,
    is: 'a dog crate',
    at: ['room'],
  },
  'small-cage': {
    asks: /\b(?:hamster|guinea pig|gerbil|rabbit|bunny|bird) ?-?(?:cages?|hutch(?:es)?)\b|\b(?:hamsters?|guinea pigs?|parrots?|parakeets?)\b/,
    is: 'a cage with a small pet',
    at: ['room', 'table'],
  },
  'cat-tree': {
    asks: /\b(?:cat (?:trees?|towers?|condos?)|scratching posts?)\b/,
    is: 'a cat tree',
    at: ['room'],
  },
  'fish-bowl': {
    asks: /\b(?:(?:gold)?fish ?-?bowls?|goldfish)\b/,
    is: 'a fish bowl',
    at: ['table'],
  },
  'doll-house': {
    asks: /\b(?:doll|play) ?-?houses?\b(?!.*\b(?:yard|tree)\b)/,
    is: 'a dollhouse',
    at: ['room', 'table'],
  },
  'train-set': {
    asks: /\b(?:(?:toy|model) )?trains? ?-?(?:sets?|tables?|tracks?)\b|\b(?:toy|model) trains?\b/,
    is: 'a toy train',
    at: ['room', 'table'],
  },
  'toy-chest': { asks: /\btoy ?-?(?:chests?|box(?:es)?|bins?)\b/, is: 'a toy chest', at: ['room'] },
  teddy: {
    asks: /\b(?:teddy ?-?bears?|stuffed (?:animals?|bears?|toys?)|plush(?:ies)?)\b/,
    is: 'a teddy bear',
    at: ['room', 'table'],
  },
  diyas: {
    asks: /\b(?:diyas?|diwali(?: lamps?| lights)?|oil lamps?|clay lamps?)\b/,
    is: 'small lamps with flames',
    at: ['door', 'table'],
  },
  'barber-pole': {
    asks: /\b(?:barber(?:shop|'s)? |striped )poles?\b/,
    is: 'a barber pole',
    at: ['yard'],
  },
  'easter-basket': {
    asks: /\beaster baskets?\b|\bbaskets? of (?:colored |easter |painted )+eggs\b|\b(?:colored |easter )+eggs in (?:an? |the )?(?:[a-z]+ )?basket\b/,
    is: 'a basket of colored eggs',
    at: ['door', 'table'],
  },
  'corn-stalks': {
    asks: /\bcorn ?-?(?:stalks?|shocks?)\b/,
    is: 'corn stalks',
    at: ['door', 'yard'],
  },
  'candy-bowl': {
    asks: /\b(?:bowls? (?:of|full of|with) (?:[a-z]+ )?cand(?:y|ies)|cand(?:y|ies)(?: bowls?| dish(?:es)?| jars?)?)\b(?! (?:canes?|shops?|stores?))/,
    is: 'a bowl of candy',
    at: ['door', 'table'],
  },
  'menorah-lit': { asks: /\bmenorahs?\b/, is: 'a menorah with lit candles', at: ['table', 'room'] },
  'christmas-tree': {
    asks: /\b(?:christmas|holiday|xmas|decorated) trees?\b(?! (?:lot|farm))/,
    is: 'a Christmas tree',
    at: ['room'],
  },
  'little-pumpkins': {
    asks: /\b(?:mini|white|small|little) (?:pumpkins?|gourds?)\b(?!.*\b(?:porch|steps?|stoops?|doors?|yards?)\b)|(?<=\b(?:living|dining|family|bed) ?-?rooms?\b.*)\bpumpkins?\b|\b(?:pumpkins?|gourds?) (?:on|in|along) (?:an?|the|our) (?:[a-z]+ )?(?:tables?|counters?|shel(?:f|ves)|mantels?|kitchens?|desks?|bowls?|islands?|windows?)\b/,
    is: 'pumpkins',
    at: ['table', 'room'],
  },
  'little-flags': {
    asks: /\b(?:little|small|mini|hand|paper|toothpick) (?:american )?flags\b/,
    is: 'small flags',
    at: ['table'],
  },
  cupcakes: { asks: /\bcup ?-?cakes?\b/, is: 'cupcakes', at: ['table'] },
  doughnuts: { asks: /\b(?:do(?:ugh)?nuts?|bagels?)\b/, is: 'doughnuts', at: ['table'] },
  soup: {
    asks: /\b(?:bowls? of )?(?:soups?|chilis?|stews?|ramen|pho|gumbo|chowder)\b(?! (?:kitchen|cook))/,
    is: 'a bowl of soup',
    at: ['table'],
  },
  apples: {
    asks: /\b(?:bowls? of |basket of )?apples\b(?! (?:orchard|trees?|picking))/,
    is: 'apples in a bowl',
    at: ['table'],
  },
} as const satisfies NamedThings;
