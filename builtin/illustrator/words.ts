import type { Mood, Region, SceneSubject, Season, Time, Weather } from './scene.ts';

/** The words by which a prompt asks for something. Where several are named, the first one counts. */
type Words<T extends string> = readonly (readonly [T, RegExp])[];

const house = '(?:homes?|houses?|residences?|villas?|mansions?|estates?|architecture|property)';

export const subjectWords: Words<SceneSubject> = [
  ['craftsman', /\b(?:craftsman|craftsmen|bungalows?|arts and crafts)\b/],
  [
    'ranch',
    /\branch(?:es)?\b(?!\s*(?:land|dressing))|\brancher\b|\bsingle-(?:story|level) (?:home|house)/,
  ],
  [
    'colonial',
    /\b(?:colonials?|georgian|federal-style|brick (?:home|house)|two-story (?:home|house))\b/,
  ],
  [
    'modern',
    new RegExp(
      `\\b(?:modern|contemporary|mid-?century|minimalist|luxury|luxurious)(?: [a-z-]+){0,2} ${house}\\b|\\b(?:mansion|villa|infinity pool|swimming pool|pool)\\b`,
    ),
  ],
  [
    'townhouses',
    /\b(?:town ?-?(?:house|home)s?|row ?-?(?:house|home)s?|brownstones?|duplex(?:es)?)\b/,
  ],
  [
    'condo-tower',
    /\b(?:condos?|condominiums?|apartments?|high-?rises?|lofts?|penthouses?|towers?)\b/,
  ],
  ['cottage', /\b(?:cottages?|cabins?|tiny (?:home|house)|picket fence)\b/],
  ['farmhouse', /\b(?:farm ?-?(?:house|home)s?|barns?|homesteads?)\b/],
  [
    'new-construction',
    /\b(?:new construction|new-build|under construction|construction site|building site|timber frame|framing|framed (?:home|house)|newly built)\b/,
  ],
  [
    'living-room',
    /\b(?:living ?-?rooms?|family room|sitting room|lounge|sofas?|couch|staged (?:room|home|interior)|home staging|interiors?|bedroom|fireplace)\b/,
  ],
  ['kitchen', /\b(?:kitchens?|kitchen island|backsplash|pantry|countertops?)\b/],
  [
    'porch',
    /\b(?:(?:on|from) (?:a|the) (?:front |back |screened |wraparound )?porch|porch swing|porch view|veranda|rocking chairs?|front porch (?:at|in|with))\b/,
  ],
  [
    'front-door',
    /\b(?:front doors?|doorway|entryway|doorstep|welcome mat|open house|curb appeal)\b/,
  ],
  [
    'street',
    /\b(?:streets?|sidewalks?|neighbou?rhoods?|cul-de-sac|suburban|suburbs?|avenue|boulevard|tree-lined|block of homes|row of homes)\b/,
  ],
  [
    'market-street',
    /\b(?:farmers'?s? market|street (?:fair|market|festival)|market stalls?|festivals?|string lights|main street|block party|food trucks?|craft fair|(?:local|community) events?)\b/,
  ],
  [
    'park',
    /\b(?:parks?|trails?|ponds?|greenway|picnic|playground|botanical|gardens? path|nature walk)\b/,
  ],
  [
    'skyline',
    /\b(?:skylines?|cityscape|downtown (?:view|towers?|lights)|city view|waterfront city|skyscrapers?)\b/,
  ],
  ['keys-desk', /\b(?:keys?|keychain|closing day|closing table|handover)\b/],
  [
    'finance-desk',
    /\b(?:mortgages?|loans?|paperwork|documents?|contracts?|pre-?approval|budget|calculator|down payment|papers|closing costs|checklist)\b/,
  ],
  [
    'plan-desk',
    /\b(?:floor ?-?plans?|blueprints?|paint (?:swatches|samples|chips)|swatches|renovations?|remodel(?:ing)?)\b/,
  ],
  [
    'chart-desk',
    /\b(?:charts?|graphs?|bar chart|data|statistics|trend lines?|market report|figures)\b/,
  ],
  ['moving-boxes', /\b(?:moving (?:boxes|day|truck)|boxes|cardboard|unpack(?:ing|ed)?|packing)\b/],
  ['toolbox', /\b(?:tool ?-?box(?:es)?|tools|hammer|paint ?brush|repairs?|gutters?)\b/],
];

/** Words that ask for a home without saying which. */
export const anyHome = new RegExp(`\\b${house}\\b`);

export const regionWords: Words<Region> = [
  [
    'coast',
    /\b(?:coast(?:al|line)?|beach(?:es|front)?|oceans?|oceanfront|sea(?:side|shore)?|bays?|harbou?rs?|waterfront|shore(?:line)?|palm trees?|palms|island|lake(?:front|side)?s?)\b/,
  ],
  ['desert', /\b(?:deserts?|cact(?:us|i)|saguaros?|adobe|mesas?|xeriscap\w+|southwestern)\b/],
  ['mountains', /\b(?:mountains?|mountainous|alpine|peaks?|ski|rockies|foothills?|snow-?capped)\b/],
  [
    'plains',
    /\b(?:plains?|prairies?|farmland|fields?|pastures?|rolling hills|countryside|rural)\b/,
  ],
  ['forest', /\b(?:forests?|woods|wooded|woodland|pines?|evergreens?|redwoods?)\b/],
  ['city', /\b(?:city|cities|urban|downtown|skylines?|cityscape|skyscrapers?|metropolitan)\b/],
];

export const timeWords: Words<Time> = [
  ['morning', /\b(?:mornings?|sunrise|dawn|early light|breakfast)\b/],
  [
    'noon',
    /\b(?:noon|midday|day ?-?light|daytime|bright day|sunny|sunshine|blue sk(?:y|ies)|sunlit|natural light)\b/,
  ],
  [
    'golden',
    /\b(?:golden(?: hour| light)?|late afternoon|afternoon|sunsets?|warm (?:sun|light)|setting sun|low sun)\b/,
  ],
  [
    'dusk',
    /\b(?:dusk|twilight|evenings?|blue hour|lit windows|glowing windows|windows glow\w*|porch lights?|warmly lit)\b/,
  ],
  ['night', /\b(?:nights?|midnight|moonlit|moonlight|starry|stars|after dark|nighttime)\b/],
];

export const seasonWords: Words<Season> = [
  [
    'spring',
    /\b(?:spring(?:time)?(?! (?:break|field))|blossom(?:s|ing)?|cherry trees?|tulips?|daffodils?|march|april|fresh blooms?)\b/,
  ],
  ['summer', /\b(?:summer(?:time|y)?|june|july|august)\b/],
  [
    'autumn',
    /\b(?:autumn(?:al)?|fall (?:colou?rs?|leaves|foliage|day|season|evening|morning|light|market|maintenance)|(?:in|this|early|late) fall|fallen leaves|harvest|pumpkins?|september|october|november)\b/,
  ],
  [
    'winter',
    /\b(?:winter(?:y|time)?|snow(?!-? ?capped)(?:y|ing|fall|flakes?)?|frost(?:y|ed)?|icy|december|january|february|holiday)\b/,
  ],
];

export const weatherWords: Words<Weather> = [
  [
    'clear',
    /\b(?:clear (?:sky|skies|day|night|evening|morning)|sunny|sunshine|cloudless|blue sk(?:y|ies)|sunlit)\b/,
  ],
  ['cloudy', /\b(?:cloudy|clouds|overcast|grey sk(?:y|ies)|gray sk(?:y|ies))\b/],
  [
    'rain',
    /\b(?:rain(?:y|ing|fall|drops?)?(?!bow)|drizzle|storm(?:y)?|wet (?:street|pavement|road)s?|puddles?|showers)\b/,
  ],
  ['snow', /\b(?:snow(?!-? ?capped)(?:y|ing|fall|flakes?|storm)?|blizzard)\b/],
  ['fog', /\b(?:fog(?:gy)?|mist(?:y)?|hazy)\b/],
];

export const moodWords: Words<Mood> = [
  [
    'monochrome',
    /\b(?:black and white|black-and-white|black & white|monochrom\w+|gr[ae]yscale|b&w|noir)\b|\bb\/w\b/,
  ],
  [
    'watercolor',
    /\b(?:water ?-?colou?rs?|painterly|hand-?painted|gouache|aquarelle|sketch(?:ed|y)?)\b/,
  ],
  ['vintage', /\b(?:vintage|retro|nostalgic|film look|sepia|old-fashioned|faded)\b/],
  ['pastel', /\b(?:pastels?|soft colou?rs?|dreamy|delicate)\b/],
  ['luxury', /\b(?:luxur(?:y|ious)|elegant|upscale|high-end|premium|opulent|sophisticated)\b/],
  ['rustic', /\b(?:rustic|farmhouse style|country|earthy|reclaimed|cozy cabin)\b/],
  ['moody', /\b(?:moody|dramatic|dark|cinematic|atmospheric|somber)\b/],
  [
    'minimal',
    /\b(?:minimal(?:ist|istic|ism)?|clean lines|scandinavian|uncluttered|neutral tones?)\b/,
  ],
  ['bright', /\b(?:bright|vibrant|vivid|colou?rful|cheerful|fresh|airy|playful)\b/],
  ['warm', /\b(?:warm|cozy|cosy|inviting|homey|welcoming|amber)\b/],
  ['modern', /\b(?:modern|contemporary|sleek|urban style|crisp|architectural)\b/],
  ['natural', /\b(?:natural|realistic|photoreal\w*|true to life)\b/],
];
