import {
  type Extra,
  type Holiday,
  type HomeSubject,
  homeSubjects,
  isHome,
  isInside,
  listedScene,
  type SceneSubject,
  subjects,
  tableSubjects,
} from './scene.ts';

/** What leads to a subject and yet is not in its picture. */
export const notShown: Partial<Record<SceneSubject, RegExp>> = {
  lake: /\b(?:houses?|homes?|boat ?-?house|paddle ?-?boards?)\b/g,
  beach: /\b(?:houses?|homes?)\b/g,
  bathroom: /\bshowers?\b/g,
  'front-door':
    /\b(?:porch )?swings?\b|\b(?:(?:rocking )?chairs?|bench(?:es)?|rockers?|wind ?-?chimes?|screened)\b/g,
  pool: /\b(?:fire ?-?pits?|hammocks?|pergolas?|adirondack(?: chairs?)?)\b/g,
  garden: /\bcompost\b/g,
  patio: /\b(?:pergolas?|hammocks?|tables?|grills?|bbq|barbecues?)\b/g,
  toolbox: /\b(?:ladders?|flashlights?|faucets?|pipes?|sinks?|drains?|toilets?)\b/g,
  'transit-stop': /\bbus(?:es)?\b/g,
  playground: /\bsplash ?-?pads?\b/g,
  downtown: /\bparades?\b/g,
  river: /\bfly ?-?fishing\b/g,
  'market-street': /\b(?:carnivals?|rides|parades?)\b/g,
  'finance-desk': /\benvelopes?\b/g,
  laptop: /\b(?:tablet|calendars?|planners?)\b/g,
  kitchen:
    /\b(?:dish ?washers?|microwaves?|blenders?|toasters?|knife blocks?|utensils|food|wet bars?|wine (?:fridges?|coolers?))\b/g,
  'dinner-table':
    /\b(?:soups?|pasta|spaghetti|sushi|tacos?|salads?|steaks?|(?:plates?|bowls?) of [a-z]+)\b/g,
  brunch: /\b(?:eggs|bacon|bagels?|do(?:ugh)?nuts?|pastr(?:y|ies)|smoothies?|oatmeal)\b/g,
  'rec-room':
    /\b(?:(?:ping ?-?pong|poker|foosball|air hockey) tables?|video games?|arcade|the(?:ater|atre)s?)\b/g,
  'kids-room': /\b(?:doll ?-?houses?|(?:toy )?train sets?|toy (?:box|chest)(?:es)?)\b/g,
  porch: /\bwind ?-?chimes?\b/g,
  'floor-installation': /\bcarpet(?:s|ing)?\b/g,
  'painted-room': /\bwall ?-?papers?\b/g,
  'kitchen-renovation': /\bpainted\b/g,
  balcony: /\bgardens?\b/g,
  'storage-units': /\bgarages\b/g,
  bedroom: /\bday ?-?beds?\b/g,
  inspection: /\b(?:termites?|radon|mold|damage)\b/g,
  'moving-boxes': /\b(?:famil(?:y|ies)|couple|people)\b/g,
  stove: /\bsoups?\b/g,
};

