/**
 * Names whose parts name something else: window boxes hold no moving day, a power washer washes no clothes, and
 * a storm door brings no rain. They are taken out before a subject is looked for.
 */
const misleading = new RegExp(
  `\\b(?:${[
    '(?:window|flower|planter|check|juke|sand|tackle|jewelry|litter|fuse|breaker|junction) ?-?box(?:es)?',
    'box(?:es)? of (?:screws|nails|tissues|pizza|doughnuts|donuts|chocolates?|crayons|matches)',
    'house numbers?',
    '(?:power|pressure) ?-?wash(?:er|ers|ing|ed)?',
    '(?:concrete|cement) (?:mixers?|trucks?)',
    '(?:disc|frisbee|mini(?:ature)?) golf',
    'storm (?:doors?|drains?|windows?|shelters?|cellars?)',
    'outdoor showers?',
    'baby showers?|bridal showers?',
    'cookie cutters?',
    'bistro (?:sets?|tables?|chairs?|lights)',
    'tide ?-?pools?',
    'putting greens? in (?:an?|the|our|my) (?:back ?-?)?yard|back ?-?yard putting greens?',
    'garage door openers?',
    'botanical conservator(?:y|ies)',
    'camera(?: on a)? tripods?',
    'skate ?-?parks?',
    '(?:lobster|crab) (?:traps?|pots?|boils?)',
    'park(?:ing)? (?:garages?|decks?|structures?)',
    'ranch (?:dressing|gates?)',
    'porch pirates?',
    'kitchen gardens?',
    'bath ?-?mats?',
    'bed ?-?(?:rock|sides?)',
    'yard ?-?sticks?',
    'porch (?:lights?|lamps?)(?= (?:fixture|bulb))',
    'shower (?:gifts?|invitations?)',
    'community (?:theaters?|events?|boards?|colleges?)',
    'office (?:chairs?|supplies)',
    'floor (?:lamps?|pillows?)',
    'wall (?:anchors?|paint)',
    'closet (?:rods?|hangers?)',
    'attic (?:fans?|stairs|ladders?)',
    'street (?:food|tacos?|parking|performers?)',
    'deck (?:of cards|screws|stain)',
    'table ?-?top (?:grills?|games?)',
    'pool (?:noodles?|toys?)',
    'lake (?:trout|fish)',
    'key (?:points?|facts?|takeaways?|terms?|limes?|features?)',
    'rooftop (?:bars?|restaurants?)',
    'stove ?-?pipes?',
  ].join('|')})\\b`,
  'g',
);

export const withoutMisleading = (text: string) =>
  text.replace(gardenBeds, 'garden').replace(misleading, ' ');

/** Nobody sleeps in them. */
const gardenBeds = /\b(?:raised )?(?:garden|vegetable|veggie|flower|planting|planter) ?-?beds?\b/g;
