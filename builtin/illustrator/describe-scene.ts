import type { SceneWishes } from './choose-scene.ts';
import { coloredThing, namedColors } from './color-words.ts';
import { withoutPlaces } from './place-names.ts';
import { readPrompt } from './read-prompt.ts';
import {
  type Colors,
  type Extra,
  type Holiday,
  homeSubjects,
  roomSubjects,
  type Scene,
  type SceneSubject,
  tableSubjects,
} from './scene.ts';
import {
  anyHome,
  extraWords,
  holidayWords,
  moodWords,
  regionWords,
  seasonWords,
  strongWords,
  subjectWords,
  timeWords,
  weatherWords,
} from './words.ts';

/** What was drawn, in words, and what of the wish was not. */
export type SceneReport = { drawn: string; notDrawn: string[] };

export function describeScene(scene: Scene, { subject, place }: SceneWishes): SceneReport {
  const [main = ''] = subject.split(/\b(?:regional character of|surroundings as in)\b|;/i);
  return { drawn: whatIsSeen(scene), notDrawn: leftOut(scene, withoutPlaces(main, place)) };
}

function whatIsSeen({ subject, extras = [], holiday, season, weather, isSnowless }: Scene): string {
  const added = extras.flatMap((extra) => {
    const name = extraNames[extra];
    return name && isShown(extra, subject) && !subjectNames[subject].includes(name) ? [name] : [];
  });
  if (holiday && isKept(holiday, subject))
    added.push(subject === 'downtown' ? 'strings of lights' : holidayNames[holiday]);
  const isOutside = !inside.has(subject);
  const air =
    weather === 'snow' || weather === 'rain' || weather === 'fog' ? `in ${weather}` : undefined;
  const time =
    season === 'winter' && !isSnowless && !air
      ? 'in winter'
      : season === 'autumn'
        ? 'in fall'
        : undefined;
  // Rocking chairs stand where the swing would hang.
  const name = extras.includes('rocking-chairs')
    ? subjectNames[subject].replace(' with a swing', '')
    : subjectNames[subject];
  return [
    name,
    added.length > 0 && `${name.includes(' with ') ? 'and' : 'with'} ${list([...new Set(added)])}`,
    isOutside && (air ?? time),
  ]
    .filter(Boolean)
    .join(' ');
}

const list = (items: readonly string[]) =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

/** The nouns of a wish that none of our words stands for. */
function leftOut(scene: Scene, wish: string): string[] {
  const { subject, extras = [], holiday } = scene;
  const { wanted } = readPrompt(wish);
  const colors = (wanted.match(coloredThing) ?? []).filter((phrase) =>
    Object.keys(namedColors(phrase)).some((kind) => !takesColor(kind as keyof Colors, scene)),
  );
  let plain = wanted.replace(coloredThing, ' ').replace(/\bcouple of\b/g, ' ');
  for (const [value, pattern] of extraWords)
    if (isShown(value, subject) && extras.includes(value))
      plain = plain.replace(new RegExp(pattern, 'g'), ' ');
  const feast = holiday && !isKept(holiday, subject) ? holidayWords : [];
  const missing = [
    ...colors,
    ...(plain.match(notShown[subject] ?? /(?!)/g) ?? []),
    ...feast.flatMap(([, pattern]) => plain.match(pattern)?.[0] ?? []),
  ];
  let rest = missing.reduce((text, each) => text.replace(each, ' '), plain);
  for (const words of [
    strongWords,
    subjectWords,
    timeWords,
    seasonWords,
    weatherWords,
    moodWords,
    regionWords,
  ])
    for (const [value, pattern] of words) {
      // Another subject than the one drawn is not in the picture, unless it belongs to it.
      const isOther =
        words === subjectWords && value !== subject && !belongs(value as SceneSubject, subject);
      if (!isOther) rest = rest.replace(new RegExp(pattern, 'g'), ' ');
    }
  if (extras.some((extra) => extra.endsWith('sign') && isShown(extra, subject)))
    rest = rest.replace(/\bsigns?\b/g, ' ');
  if (holiday && isKept(holiday, subject))
    for (const [, pattern] of holidayWords) rest = rest.replace(new RegExp(pattern, 'g'), ' ');
  if (!inside.has(subject)) rest = rest.replace(new RegExp(anyHome, 'g'), ' ');
  rest = rest.replace(partsOf(subject), ' ').replace(/\bcouple of\b/g, ' ');
  const found = rest
    .split(
      /[,.;:!?()]|\b(?:and|or|with|of|on|in|at|by|near|over|under|from|for|to|beside|behind|through|into|next to|in front of|overlooking|featuring|showing)\b/,
    )
    .map((phrase) => phrase.replace(plainWords, ' ').replace(/\s+/g, ' ').trim())
    .filter((phrase) => /[a-z]{3}/.test(phrase));
  const phrases = [...missing, ...found.map((phrase) => phrase.split(' ').slice(-3).join(' '))];
  return [...new Set(phrases)].slice(0, 4);
}