/** Words that ask for nothing one could see, or for what every picture has. */
export const plainWords =
  /(?<![\w-])(?:chang(?:e|es|ed|ing)|against|next|hanging|hung|grazing|crossing|half|loaded|carried|nothing|but|older|section|drawn|hovering|tied|growing|opening|sticking|running|waiting|gathered|having|someone|something|together|ahead|away|only|also|maybe|please|showing|like|really|wearing|leading|visible|opened|closed|placed|arranged|sits|stands|hangs|brand|distance|covered|stuff|being|stacks?|piles?|american|walk-in|painted|bloom(?:s|ing)?|parked|leaned|leaning|everywhere|all|behind|turning|type|kind|lined|lining|early|late|hot|set to|suburban|posts?|about|neutral|decorated|decorations?|above|below|shot|folding|first|staged|ready|guests?|makeovers?|remodel(?:ed|ing)?|refresh|walking|turned|turning|getting|going|now|right|falling|fallen|coming|streaked|streaming|shining|pouring|stacked|full|filled|inside|cute|an?|the|some|primary|golden|main|guest|its?|their|our|your|my|his|her|this|that|these|those|two|three|four|five|one|several|many|few|pair|set|row|lots?|new|old|newly|nice|beautiful|lovely|gorgeous|stunning|pretty|charming|perfect|great|good|big|large|small|little|tiny|tall|long|short|wide|open|clean|tidy|neat|quiet|calm|peaceful|simple|classic|traditional|stylish|fresh|freshly|local|typical|real|estate|soft|light|lights|lit|glow|glowing|shade|shadows?|sun|sunlight|sunlit|sunny|sky|skies|view|views|scene|photo|photograph|picture|image|illustration|background|foreground|close[- ]?up|shaped|wide shot|angle|detail|details|style|styled|look|looking|feel|feeling|vibe|mood|colors?|colou?rs?|colored|tones?|white|black|gr[ae]y|blue|green|red|yellow|brown|beige|navy|is|are|being|be|been|was|has|have|having|ready|made|done|set|seen|up|out|off|just|very|so|as|back|front|side|corner|middle|center|edge|end|top|bottom|ground|grass|trees?|plants?|flowers?|leaves|shrubs?|bushes|windows?|doors?|walls?|floors?|roofs?|rooms?|tables?|chairs?|sitting|standing|waiting|resting|playing|planning|search|family|saturday|sunday|weekend|day|time|season|year|home|homes|house|houses|frame(?= houses?)|wood|wooden|organized|spacious|place|area|space|spot|community|overlook\w*|enjoying|during|while|outside|around|along|across|between|after|before|how|what|when|where|why|people-free|empty|well-kept|mowed|mown|manicured|landscaped|natural)(?![\w-])/g;

/** Things that belong to a subject and are always in its picture. */
export function partsOf(subject: SceneSubject): RegExp {
  const has = listedScene(subject)?.has;
  return owned[subject] ?? (has ? new RegExp(has, 'g') : /(?!)/g);
}

