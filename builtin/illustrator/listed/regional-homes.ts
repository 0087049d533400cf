import type { ListedScenes } from './listed-scene.ts';

const home = '(?:homes?|houses?)';

/** Homes of one part of the country, and houses with many homes in them. */
export const listedRegionalHomes = {
  prairie: {
    asks: new RegExp(
      `\\bprairie[- ](?:style|school)\\b|\\bprairie (?:${home}|four ?-?squares?)\\b|\\bfrank lloyd wright\\b`,
    ),
    is: 'a Prairie style home with low roofs and bands of windows',
    has: /\b(?:prairie|wide|low|deep|eaves|overhangs?|bands?|windows|horizontal|lines|brick|style|school)\b/,
  },
  foursquare: {
    asks: /\b(?:american )?four ?-?squares?\b/,
    is: 'an American foursquare with a front porch',
    has: /\b(?:american|porch(?:es)?|dormers?|columns?|hipped|two-story)\b/,
  },
  'triple-decker': {
    asks: /\b(?:triple|three)[- ]?deckers?\b/,
    is: 'a triple-decker with a porch on each floor',
    has: /\b(?:porch(?:es)?|balcon(?:y|ies)|stacked|flats?|units?|floors?|bay)\b/,
  },
  'shingle-style': {
    asks: new RegExp(
      `(?<!\\b(?:cape|saltbox|roof)\\b.*)\\b(?:shingle[- ]style|(?:cedar[- ])?(?:shingled?|shakes?)(?: [a-z]+)? (?:${home}|cottages?|mansions?|siding|walls|exterior)|nantucket[- ]style)\\b(?!.*\\b(?:cape|saltbox)\\b)`,
    ),
    is: 'a house of gray shingles with white trim and a porch',
    has: /\b(?:cedar|shingles?|shingled|shakes?|style|gables?|porch(?:es)?|dormers?|trim|weathered|gray|grey|siding)\b/,
  },
  'raised-cottage': {
    asks: new RegExp(
      `\\braised (?!beach)(?:[a-z]+ )?(?:${home}|cottages?|bungalows?)\\b|\\b(?:conch|low ?-?country|acadian|key west)(?:[- ]style)? (?:${home}|cottages?)\\b`,
    ),
    is: 'a raised cottage with a deep porch',
    has: /\b(?:raised|plantation|hawaiian|lanais?|porch(?:es)?|piers?|stairs|steps|shutters|metal|low ?country|conch|acadian|style)\b/,
  },
  lodge: {
    asks: new RegExp(
      `\\b(?:timber(?:[- ]framed?)?|post[- ]and[- ]beam|mountain|ski|alpine|mountain modern) (?:${home}|lodges?|chalets?|retreats?)\\b|\\bmountain (?:modern|contemporary)\\b|\\b(?:modern|contemporary) cabins?\\b|\\b(?:chalets?|lodges?)\\b`,
    ),
    is: 'a mountain home of timber and stone with a gable of glass',
    has: /\b(?:timbers?|beams?|stone|glass|windows|gables?|rustic|wood|garages?|alpine|swiss)\b/,
  },
  'porch-house': {
    asks: new RegExp(
      `\\bfarm ?-?houses?\\b.{0,40}\\bwrap[- ]?around porch|\\bwrap[- ]?around porch(?:es)?\\b.{0,24}\\b(?:farm ?-?houses?|${home})\\b|^(?!.*\\b(?:victorian|queen anne|barndominium|craftsman|bungalow|modern|cabin|log|ranch|cottage)\\b).*?\\b(?:${home})\\b.{0,40}\\bwrap[- ]?around porch|\\b(?:classic|traditional|old|historic|white two[- ]story|folk|southern) farm ?-?houses?\\b(?! (?:kitchen|sink|table))`,
    ),
    is: 'a white farmhouse with a wraparound porch',
    has: /\b(?:farm ?-?houses?|wrap[- ]?around|porch(?:es)?|two-story|gables?|railings?|country|classic|traditional)\b/,
  },
  barndominium: {
    asks: /\bbarndo(?:minium)?s?\b|\b(?:metal|pole) (?:barn|building) (?:home|house)s?\b|\bshouse\b/,
    is: 'a barndominium with a porch and a large garage door',
    has: /\b(?:metal|steel|porch(?:es)?|wrap[- ]?around|shop|garages?|drive ?ways?|board|batten)\b/,
  },
  saltbox: {
    asks: /\bsalt ?-?box(?:es)?\b/,
    is: 'a saltbox house',
    has: /\b(?:chimneys?|clapboards?|shingles?|shingled|new england)\b/,
  },
  gambrel: {
    asks: /\bdutch (?:colonial )?(?:revival|colonials?)\b|\bgambrel(?:[- ]roofed)?\b(?!.*\bbarn\b)/,
    is: 'a Dutch colonial with a gambrel roof',
    has: /\b(?:dutch|colonials?|gambrel|dormers?|shutters?|roofs?)\b/,
  },
  columned: {
    asks: new RegExp(
      `\\b(?:plantation|antebellum|greek revival|neoclassical|southern mansion|southern colonial)(?:[- ]style)?\\b|\\b${home}\\b.{0,24}\\b(?:white|tall|big|large|grand|stately|two-story) (?:[a-z]+ )?(?:columns|pillars)\\b`,
    ),
    is: 'a Southern home with tall white columns',
    has: /\b(?:southern|plantation|columns?|pillars?|balcon(?:y|ies)|porch(?:es)?|style|grand|stately|shutters?|chimneys?)\b/,
  },
  spanish: {
    asks: new RegExp(
      `\\b(?:spanish|mission)[- ](?:style|revival|colonial|eclectic)\\b(?! (?:villa|estate))|\\bspanish (?:${home}|bungalows?|casa)\\b|\\bhaciendas?\\b|\\b(?:home|house|bungalow)s?\\b.{0,20}\\b(?:arched (?:entry|entrance|doorway|porch)|archways)\\b`,
    ),
    is: 'a Spanish home with arches under a tile roof',
    has: /\b(?:spanish|mission|revival|style|stucco|tiles?|tiled|clay|arch(?:es|ed)?|archways?|entry|entrance|doorway|iron|chimneys?|courtyards?|bungalow)\b/,
  },
  manor: {
    also: /\b(?:mansions?|manors?|chateaus?|french (?:country|provincial|normandy)|(?:luxury|grand|stone|country|large|stately|brick) estates?|estate homes?)\b/,
    is: 'a large estate home with a circular drive',
    has: /\b(?:mansions?|manors?|chateaus?|estates?|french|country|provincial|grand|luxury|circular|drive ?ways?|drives?|fountains?|stone|stately|large|big)\b/,
  },
  apartments: {
    asks: /^(?!.*\b(?:lobb(?:y|ies)|elevators?|concierge|high[- ]?rises?|towers?|ocean ?front|beach ?front|pent ?house|skyscrapers?)\b).*?(?:\b(?:(?:low-?rise|garden(?:[- ]style)?|walk-?up|brick|(?:two|three|four|2|3|4)[- ]story|suburban|small|old) )+(?:apartment|condo)s?(?: (?:buildings?|complex(?:es)?|houses?|communit(?:y|ies)))?\b|(?<!\b(?:ocean|beach|water|sea|bay) ?(?:front|side)? )\b(?:apartment|condo) (?:buildings?|complex(?:es)?|communit(?:y|ies))\b(?!.*\b(?:high-?rise|tower|skyline|downtown)\b)|\bapartments?\b.{0,20}\bfire escapes?\b|\b(?:four|4|six|6|eight|8)[- ]?plex(?:es)?\b|\bmulti-?family (?:building|propert(?:y|ies)|home)s?\b|\bwalk-?ups?\b)/,
    is: 'a three-story apartment building',
    has: /\b(?:apartments?|condos?|buildings?|complex|units?|walk-?up|balcon(?:y|ies)|stories|story|garden|style|entrance)\b/,
  },
  'loft-building': {
    asks: /\bsmoke ?-?stacks?\b|\b(?:turned|converted|made|remodeled) (?:in)?to (?:[a-z]+ )?(?:lofts?|condos?|apartments?)\b|\b(?:loft|converted|old|brick) (?:warehouse|factory|mill|loft) ?(?:buildings?|lofts|conversion|condos)?\b(?!.*\b(?:interior|inside|living|kitchen|exposed brick)\b)|\b(?:warehouse|loft)s? (?:loft )?(?:buildings?|exterior|conversion)\b|\b(?:old|historic|converted) (?:mill|factory|warehouse)\b(?!.*\bwater ?wheel)/,
    is: 'a brick loft building with tall windows',
    has: /\b(?:lofts?|smoke ?-?stacks?|turned|warehouses?|buildings?|industrial|brick|windows|old|factory|mill|converted|conversion|condos)\b/,
  },
} as const satisfies ListedScenes;