/** The things of a subject that take a color by name. */
const takesColor = (kind: keyof Colors, { subject, extras = [] }: Scene) =>
  kind === 'cabinets' || kind === 'island'
    ? ['kitchen', 'bathroom', 'laundry'].includes(subject)
    : kind === 'fabric'
      ? roomSubjects.some((room) => room === subject)
      : kind === 'barn'
        ? extras.includes('barn') && isShown('barn', subject)
        : kind === 'door'
          ? doored.has(subject)
          : homeSubjects.some((home) => home === subject) && !ownColors.has(subject);
const doored = new Set<SceneSubject>([...homeSubjects, 'front-door', 'doorstep', 'porch']);
/** Homes whose walls have the color of their material. */
const ownColors = new Set<SceneSubject>([
  ...(['adobe', 'cabin', 'brownstone', 'victorian', 'new-construction', 'townhouses'] as const),
  'condo-tower',
]);

/** What leads to a subject and yet is not in its picture. */
const notShown: Partial<Record<SceneSubject, RegExp>> = {
  lake: /\b(?:houses?|homes?|boat ?-?house|paddle ?-?boards?)\b/g,
  beach: /\b(?:houses?|homes?|boardwalks?)\b/g,
  bathroom: /\b(?:walk-in )?showers?\b/g,
  'living-room':
    /\b(?:sun ?rooms?|media room|wine (?:rooms?|cellars?)|game rooms?|(?:home )?theaters?|librar(?:y|ies)|basements?|hallway|entry hall)\b/g,
  park: /\b(?:playgrounds?|golf|picnics?)\b/g,
  garden: /\b(?:green ?house|compost)\b/g,
  patio: /\b(?:pergolas?|hammocks?|courtyards?)\b/g,
  deck: /\boutdoor kitchens?\b/g,
  toolbox:
    /\b(?:ladders?|paint cans?|paint ?brush(?:es)?|furnaces?|thermostats?|water heaters?|gutters?|filters?|flashlights?)\b/g,
  'market-street': /\bfood trucks?\b/g,
  'finance-desk': /\b(?:calculators?|piggy bank|envelopes?|clipboards?)\b/g,
  laptop: /\b(?:tablet|calendars?|planners?)\b/g,
};

/** Words that ask for nothing one could see, or for what every picture has. */
const plainWords =
  /(?<![\w-])(?:neutral|decorated|decorations?|above|below|shot|folding|first|staged|ready|guests?|makeovers?|remodel(?:ed|ing)?|refresh|walking|turned|turning|getting|going|now|right|falling|fallen|an?|the|some|primary|golden|main|guest|its?|their|our|your|my|his|her|this|that|these|those|two|three|four|five|one|several|many|few|pair|set|row|lots?|new|old|newly|nice|beautiful|lovely|gorgeous|stunning|pretty|charming|perfect|great|good|big|large|small|tiny|tall|long|short|wide|open|clean|tidy|neat|quiet|calm|peaceful|simple|classic|traditional|stylish|fresh|freshly|local|typical|real|estate|soft|light|lights|lit|glow|glowing|shade|shadows?|sun|sky|skies|view|views|scene|photo|photograph|picture|image|illustration|background|foreground|close-?up|wide shot|angle|detail|details|style|styled|look|looking|feel|feeling|vibe|mood|colors?|colou?rs?|colored|tones?|white|black|gr[ae]y|blue|green|red|yellow|brown|beige|navy|is|are|being|be|been|was|has|have|having|ready|made|done|set|seen|up|out|off|just|very|so|as|back|front|side|corner|middle|center|edge|end|top|bottom|ground|grass|trees?|plants?|flowers?|leaves|shrubs?|bushes|windows?|doors?|walls?|floors?|roofs?|rooms?|tables?|chairs?|sitting|standing|waiting|resting|playing|planning|search|family|saturday|sunday|weekend|day|time|season|year|home|homes|house|houses|wood|wooden|organized|spacious|place|area|space|spot|community|overlook\w*|enjoying|during|while|outside|around|along|across|between|after|before|how|what|when|where|why|people-free|empty|well-kept|natural)(?![\w-])/g;