const owned: Partial<Record<SceneSubject, RegExp>> = {
  kitchen:
    /\b(?:bowls?|shaker|islands?|pendants?|cabinets?|sinks?|(?:bar )?stools?|hoods?|ovens?|fridges?|fruit|(?:subway )?tiles?|faucets?|stainless(?:[- ]steel)?|appliances|backsplash(?:es)?|counters?|counter ?-?tops?)\b/g,
  bedroom: /\b(?:nightstands?|lamps?|rugs?|blankets?|duvets?|bench|art|curtains?)\b/g,
  nursery: /\b(?:rugs?|armchairs?|dressers?|baskets?|curtains?|art)\b/g,
  bathroom: /\b(?:freestanding|mirrors?|towels?|sinks?|tiles?|spa-like|soaking)\b/g,
  'living-room': /\b(?:rugs?|lamps?|armchairs?|coffee tables?|curtains?|art|cushions?)\b/g,
  'home-office': /\b(?:desks?|shelves|bookshel\w+|lamps?|books?)\b/g,
  'dining-room': /\b(?:long|rugs?|chandeliers?|curtains?)\b/g,
  laundry: /\b(?:front[- ]load\w*|baskets?|towels|cabinets?|shelves)\b/g,
  garage:
    /\b(?:shelves|shelving|bins?|tools?|pegboards?|ladders?|(?:two|three|one|[123])[- ]car|storage)\b/g,
  patio: /\b(?:string|adirondack|stone|fences?|seating|fire)\b/g,
  deck: /\b(?:back ?-?yards?|umbrellas?|parasols?|railings?|dining|outdoor)\b/g,
  garden:
    /\b(?:back ?-?yards?|raised|vegetables?|tomato(?:es)?|sheds?|watering can|paths?|fences?|beds?)\b/g,
  pool: /\b(?:loungers?|lounge(?: chairs?)?|umbrellas?|terraces?|palm trees|patio)\b/g,
  'front-door': /\b(?:steps?|planters?|lanterns?|mats?|wreaths?|porch|columns?|mums)\b/g,
  doorstep: /\b(?:locks?|handed|handing|hand(?:s|over)?|keys?|boxes|mats?|wreaths?)\b/g,
  porch: /\b(?:swings?|railings?|porch)\b/g,
  lake: /\b(?:kayaks?|docks?|canoes?|adirondack|chairs|water|shore)\b/g,
  beach: /\b(?:sea oats|oats|umbrellas?|towels?|waves?|water|dunes?|sand|ocean|sea)\b/g,
  trail: /\b(?:hills?|rocks?|signs?|foothills|woods|hikers?)\b/g,
  downtown:
    /\b(?:(?:small )?towns?|shops?|cafes?|awnings?|lamp posts?|cars?|street|streets|tables|umbrellas)\b/g,
  'market-street':
    /\b(?:stalls?|stands?|booths?|tents?|vendors?|food|produce|fruit|vegetables|string|awnings?|market)\b/g,
  park: /\b(?:benches|bench|ponds?|paths?|walk)\b/g,
  aerial: /\b(?:suburban|neighbou?rhoods?|streets?|subdivisions?|rooftops?|aerial)\b/g,
  balcony: /\b(?:railings?|water|ocean|skyline|city|sofa|condo|bay)\b/g,
  street: /\b(?:gas|cobblestones?|sidewalks?|lamps?|lined|front|yards?)\b/g,
  laptop: /\b(?:coffee|cups?|notebooks?|phones?|mugs?)\b/g,
  'finance-desk':
    /\b(?:calculators?|bills|model(?: houses?)?|pens?|papers?|folders?|charts?|desks?|keys|coffee|cups?|signed)\b/g,
  'chart-desk': /\b(?:bar|prices?|home prices|market|rates?|papers?|desks?|books?|coffee|pens?)\b/g,
  'keys-desk': /\b(?:house|desks?|coffee|papers?|folders?|pens?|cups?)\b/g,
  toolbox: /\b(?:hammers?|wrench\w*|tools?|weekend|maintenance)\b/g,
  'thanksgiving-table':
    /\b(?:dining|plates?|candles?|pies?|turkey|pumpkins?|dinner|glasses|feast)\b/g,
  'holiday-table': /\b(?:plates?|candles?|gifts?|garland|dinner|glasses|feast)\b/g,
  'dinner-table': /\b(?:plates?|candles?|glasses|napkins?|dinner)\b/g,
  fireplace: /\b(?:stockings?|trees?|mantels?|armchairs?|brick|fire|family)\b/g,
  skyline: /\b(?:rivers?|water|lakes?|bay|harbou?r|downtown|buildings|towers)\b/g,
  'mid-century': /\b(?:carports?|flat|glass|breeze blocks?)\b/g,
  cabin: /\b(?:log|logs|chimneys?|smoke|woods|porch)\b/g,
  brownstone: /\b(?:stoops?|steps|railings?|row)\b/g,
  victorian: /\b(?:painted|ladies|row|bay|hill|trim)\b/g,
  ranch:
    /\b(?:attached|detached|(?:attached|(?:two|three|one|[123])[- ]?car|front) garages?|garages?|car|gravel|agaves?|saguaros?|cact(?:i|us)|yuccas?|stucco|tile|spanish|mediterranean|desert|landscaping)\b/g,
  adobe: /\b(?:vigas?|stucco|clay|rooflines?)\b/g,
  'mobile-home': /\b(?:porch(?:es)?|carports?|beds|steps|awning)\b/g,
  'new-construction': /\b(?:frames?|framed|framing|lumber|lot)\b/g,
  'moving-boxes': /\b(?:boxes|moving|lamp|empty)\b/g,
  craftsman: /\b(?:porch(?:es)?|columns?|stone|dormers?|deep|covered|beams?)\b/g,
  farmhouse:
    /\b(?:(?:two|2)[- ]stor(?:y|ies)|porch(?:es)?|black|gables?|board|batten|metal roof)\b/g,
  colonial: /\b(?:two[- ]story|shutters?|columns?|dormers?|chimneys?|portico)\b/g,
  'condo-tower': /\b(?:balcon(?:y|ies)|towers?|glass|buildings?)\b/g,
};

/** A subject that is a part of another one: a deck has a grill, a pool a patio around it. */
export const belongs = (part: SceneSubject, whole: SceneSubject) =>
  parts[whole]?.includes(part) ?? (part === 'street' && isHome(whole));

