import type { Mood, Region, Season, Time, Weather } from './scene.ts';
import type { Words } from './words.ts';

export const regionWords: Words<Region> = [
  ['tropics', /\b(?:palm trees?|palms|tropical|caribbean)\b/],
  [
    'coast',
    /\b(?:coast(?:al|line)?|beach(?:es|front)?|oceans?|oceanfront|seaside|seashore|the sea|by the sea|bays?|harbou?rs?|marinas?|light ?houses?|waterfront|overlooking the water|shore(?:line)?|surf|dunes?|(?:puget|long island) sound|the sound|inlets?|coves?)\b/,
  ],
  ['desert', /\b(?:deserts?|cact(?:us|i)|saguaros?|mesas?|xeriscap\w+|southwestern|red rocks?)\b/],
  ['mountains', /\b(?:mountains?|mountainous|alpine|peaks?|ski|rockies|foothills?|snow-?capped)\b/],
  ['hills', /\b(?:rolling hills|green hills|wooded hills)\b/],
  ['plains', /\b(?:plains?|prairies?|farmland|open fields?|pastures?|countryside|rural)\b/],
  ['forest', /\b(?:forests?|woods|wooded|woodland|pines?|evergreens?|redwoods?)\b/],
  [
    'city',
    /\b(?:city|cities|urban|skylines?|cityscapes?|skyscrapers?|metropolitan|high-?rises?)\b/,
  ],
];

export const timeWords: Words<Time> = [
  ['morning', /\b(?:mornings?|sunrises?|rising sun|dawn|early light|breakfast)\b/],
  [
    'noon',
    /\b(?:noon|midday|day ?-?light|daytime|by day|bright day|sunny|sunshine|blue sk(?:y|ies)|sunlit|natural light|day)\b/,
  ],
  [
    'golden',
    /\b(?:golden(?: hour| light)|late afternoon|afternoon|sunsets?|warm (?:sun|light)|setting sun|low sun)\b/,
  ],
  [
    'dusk',
    /\b(?:dusk|twilight|evenings?|blue hour|lit windows|(?:(?:warm|cozy|glowing|golden) )?lights (?:on )?(?:in|inside) (?:the |its |all (?:the )?)?(?:windows?|house|home)|windows? lit|lights on|glowing windows|windows glow\w*|porch lights?|warmly lit|christmas lights|holiday lights)\b/,
  ],
  [
    'night',
    /\b(?:full moon|northern lights|auroras?|nights?|midnight|moonlit|moonlight|starry|stars|after dark|nighttime|city lights|fireworks)\b/,
  ],
];

/** What leaves are on, and what they do in fall: "maples turning red", "foliage at its peak". */
const leafy = '(?:leaves|foliage|trees|maples?|oaks?|aspens?|birch(?:es)?|cottonwoods?|hillsides?)';
const turning = [
  `${leafy} (?:(?:are|is|have|all|just|begin\\w*|start\\w*|to) )*(?:turn(?:ing|ed)?|chang(?:e|ing|ed)|ablaze|at (?:its|their) peak|(?:in|at) (?:full |peak )?(?:peak|colou?r))`,
  `(?:red|orange|yellow|gold(?:en)?|crimson|scarlet|amber|russet|rust|colorful|dry|dead|crunchy|fiery) (?:and [a-z]+ )?(?:leaves|foliage|maples?|aspens?|birch(?:es)?|oaks|cottonwoods?|larch(?:es)?|ginkgos?)`,
  'gutters?\\b.{0,24}\\bleaves|leaves\\b.{0,24}\\bgutters?|(?:piles?|bags?|carpet|blanket) of leaves|bagged leaves|leaf[- ](?:peep\\w*|blow\\w*|strewn|litter|covered)',
  '(?:fall|autumn|peak|turning|changing) (?:foliage|colou?rs?)|foliage',
].join('|');

/** The season, not what prices or water do. */
const fallItself =
  '(?<!\\b(?:prices?|rates?|values?|sales|market|payments?|water|rock|rain|snow|will|may|can|could|to|not|they|it) )fall(?! (?:in|from|by|off|into|through|behind|for|short|back|apart|asleep|over|down|below|under)\\b)';