/** Things that belong to a subject and are always in its picture. */
function partsOf(subject: SceneSubject): RegExp {
  return owned[subject] ?? /(?!)/g;
}

const owned: Partial<Record<SceneSubject, RegExp>> = {
  kitchen:
    /\b(?:shaker|islands?|pendants?|cabinets?|sinks?|stools?|hoods?|ovens?|fridges?|fruit|tiles?|faucets?)\b/g,
  bedroom: /\b(?:nightstands?|lamps?|rugs?|blankets?|duvets?|bench|art|curtains?)\b/g,
  nursery: /\b(?:rugs?|armchairs?|dressers?|shel(?:f|ves)|baskets?|lamps?|curtains?|art)\b/g,
  bathroom: /\b(?:freestanding|mirrors?|towels?|sinks?|tiles?|spa-like|soaking)\b/g,
  'living-room': /\b(?:rugs?|lamps?|armchairs?|coffee tables?|curtains?|art|cushions?)\b/g,
  'home-office': /\b(?:desks?|shelves|bookshel\w+|lamps?|books?)\b/g,
  'dining-room': /\b(?:long|rugs?|chandeliers?|curtains?)\b/g,
  laundry: /\b(?:front[- ]load\w*|baskets?|towels|cabinets?|shelves)\b/g,
  garage:
    /\b(?:shelves|shelving|bins?|tools?|pegboards?|ladders?|(?:two|three|one|[123])[- ]car|storage)\b/g,
  patio: /\b(?:string|adirondack|stone|fences?|seating|fire)\b/g,
  deck: /\b(?:umbrellas?|parasols?|railings?|dining|outdoor)\b/g,
  garden: /\b(?:raised|vegetables?|sheds?|watering can|paths?|fences?)\b/g,
  pool: /\b(?:loungers?|umbrellas?|terraces?|palm trees|patio)\b/g,
  'front-door': /\b(?:steps?|planters?|lanterns?|mats?|wreaths?|porch|columns?|mums)\b/g,
  doorstep: /\b(?:handed|handing|hand(?:s|over)?|keys?|boxes|mats?|wreaths?)\b/g,
  porch: /\b(?:swings?|railings?|porch)\b/g,
  lake: /\b(?:kayaks?|docks?|canoes?|chairs|water|shore)\b/g,
  beach: /\b(?:umbrellas?|towels?|waves?|water|dune|sand|ocean|sea)\b/g,
  trail: /\b(?:hills?|rocks?|signs?|foothills|woods|hikers?)\b/g,
  downtown: /\b(?:shops?|cafes?|awnings?|lamp posts?|cars?|street|streets|tables|umbrellas)\b/g,
  'market-street': /\b(?:stalls?|produce|fruit|vegetables|string|awnings?|market)\b/g,
  park: /\b(?:benches|bench|ponds?|paths?|walk)\b/g,
  aerial: /\b(?:suburban|neighbou?rhoods?|streets?|subdivisions?|rooftops?|aerial)\b/g,
  balcony: /\b(?:railings?|water|ocean|skyline|city|sofa|condo|bay)\b/g,
  street: /\b(?:sidewalks?|lamps?|lined|front|yards?)\b/g,
  laptop: /\b(?:coffee|cups?|notebooks?|phones?|mugs?)\b/g,
  'finance-desk': /\b(?:pens?|papers?|folders?|charts?|desks?|keys|coffee|cups?|signed)\b/g,
  'chart-desk': /\b(?:bar|prices?|home prices|market|rates?|papers?|desks?|books?|coffee|pens?)\b/g,
  'keys-desk': /\b(?:house|desks?|coffee|papers?|folders?|pens?|cups?)\b/g,
  toolbox: /\b(?:hammers?|wrench\w*|tools?|weekend|maintenance)\b/g,
  'thanksgiving-table': /\b(?:plates?|candles?|pies?|turkey|pumpkins?|dinner|glasses|feast)\b/g,
  'holiday-table': /\b(?:plates?|candles?|gifts?|garland|dinner|glasses|feast)\b/g,
  'dinner-table': /\b(?:plates?|candles?|glasses|napkins?|dinner)\b/g,
  fireplace: /\b(?:stockings?|trees?|mantels?|armchairs?|brick|fire|family)\b/g,
  skyline: /\b(?:rivers?|water|lakes?|bay|harbou?r|downtown|buildings|towers)\b/g,
  'mid-century': /\b(?:carports?|flat|glass|breeze blocks?)\b/g,
  cabin: /\b(?:log|logs|chimneys?|smoke|woods|porch)\b/g,
  brownstone: /\b(?:stoops?|steps|railings?|row)\b/g,
  victorian: /\b(?:painted|ladies|row|bay|hill|trim)\b/g,
  ranch: /\b(?:stucco|tile|spanish|mediterranean|desert|landscaping)\b/g,
  adobe: /\b(?:vigas?|stucco|clay)\b/g,
  'mobile-home': /\b(?:porch(?:es)?|carports?|beds|steps|awning)\b/g,
  'new-construction': /\b(?:frame|framing|lumber|lot)\b/g,
  'moving-boxes': /\b(?:boxes|moving|lamp|empty)\b/g,
};