const parts: Partial<Record<SceneSubject, readonly SceneSubject[]>> = {
  pool: ['patio'],
  fireplace: ['living-room'],
  doorstep: ['keys-desk', 'front-door', 'moving-boxes', 'porch'],
  'finance-desk': ['keys-desk', 'chart-desk', 'laptop', 'plan-desk'],
  'keys-desk': ['finance-desk', 'laptop'],
  'plan-desk': ['finance-desk', 'laptop'],
  'chart-desk': ['finance-desk', 'laptop'],
  laptop: ['finance-desk', 'keys-desk'],
  shower: ['bathroom'],
  'floating-home': ['marina'],
  'corner-sign': ['street'],
  'bunting-fence': ['cottage'],
  porch: ['covered-patio'],
  townhouses: ['brownstone', 'street'],
  brownstone: ['townhouses', 'street'],
  'modern-row': ['townhouses', 'street'],
  downtown: ['street'],
  'shop-front': ['street', 'downtown'],
  'market-street': ['street', 'downtown'],
  aerial: ['street'],
  balcony: ['condo-tower', 'skyline', 'beach'],
  'condo-tower': ['skyline', 'balcony'],
  kitchen: ['dining-room'],
  'thanksgiving-table': ['dining-room', 'dinner-table'],
  'holiday-table': ['dining-room', 'dinner-table'],
  'dining-room': ['dinner-table'],
  'front-door': ['porch'],
};

export function isShown(extra: Extra, subject: SceneSubject): boolean {
  if (extra === 'dog' || extra === 'cat') return takesPets(subject);
  if (extra === 'pool') return subject === 'modern';
  const only = shownIn[extra];
  if (only) return only.includes(subject);
  return isHome(subject);
}

/** Pictures with a sky in which a low sun can stand. */
const sunny: readonly SceneSubject[] = [
  ...homeSubjects,
  ...(['beach', 'lake', 'trail', 'park', 'street', 'skyline', 'balcony', 'aerial'] as const),
  ...(['deck', 'patio', 'pool', 'garden', 'porch'] as const),
];

/** Homes with a roof that stands out, so that lights and ice can hang from its edge. */
export const withEaves: readonly SceneSubject[] = homeSubjects.filter(
  (home) =>
    ![
      ...(['adobe', 'mid-century', 'brownstone', 'townhouses', 'condo-tower'] as const),
      ...(['new-construction', 'modern-row', 'triple-decker'] as const),
    ].some((flat) => flat === home),
);

/** Homes whose front door is seen from the yard. */
const withDoors = homeSubjects.filter(
  (home) => home !== 'condo-tower' && home !== 'new-construction',
);

/** Homes on whose door a wreath can be made out: no porch is before it, and it does not turn away. */
const withVisibleDoors = withDoors.filter(
  (home) =>
    ![
      ...(['craftsman', 'ranch', 'a-frame', 'tiny-house', 'lodge', 'tudor', 'duplex'] as const),
      ...(['shingle-style', 'loft-building'] as const),
    ].some((hidden) => hidden === home),
);

/** Rooms with plain walls and a ceiling of their own. */
const plainRooms: readonly SceneSubject[] = [
  ...(['bedroom', 'living-room', 'dining-room', 'bathroom', 'nursery', 'kids-room'] as const),
  ...(['home-office', 'fireplace', 'kitchen', 'laundry', 'open-plan', 'empty-room'] as const),
];

/** Rooms in which a wall may be of glass. */
const roomsWithViews: readonly SceneSubject[] = subjects.filter(
  (subject) =>
    isInside(subject) &&
    !tableSubjects.some((table) => table === subject) &&
    ![
      ...(['closet', 'pantry', 'wine-cellar', 'utility', 'thermostat', 'garage'] as const),
      ...(['stove', 'home-bar', 'theater'] as const),
    ].some((dark) => dark === subject),
);

/** Homes that can have a garage beside them: no garage of their own, no neighbor wall to wall, no stilts. */
const withRoomForGarage: readonly SceneSubject[] = homeSubjects.filter(
  (home) =>
    ![
      ...(['ranch', 'mid-century', 'modern', 'townhouses', 'condo-tower', 'victorian'] as const),
      ...(['brownstone', 'stilt-house', 'shotgun', 'modern-row', 'two-story'] as const),
      ...(['split-level', 'mediterranean', 'barndominium', 'apartments', 'adobe'] as const),
      ...(['loft-building', 'new-construction', 'tiny-house', 'manor', 'triple-decker'] as const),
      'lodge' as const,
    ].some((other) => other === home),
);

