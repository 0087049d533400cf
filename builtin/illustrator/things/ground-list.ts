import type { NamedThings } from './named-thing.ts';

/** Machines, shelters and games that stand on the ground outdoors. */
export const groundThings = {
  dumpster: {
    asks: /\b(?:dumpsters?|roll-?off(?: containers?)?|(?:construction|demo) debris)\b/,
    is: 'a dumpster',
    at: ['yard'],
  },
  generator: {
    asks: /\b(?:(?:backup|standby|portable|whole[- ]house|home|gas) )*generators?\b/,
    is: 'a generator',
    at: ['yard'],
  },
  smoker: {
    asks: /\b(?:(?:offset|pellet|meat|bbq|barbecue) )?smokers?\b(?! detector)/,
    is: 'a smoker',
    at: ['yard'],
    ground: 'back',
  },
  turbines: {
    asks: /\bwind (?:turbines?|farms?|power)\b/,
    is: 'wind turbines',
    at: ['yard'],
    ground: 'open',
  },
  yurt: { asks: /\byurts?\b/, is: 'a yurt', at: ['yard'], ground: 'open' },
  'outdoor-shower': {
    asks: /\b(?:outdoor|outside) showers?\b/,
    is: 'an outdoor shower',
    at: ['yard'],
    ground: 'back',
  },
  'boat-trailer': {
    asks: /\bboats? (?:parked )?(?:on|and) (?:an? |its )?(?:boat )?trailers?\b|\bboat trailers?\b|\bboats? (?:parked )?(?:in|on|by|beside) (?:an?|the|our|my) (?:[a-z]+ )?(?:drive ?-?way|garage|yard)\b/,
    is: 'a boat on a trailer',
    at: ['yard'],
  },
  'lobster-traps': {
    asks: /\b(?:lobster|crab) (?:traps?|pots?)\b/,
    is: 'lobster traps',
    at: ['yard'],
    ground: 'water',
  },
  'storm-shelter': {
    asks: /\b(?:storm|tornado|bomb|underground) (?:shelters?|cellars?|bunkers?)\b/,
    is: 'a storm shelter',
    at: ['yard'],
    ground: 'back',
  },
  'outdoor-movie': {
    asks: /\b(?:back ?-?yard|outdoor|outside|patio|lawn)\b.{0,24}\b(?:movies?|projector|movie nights?)(?: (?:nights?|screens?))?\b(?:.{0,20}\bscreens?\b)?|\bmovies? (?:nights? )?(?:in|under|on) (?:an?|the) (?:back ?-?yard|park|stars|lawn)\b/,
    is: 'an outdoor movie screen',
    at: ['yard'],
    ground: 'back',
  },
  'skate-ramp': {
    asks: /\b(?:skate ?-?(?:park|ramp|bowl)s?|half ?-?pipes?|skate ?-?board(?:s|ing|ers?)?)\b/,
    is: 'a skate ramp',
    at: ['yard'],
    ground: 'open',
  },
  'disc-basket': {
    asks: /\b(?:disc|frisbee) golf(?: (?:baskets?|courses?))?\b/,
    is: 'a disc golf basket',
    at: ['yard'],
    ground: 'open',
  },
  agility: {
    asks: /\b(?:(?:dog )?agility(?: (?:ramps?|courses?|equipment))?)\b/,
    is: 'an agility course for dogs',
    at: ['yard'],
    ground: 'open',
  },
  'survey-level': {
    asks: /\b(?:surveyor'?s?|survey(?:ing)?|transit) (?:tripods?|levels?|equipment|instruments?)(?: (?:on|and) (?:an? )?tripods?)?\b|\bsurveyors?\b(?! (?:flags?|stakes?))/,
    is: "a surveyor's level",
    at: ['yard'],
    ground: 'open',
  },
  'concrete-mixer': {
    asks: /\b(?:concrete|cement) mixers?\b/,
    is: 'a concrete mixer',
    at: ['yard'],
    ground: 'open',
  },
  'lemon-tree': {
    asks: /\b(?:(?:potted|dwarf) )?(?:lemon|lime|orange|citrus|kumquat|meyer lemon) trees?(?: in (?:an? )?(?:[a-z]+ )?(?:pots?|planters?))?\b/,
    is: 'a lemon tree in a pot',
    at: ['yard', 'door'],
    ground: 'back',
  },
  'compost-bin': {
    asks: /\bcompost(?:er|ing)?(?: (?:bins?|piles?|heaps?|tumblers?))\b|\bcomposters?\b/,
    is: 'a compost bin',
    at: ['yard'],
    ground: 'back',
  },
  'new-fence': {
    asks: /\bfenc(?:e|es|ing) (?:(?:is|are) )?(?:being (?:built|installed|repaired|replaced)|installation|going (?:up|in)|repairs?|posts?)\b|\b(?:building|installing|repairing) (?:an? |the |our )?(?:[a-z]+ )?fence\b/,
    is: 'a fence that is being built',
    at: ['yard'],
    ground: 'back',
  },
  cornhole: {
    asks: /\b(?:corn ?-?holes?|bag toss|bean ?-?bag toss|(?:back ?-?yard|lawn|yard) games?)\b/,
    is: 'cornhole boards',
    at: ['yard'],
    ground: 'back',
  },
  beehives: {
    asks: /\b(?:bee ?-?hives?|hives|honey ?-?bees?|bee ?-?keep\w+|apiar(?:y|ies))\b/,
    is: 'beehives',
    at: ['yard'],
    ground: 'open',
  },
  'pump-jack': {
    asks: /\b(?:pump ?-?jacks?|oil (?:wells?|pumps?|derricks?|fields?))\b/,
    is: 'a pump jack',
    at: ['yard'],
    ground: 'open',
  },
  airplane: {
    asks: /\b(?:(?:small|little|private|prop|vintage) )*(?:air ?-?planes?|planes|aircraft|cessnas?)\b|\bair ?-?(?:ports?|strips?|parks?)\b(?:.{0,16}\b(?:air ?)?planes?\b)?/,
    is: 'a small plane',
    at: ['yard'],
    ground: 'open',
  },
  'sand-castle': {
    asks: /\bsand ?-?castles?\b/,
    is: 'a sandcastle',
    at: ['yard'],
    ground: 'sand',
  },
  goats: {
    asks: /\b(?:goats?|kids? \(goats\))\b(?! cheese)/,
    is: 'goats',
    at: ['yard'],
    ground: 'open',
  },
  'dryer-vent': {
    asks: /\bdryer ?-?(?:vents?|lint|ducts?|exhausts?)\b(?: (?:full of|with|and) lint)?|\blint\b/,
    is: 'a dryer vent with lint on an outside wall',
    at: ['yard'],
  },
  clothesline: {
    asks: /\bclothes ?-?lines?\b|\b(?:laundry|sheets|clothes) (?:hanging |drying )?(?:on|out on) (?:an?|the) (?:clothes ?-?)?line\b/,
    is: 'a clothesline with laundry',
    at: ['yard'],
    ground: 'back',
  },
  'rain-barrel': {
    asks: /\brain ?-?barrels?\b|\bdown ?-?spouts?\b/,
    is: 'a rain barrel under a downspout',
    at: ['yard'],
  },
  'putting-green': {
    asks: /\bputting greens? (?:in|at|behind) (?:an?|the|our|my) (?:[a-z]+ )?(?:yard|back ?-?yard|home|house)\b|\b(?:back ?-?yard|home) putting greens?\b/,
    is: 'a putting green',
    at: ['yard'],
    ground: 'back',
  },
  motorcycle: {
    asks: /\b(?:motor ?-?(?:cycles?|bikes?)|mopeds?|harleys?)\b/,
    is: 'a motorcycle',
    at: ['yard'],
  },
} as const satisfies NamedThings;