/** A subject that is a part of another one: a deck has a grill, a pool a patio around it. */
const belongs = (part: SceneSubject, whole: SceneSubject) =>
  parts[whole]?.includes(part) ??
  (part === 'street' && homeSubjects.some((home) => home === whole));

const parts: Partial<Record<SceneSubject, readonly SceneSubject[]>> = {
  patio: ['front-door', 'deck', 'garden'],
  pool: ['patio', 'deck'],
  fireplace: ['living-room'],
  doorstep: ['keys-desk', 'front-door', 'moving-boxes', 'porch'],
  'finance-desk': ['keys-desk', 'chart-desk', 'laptop', 'plan-desk'],
  'keys-desk': ['finance-desk', 'laptop'],
  'plan-desk': ['finance-desk', 'laptop'],
  'chart-desk': ['finance-desk', 'laptop'],
  laptop: ['finance-desk', 'keys-desk'],
  lake: ['deck'],
  downtown: ['street', 'laptop'],
  'market-street': ['street', 'downtown'],
  aerial: ['street'],
  balcony: ['condo-tower', 'skyline', 'beach'],
  'condo-tower': ['skyline', 'balcony'],
  kitchen: ['dining-room'],
  'thanksgiving-table': ['dining-room', 'dinner-table'],
  'holiday-table': ['dining-room', 'dinner-table'],
  'dining-room': ['dinner-table'],
  'front-door': ['porch', 'garden'],
};

function isShown(extra: Extra, subject: SceneSubject): boolean {
  if (extra === 'dog' || extra === 'cat') return takesPets(subject);
  if (extra === 'pool') return subject === 'modern';
  const only = shownIn[extra];
  if (only) return only.includes(subject);
  return homeSubjects.some((home) => home === subject);
}

/** Pictures with a sky in which a low sun can stand. */
const sunny: readonly SceneSubject[] = [
  ...homeSubjects,
  ...(['beach', 'lake', 'trail', 'park', 'street', 'skyline', 'balcony', 'aerial'] as const),
  ...(['deck', 'patio', 'pool', 'garden', 'porch'] as const),
];

/** Details that have their place in some pictures only. */
const shownIn: Partial<Record<Extra, readonly SceneSubject[]>> = {
  asleep: ['living-room'],
  barn: ['farmhouse'],
  bikes: ['garage'],
  'ceiling-fan': ['porch', 'bedroom', 'living-room', 'nursery'],
  coffee: ['porch', 'balcony', 'deck', 'patio', 'kitchen', 'laptop', 'home-office'],
  'double-vanity': ['bathroom'],
  falling: ['chart-desk'],
  'low-sun': sunny,
  pumpkins: ['brownstone', 'market-street', 'porch', 'garden', 'front-door', 'thanksgiving-table'],
  ristras: ['adobe', 'front-door'],
  'rocking-chairs': ['porch', 'nursery'],
  screens: ['porch'],
  'six-seats': ['deck', 'dining-room'],
  'two-monitors': ['home-office'],
  wildflowers: ['trail'],
};