/** Pages with a house in the distance, always or where one was asked for. */
const withHomeBehind: readonly SceneSubject[] = [
  ...(['marsh', 'bayou', 'orchard', 'river', 'trail', 'open-land', 'barn', 'vineyard'] as const),
  ...(['grain-field', 'flower-field', 'country-road', 'lighthouse', 'pumpkin-patch'] as const),
  ...(['marina', 'golf', 'mailbox', 'yard-things', 'driveway'] as const),
  ...(['ladder', 'shovel', 'mower', 'leaf-pile', 'garden-gate', 'solar', 'front-walk'] as const),
];

/** Land and buildings of business that an agent's sign may stand before. */
const forSale = ['vacant-lot', 'open-land', 'strip-mall', 'office-building'] as const;

const outdoors: readonly SceneSubject[] = subjects.filter((subject) => !isInside(subject));

/** Pages with enough sky for what stands in it. */
const withSky: readonly SceneSubject[] = outdoors.filter(
  (subject) =>
    !(['front-door', 'doorstep', 'porch', 'aerial', 'window-cat', 'outdoor-unit'] as const).some(
      (near) => near === subject,
    ),
);

/** Yards with a fence or a house before the horizon. */
const fenced = new Set<SceneSubject>([
  ...(['patio', 'deck', 'garden', 'pool', 'hot-tub', 'covered-patio', 'patio-dining'] as const),
  ...(['outdoor-kitchen', 'flower-fence'] as const),
]);

/** Homes that stand in grass. */
const withLawns: readonly SceneSubject[] = homeSubjects.filter(
  (home) =>
    !(['condo-tower', 'stilt-house', 'loft-building'] as const).some((each) => each === home),
);

/** Homes before which no fence stands: they have one, or a street or a terrace instead of a lawn. */
const withoutFence = new Set<HomeSubject>([
  ...(['cottage', 'townhouses', 'brownstone', 'victorian', 'modern-row', 'shotgun'] as const),
  ...(['condo-tower', 'stilt-house', 'new-construction', 'loft-building'] as const),
]);

export const mayHaveFence = (home: HomeSubject) => !withoutFence.has(home);