export const seasonWords: Words<Season> = [
  [
    'spring',
    /\b(?:spring(?:time)?(?! (?:break|field))|blossom(?:s|ing)?|cherry trees?|tulips?|daffodils?|azaleas?|dogwoods?|magnolias?|redbuds?|wisteria|peon(?:y|ies)|lilacs?|blue ?bonnets?|march|april|(?<=\b(?:in|this|early|late|mid) )may|fresh blooms?|easter|shamrocks?|st\.? patrick'?s?|egg hunts?|crocus(?:es)?|forsythias?|bulbs (?:up|in bloom)|(?:trees?|orchards?|cherr(?:y|ies)|pears?) (?:(?:are|all|just|in|into|full|starting|to) )*bloom(?:ing)?|blooming trees?|budding)\b/,
  ],
  [
    'summer',
    /\b(?:summer(?:time|y)?|tomato(?:es)?|hydrangeas?|watermelons?|june|july|august|september|fourth of july|lemonade stands?|father'?s day|memorial day|labor day)\b/,
  ],
  [
    'autumn',
    new RegExp(
      `\\b(?:autumn(?:al)?|${fallItself}|(?:in|this|early|late|the) fall|${turning}|fallen leaves|harvest|pumpkins?|jack[- ]?o\\b|jack-?o\\S*|rak(?:e|ed|ing)|leaf piles?|halloween|thanksgiving|scarecrows?|mums|october|november|corn maze|hay ?rides?|apple (?:cider|picking))\\b`,
    ),
  ],
  [
    'winter',
    /\b(?:winter(?:y|time)?|snow(?!-? ?capped)(?:y|ing|fall|flakes?)?(?:[ -]covered)?|frost(?:y|ed)?|icy|icicles?|ice dams?|frozen|december|january|february|christmas|xmas|ski(?:ing)?|snow ?-?m[ae]n|sled(?:s|ding)?|valentine'?s?|(?:bare|leafless) (?:trees?|branches|limbs|maples?|oaks?)|ice storm|flurries|snow ?-?plow\w*|snow shovel(?:s|ed|ing)?|shovel(?:ed|ing)? (?:snow|the drive\w*)|snow ?-?blowers?)\b/,
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
    /\b(?<!after (?:the |a )?)(?:rain(?:y|ing|fall|drops?)?(?!bow| (?:barrels?|gauges?|gutters?|boots?|coats?|gear|gardens?|chains?|shower))|drizzle|thunder ?-?storms?|thunder|lightning|storm(?:y)?|wet (?:street|pavement|road)s?|puddles?)\b/,
  ],
  ['snow', /\b(?:snow(?!-? ?capped)(?:y|ing|fall|flakes?|storm)?(?:[ -]covered)?|blizzard)\b/],
  ['fog', /\b(?:fog(?:gy)?|mist(?:y)?|hazy)\b/],
];

export const moodWords: Words<Mood> = [
  [
    'monochrome',
    /\b(?:black and white|black-and-white|black & white|monochrom\w+|gr[ae]yscale|b&w|noir)\b|\bb\/w\b/,
  ],
  [
    'line',
    /\b(?:line (?:drawings?|art)|pencil|ink|charcoal|sketch(?:ed|es)?|outlines?|hand-drawn)\b/,
  ],
  [
    'watercolor',
    /\b(?:water ?-?colou?rs?|painterly|hand-?painted|gouache|aquarelle|oil painting|impressionist)\b/,
  ],
  ['vintage', /\b(?:vintage|retro|nostalgic|film look|sepia|old-fashioned|faded|postcard)\b/],
  ['pastel', /\b(?:pastels?|soft colou?rs?|dreamy|delicate)\b/],
  ['luxury', /\b(?:luxur(?:y|ious)|elegant|upscale|high-end|premium|opulent|sophisticated)\b/],
  ['rustic', /\b(?:rustic|farmhouse style|country|earthy|reclaimed|cozy cabin|boho)\b/],
  ['moody', /\b(?:moody|dramatic|dark|cinematic|atmospheric|somber)\b/],
  [
    'minimal',
    /\b(?:minimal(?:ist|istic|ism)?|clean lines|scandinavian|uncluttered|neutral tones?|flat)\b/,
  ],
  ['bright', /\b(?:bright|vibrant|vivid|colou?rful|cheerful|fresh|airy|playful|bold)\b/],
  ['warm', /\b(?:warm|cozy|cosy|inviting|homey|welcoming|amber)\b/],
  ['modern', /\b(?:modern|contemporary|sleek|urban style|crisp|architectural)\b/],
  ['natural', /\b(?:natural|realistic|photoreal\w*|true to life)\b/],
];