const withoutPets = new Set<SceneSubject>(['skyline', 'aerial', ...tableSubjects]);
const takesPets = (subject: SceneSubject) => !withoutPets.has(subject);

const isKept = (holiday: Holiday, subject: SceneSubject) =>
  showsHoliday.has(subject) || (subject === 'downtown' && holiday === 'winter');

const showsHoliday = new Set<SceneSubject>([
  'front-door',
  'fireplace',
  'thanksgiving-table',
  'holiday-table',
]);

const inside = new Set<SceneSubject>([...roomSubjects, ...tableSubjects]);

const extraNames: Record<Extra, string> = {
  dog: 'a dog',
  cat: 'a cat',
  'sale-sign': 'a yard sign',
  'sold-sign': 'a sign with a check mark',
  'open-house-sign': 'an arrow sign and balloons',
  'moving-truck': 'a moving truck',
  car: 'a car',
  pool: 'a pool',
  asleep: '',
  barn: 'a barn',
  bikes: 'bikes',
  'ceiling-fan': 'a ceiling fan',
  coffee: 'a cup of coffee',
  'double-vanity': 'two sinks',
  falling: 'bars that fall',
  'low-sun': 'a low sun',
  pumpkins: 'pumpkins',
  ristras: 'chile ristras',
  'rocking-chairs': 'rocking chairs',
  screens: 'screens',
  'six-seats': 'six chairs',
  'two-monitors': 'two monitors',
  wildflowers: 'wildflowers',
};

const holidayNames: Record<NonNullable<Scene['holiday']>, string> = {
  halloween: 'carved pumpkins',
  thanksgiving: 'pumpkins',
  winter: 'holiday decorations',
  july: 'red, white and blue bunting',
  spring: 'spring flowers',
};

/** What a picture of it shows, in words. */
export const subjectNames: Record<SceneSubject, string> = {
  craftsman: 'a craftsman home',
  ranch: 'a ranch home',
  'mid-century': 'a mid-century modern home with a carport',
  colonial: 'a colonial home',
  modern: 'a modern home',
  townhouses: 'a row of townhomes',
  'condo-tower': 'a condo building',
  cottage: 'a cottage',
  farmhouse: 'a farmhouse',
  'new-construction': 'a home being framed',
  adobe: 'an adobe home',
  victorian: 'a row of Victorian homes',
  brownstone: 'a row of brownstones',
  'mobile-home': 'a manufactured home',
  cabin: 'a log cabin',
  'living-room': 'a living room',
  fireplace: 'a living room with a fireplace',
  kitchen: 'a kitchen with an island',
  bedroom: 'a bedroom with a made bed',
  nursery: 'a nursery with a crib',
  bathroom: 'a bathroom with a tub',
  'home-office': 'a home office',
  'dining-room': 'a dining room',
  laundry: 'a laundry room',
  garage: 'a garage with shelves and tools',
  'moving-boxes': 'moving boxes in an empty room',
  patio: 'a patio with a fire pit and string lights',
  deck: 'a deck with a table and a grill',
  garden: 'a garden with raised beds',
  pool: 'a backyard pool',
  porch: 'a porch with a swing',
  'front-door': 'a front door',
  doorstep: 'keys in a front door',
  street: 'a residential street',
  downtown: 'a main street with shops',
  'market-street': 'a street market',
  park: 'a park with a pond',
  trail: 'a trail',
  lake: 'a lake with a dock',
  beach: 'a beach',
  skyline: 'a skyline',
  aerial: 'a neighborhood from above',
  balcony: 'a balcony with a view',
  'keys-desk': 'house keys on a desk',
  'finance-desk': 'paperwork on a desk',
  'plan-desk': 'a floor plan and color samples',
  'chart-desk': 'charts on a desk',
  toolbox: 'a toolbox',
  laptop: 'a laptop and a cup of coffee',
  'dinner-table': 'a table set for dinner',
  'thanksgiving-table': 'a Thanksgiving table',
  'holiday-table': 'a holiday table',
};