/** Details that have their place in some pictures only. */
const shownIn: Partial<Record<Extra, readonly SceneSubject[]>> = {
  carport: [...withRoomForGarage, 'mid-century', 'mobile-home', 'ranch'],
  driveway: [
    ...homeSubjects,
    'driveway',
    'yard-things',
    'shovel',
    'cul-de-sac',
    'ev-charger',
    'detached-garage',
  ],
  'front-deck': [
    ...(['mobile-home', 'ranch', 'cottage', 'cabin', 'cape-cod', 'tiny-house'] as const),
    ...(['a-frame', 'modern', 'split-level', 'lodge'] as const),
  ],
  'window-boxes': homeSubjects.filter(
    (home) =>
      !(['condo-tower', 'modern', 'mediterranean', 'spanish'] as const).some(
        (each) => each === home,
      ),
  ),
  dunes: [...withLawns, 'stilt-house', 'beach'],
  'house-behind': withHomeBehind,
  'tree-rows': ['driveway', 'street', 'gated-entrance', 'country-road'],
  cracked: ['driveway'],
  'grain-elevator': ['grain-field'],
  ferry: ['marina'],
  bonfire: ['beach', 'lake', 'river'],
  monument: ['fountain', 'town-hall'],
  ivy: [
    ...(['colonial', 'cape-cod', 'saltbox', 'gambrel', 'two-story', 'duplex', 'cottage'] as const),
    ...(['ranch', 'manor', 'foursquare', 'apartments', 'townhouses', 'tudor'] as const),
  ],
  'water-tower': ['downtown', 'grain-field', 'open-land', 'country-road'],
  mailbox: withLawns,
  cacti: [...withLawns, 'trail'],
  'rooms-above': ['detached-garage'],
  pontoon: ['lake'],
  'dock-roof': ['lake'],
  waterside: [
    ...(['patio', 'deck', 'patio-dining'] as const),
    ...homeSubjects.filter(
      (home) =>
        !(['brownstone', 'townhouses', 'modern-row', 'victorian', 'shotgun'] as const).some(
          (row) => row === home,
        ) &&
        home !== 'condo-tower' &&
        home !== 'stilt-house',
    ),
  ],
  'attached-garage': withRoomForGarage,
  'own-garage': [...withRoomForGarage, 'detached-garage'],
  'sale-sign': [...homeSubjects, ...forSale, 'front-door'],
  'sold-sign': [...homeSubjects, ...forSale, 'front-door'],
  'open-house-sign': [...homeSubjects, 'front-door'],
  rainbow: withSky,
  'hot-air-balloons': withSky,
  lightning: withSky.filter((subject) => !fenced.has(subject)),
  'pool-cage': ['pool'],
  'above-ground': ['pool'],
  'pool-slide': ['pool'],
  'rock-fall': ['pool'],
  foundation: ['new-construction'],
  'house-wrap': ['new-construction'],
  painting: ['ladder'],
  'fire-escape': ['apartments', 'loft-building'],
  'ferris-wheel': ['promenade', 'food-trucks'],
  'clock-tower': ['downtown', 'town-hall'],
  dome: ['town-hall'],
  kayaks: ['river', 'lake'],
  'fallen-leaves': ['front-door', ...withLawns],
  cooking: ['covered-patio'],
  'lake-view': ['balcony', 'aerial'],
  'third-door': ['duplex'],
  arch: ['skyline'],
  needle: ['skyline'],
  sails: ['marina', 'lake'],
  'outdoor-fireplace': ['patio'],
  boat: ['lake', 'floating-home'],
  corn: ['grain-field'],
  striped: ['shop-front'],
  'bunk-room': ['kids-room'],
  fireworks: withSky.filter((subject) => subject !== 'fireworks' && !fenced.has(subject)),
  aurora: withSky,
  spiral: ['staircase', 'loft'],
  'framed-row': ['new-construction'],
  cotton: ['grain-field'],
  skylight: [...plainRooms, 'attic', 'staircase', 'loft'],
  bed: ['attic'],
  'round-table': ['dining-room', 'breakfast-nook', 'staircase'],
  canopy: ['bedroom'],
  sectional: ['living-room', 'fireplace', 'open-plan'],
  paneling: plainRooms,
  wreath: [...withVisibleDoors, 'fireplace'],
  balloons: [
    ...withDoors,
    'front-door',
    ...(['patio', 'deck', 'patio-dining', 'covered-patio', 'garden'] as const),
  ],
  'flower-pots': [...withDoors, 'downtown'],
  checkered: subjects.filter(
    (subject) => isInside(subject) && !tableSubjects.some((table) => table === subject),
  ),
  clawfoot: ['bathroom'],
  boardwalk: ['beach'],
  'built-ins': ['home-office', 'living-room', 'fireplace'],
  chairs: ['balcony'],
  'city-view': roomsWithViews,
  gutters: ['ladder'],
  'hanging-baskets': ['porch'],
  'room-view': roomsWithViews,
  moss: [
    'fountain',
    'bayou',
    'marsh',
    'yard-things',
    'street',
    'park',
    'river-path',
    'trail',
    'market-street',
    ...homeSubjects,
  ],
  'butcher-block': ['kitchen', 'open-plan'],
  golf: ['aerial'],
  'open-shelves': ['kitchen', 'open-plan'],
  shoreline: ['aerial'],
  'twin-beds': ['bedroom'],
  'under-stairs': ['home-office'],
  beams: plainRooms,
  desk: ['bedroom', 'kids-room', 'living-room'],
  infinity: ['pool'],
  playroom: ['kids-room'],
  powder: ['bathroom'],
  vaulted: plainRooms,
  wallpaper: plainRooms,
  shingles: ['ladder'],
  vista: ['trail', 'street', 'patio', 'deck', 'patio-dining', 'hot-tub', 'pool', ...homeSubjects],
  'stone-hearth': ['fireplace'],
  blanket: ['fireplace', 'living-room'],
  boxes: ['staircase', 'doorstep', 'moving-boxes'],
  counter: tableSubjects,
  flags: ['downtown', 'town-hall', 'flag', 'bunting-fence', 'front-door'],
  flyers: ['kitchen'],
  'low-tide': ['pier', 'promenade', 'marsh'],
  frozen: ['lake'],
  'house-lights': withEaves,
  icicles: withEaves,
  letters: ['mailbox'],
  mat: ['front-door'],
  pergola: ['patio', 'patio-dining', 'outdoor-kitchen'],
  'shore-home': ['lake'],
  sprinkler: withEaves,
  lemons: ['kitchen'],
  luminarias: ['adobe', 'front-walk'],
  seedlings: ['garden'],
  tub: ['shower'],
  asleep: subjects,
  barn: [...withRoomForGarage, 'barn', 'pumpkin-patch'],
  bikes: ['garage', 'river-path', 'trail'],
  car: [...homeSubjects, 'garage', 'downtown', 'ev-charger'],
  books: ['town-hall'],
  'ceiling-fan': ['porch', 'bedroom', 'living-room', 'nursery'],
  coffee: [
    ...(['porch', 'balcony', 'deck', 'patio', 'kitchen', 'laptop', 'home-office'] as const),
    ...(['fireplace', 'window-seat', 'brunch', 'paint-cans', 'finance-desk'] as const),
  ],
  'double-vanity': ['bathroom'],
  falling: ['chart-desk'],
  'low-sun': sunny,
  pumpkins: [
    ...withDoors,
    ...(['market-street', 'porch', 'front-door', 'thanksgiving-table'] as const),
  ],
  ristras: ['adobe', 'front-door'],
  'rocking-chairs': ['porch', 'nursery', 'covered-patio'],
  screens: ['porch'],
  'six-seats': ['deck', 'dining-room'],
  picnic: ['park'],
  steep: ['victorian', 'townhouses'],
  'string-lights': [
    'town-hall',
    'downtown',
    'market-street',
    'patio',
    'deck',
    'hot-tub',
    'patio-dining',
    'food-trucks',
    'balcony',
  ],
  'two-monitors': ['home-office'],
  wildflowers: ['trail'],
};

