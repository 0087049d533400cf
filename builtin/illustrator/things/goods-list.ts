import type { NamedThings } from './named-thing.ts';

/** Small goods: what is stamped, played, served, worn and put up. */
export const goodsThings = {
  stamp: {
    asks: /\b(?:notar(?:y|ies|ized?)(?: (?:stamps?|seals?|publics?))?|(?:rubber |wax )?(?:stamps?|seals?)(?= (?:on|and|of|with)|\W*$))\b/,
    is: 'a stamp and its seal',
    at: ['table'],
  },
  screws: {
    asks: /\b(?:(?:box(?:es)?|jars?|pile) of )?(?:screws|bolts|washers and nuts|nuts and bolts)\b/,
    is: 'screws',
    at: ['table'],
  },
  crayons: {
    asks: /\b(?:crayons?|colored pencils|coloring (?:books?|pages?)|(?:child|kid)(?:'s|s'?)? drawings?)\b/,
    is: 'crayons and a drawing of a house',
    at: ['table'],
  },
  'cookie-cutter': {
    asks: /\b(?:house[- ]shaped )?(?:cookie|biscuit) cutters?\b|\bhouse[- ]shaped cookies?\b|\brolling pins?\b/,
    is: 'a cookie cutter in the shape of a house',
    at: ['table'],
  },
  turkey: {
    asks: /\b(?:(?:roast(?:ed|ing)?|thanksgiving|whole) )*turkeys?\b(?! (?:trots?|day))/,
    is: 'a roast turkey',
    at: ['table'],
  },
  'crab-boil': {
    asks: /\b(?:(?:crab|crawfish|shrimp|seafood|lobster) (?:boils?|feasts?|bakes?|dinners?)|steamed crabs|crawfish|lobsters?(?! (?:traps?|pots?|boats?))|seafood(?: platters?)?)\b/,
    is: 'crabs and corn on brown paper',
    at: ['table'],
  },
  eggs: {
    asks: /\b(?:baskets?|bowls?|cartons?|dozen) of (?:(?:fresh|brown|farm) )*eggs\b|\b(?:fresh|brown|farm) eggs\b/,
    is: 'brown eggs in a basket',
    at: ['table'],
  },
  'ceiling-leak': {
    asks: /\b(?:leak(?:ing|y|s)?|dripping) (?:[a-z]+ )?(?:roofs?|ceilings?)\b(?:.{0,16}\bbuckets?\b)?|\b(?:roof|ceiling) leaks?\b|\bbuckets? (?:catching|under|below) (?:an? |the )?(?:water|leaks?|drips?|drops?)\b/,
    is: 'a bucket under a leaking ceiling',
    at: ['room'],
  },
  dice: { asks: /\b(?:dice|gambl(?:e|ing))\b/, is: 'a pair of dice', at: ['table'] },
  tacos: {
    asks: /\b(?:tacos?|taco tuesday|fajitas|burritos?)\b(?! trucks?)/,
    is: 'tacos',
    at: ['table'],
  },
  salad: { asks: /\bsalads?(?: bowls?)?\b/, is: 'a bowl of salad', at: ['table'] },
  beers: {
    asks: /\b(?:(?:craft |cold |local )*beers?(?: flights?| glasses| tasting)?|pints?|ipas?|beer flights?)\b(?! (?:gardens?|halls?))/,
    is: 'glasses of beer',
    at: ['table'],
  },
  smores: { asks: /\bs'?mores?\b/, is: "s'mores on a board", at: ['table'] },
  binoculars: { asks: /\bbinoculars?\b|\bbird ?-?watching\b/, is: 'binoculars', at: ['table'] },
  'paint-tray': {
    asks: /\b(?:paint )?(?:trays?|pans?)(?= (?:on|with|and) (?:an? )?(?:drop|roller|paint))|(?<=\b(?:paint|rollers?) (?:and |in |with )?(?:an? )?(?:paint )?)trays?\b|\bpaint trays?\b/,
    is: 'a paint tray',
    at: ['table'],
  },
  'smart-home': {
    asks: /\b(?:wi-?fi|routers?|modems?|smart speakers?|alexa|google home|smart[- ]home (?:devices?|gadgets?|tech\w*)|high-speed internet|internet)\b/,
    is: 'a router and a smart speaker',
    at: ['table'],
  },
  'wallpaper-rolls': {
    asks: /\b(?:rolls? of wall ?-?paper|wall ?-?paper (?:rolls?|samples?))\b/,
    is: 'rolls of wallpaper',
    at: ['table'],
  },
  'tile-stack': {
    asks: /\b(?:(?:stacks?|piles?|box(?:es)?) of (?:[a-z]+ )?tiles?|tile (?:trowels?|work|installers?)|tile and grout)\b/,
    is: 'a stack of tile and a trowel',
    at: ['table'],
  },
  wallet: { asks: /\b(?:wallets?|purses?)\b/, is: 'a wallet', at: ['table'] },
  shoes: {
    asks: /\b(?:(?:two |a )?(?:pairs? of )?(?:running |kids'? |tiny |baby |hiking )*(?:shoes|sneakers|hiking boots|cleats))\b(?! (?:shel\w+|racks?|stores?|shops?|covers?))/,
    is: 'a pair of shoes',
    at: ['door', 'table', 'room'],
  },
  leash: {
    asks: /\b(?:dog |pet )?leash(?:es)?(?: (?:hanging )?(?:on|from) (?:an?|the|some) (?:[a-z]+ )?(?:hooks?|pegs?|nails?))?\b/,
    is: 'a leash on a hook',
    at: ['wall'],
  },
  'open-fridge': {
    asks: /\b(?:open|stocked|full) (?:fridges?|refrigerators?)\b|\b(?:fridges?|refrigerators?) (?:full|stocked|open|with the door open)\b/,
    is: 'an open refrigerator full of food',
    at: ['room'],
    room: 'stove',
  },
} as const satisfies NamedThings;