const withoutPets = new Set<SceneSubject>([
  ...(['skyline', 'aerial', 'chimney', 'fireworks'] as const),
  ...tableSubjects,
]);

const takesPets = (subject: SceneSubject) => !withoutPets.has(subject);

export const isKept = (holiday: Holiday, subject: SceneSubject) =>
  showsHoliday.has(subject) ||
  (ownHoliday[subject]?.includes(holiday) ?? false) ||
  (holiday === 'spring' && growsFlowers(subject));

/** Homes with beds along their front, and pictures of flowers. */
export const growsFlowers = (subject: SceneSubject) => withFlowers.has(subject);

const withFlowers = new Set<SceneSubject>([
  ...(['colonial', 'craftsman', 'ranch', 'cottage', 'farmhouse', 'cape-cod', 'tudor'] as const),
  ...(['two-story', 'mediterranean', 'split-level', 'duplex', 'mobile-home'] as const),
  ...(['spanish', 'porch-house', 'barndominium', 'saltbox', 'gambrel', 'columned'] as const),
  ...(['prairie', 'foursquare', 'shingle-style', 'raised-cottage', 'lodge'] as const),
  ...(['apartments', 'queen-anne', 'front-walk', 'mailbox', 'barn'] as const),
  ...(['flower-fence', 'flower-field', 'trail', 'garden-gate', 'guest-house', 'flag'] as const),
  ...(['window-cat', 'bunting-fence', 'yard-things'] as const),
]);

/** Pictures of one feast or another. */
const ownHoliday: Partial<Record<SceneSubject, readonly Holiday[]>> = {
  downtown: ['winter', 'july'],
  'pumpkin-patch': ['halloween', 'thanksgiving'],
  'grain-field': ['thanksgiving'],
  fireworks: ['july'],
  'bunting-fence': ['july'],
  flag: ['july'],
  champagne: ['winter'],
  'tree-lot': ['winter'],
  'town-tree': ['winter'],
  'easter-table': ['spring'],
  menorah: ['winter'],
};

export const showsHoliday = new Set<SceneSubject>([
  'front-door',
  'fireplace',
  'thanksgiving-table',
  'holiday-table',
]);
