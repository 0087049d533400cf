import type { NamedThings } from './named-thing.ts';

/** What stands in a room or hangs on its wall. */
export const roomThings = {
  'wall-clock': {
    asks: /\b(?:wall|kitchen|round|big|large) clocks?\b|\bclocks? (?:on|over|above) (?:a|the|my|our) (?:[a-z]+ )?(?:wall|mantel|door|sink|stove)\b/,
    is: 'a clock on the wall',
    at: ['wall'],
  },
  gallery: {
    asks: /\bgallery walls?\b|\bwalls? of (?:family |framed |old )?(?:photos?|pictures?|art|frames)\b|\b(?:hall(?:way)?s?|walls?|stair ?-?(?:case|way)s?) with (?:family |framed |old )?(?:photos?|pictures?|art|frames)\b|\b(?:photos?|pictures?|art(?:work)?|paintings?|frames?|portraits?)(?: frames?)? (?:on|along|up|over|above|hung|hanging)\b|\b(?:wall art|framed art|art wall|hanging (?:a )?(?:pictures?|art|frames?))\b/,
    is: 'framed pictures on the wall',
    at: ['wall'],
  },
  'round-mirror': {
    asks: /\bround mirrors?\b|(?<=\b(?:hall(?:way)?|entry(?:way)?|foyer)\b.*)\bmirrors?\b|\b(?:gold|brass|hall(?:way)?|entry|large|big|sunburst|wall) mirrors?\b|\bmirrors? (?:over|above)\b/,
    is: 'a round mirror',
    at: ['wall'],
  },
  extinguisher: {
    asks: /\b(?:fire )?extinguishers?\b/,
    is: 'a fire extinguisher',
    at: ['wall', 'table'],
  },
  'wall-shelves': {
    asks: /\b(?:floating|wall|open|wooden) shel(?:f|ves|ving)\b(?=.*\b(?:living|bedroom|bathroom|laundry|office|den|nook|wall|hall|entry)\b)|(?<=\b(?:living room|bedroom|bathroom|laundry|office|den|hall|entry)\b.*)\b(?:floating|wall|open|wooden) shel(?:f|ves|ving)\b/,
    is: 'shelves on the wall',
    at: ['wall'],
  },
  'sticky-notes': {
    asks: /\b(?:sticky|post-?it) ?notes?\b|\bvision boards?\b|\bbulletin boards?\b|\bcork ?-?boards?\b/,
    is: 'notes on a board',
    at: ['wall'],
  },
  whiteboard: {
    asks: /\b(?:white|dry[- ]erase|chalk) ?-?boards?\b|\bflip ?-?charts?\b/,
    is: 'a whiteboard with boxes and arrows',
    at: ['wall'],
  },
  'wall-map': { asks: /\b(?:world|wall) maps?\b/, is: 'a map on the wall', at: ['wall'] },
  switches: {
    asks: /\b(?:light|dimmer|smart) ?-?switch(?:es)?\b|\b(?:electrical|power|wall|gfci) ?-?(?:outlets?|sockets?)\b|\boutlets?(?: covers?)?\b(?! (?:malls?|stores?|centers?|shops?|shopping))/,
    is: 'a light switch and an outlet',
    at: ['wall'],
  },
  hooks: {
    asks: /\b(?:coat|wall|hat) (?:hooks?|racks?)\b|(?<!\bkeys?\b.{0,24})\bhooks (?:on|by|for)\b/,
    is: 'hooks with a bag, a hat and keys',
    at: ['wall'],
  },
  guitars: { asks: /\bguitars? (?:on|hung|hanging)\b/, is: 'guitars on the wall', at: ['wall'] },
  'room-lights': {
    asks: /\b(?:string|fairy|twinkle|christmas) lights\b(?=.*\b(?:bed ?-?room|room|dorm|headboard|nook)\b)|(?<=\b(?:bed ?-?room|(?:living|teen|kid'?s?|girl'?s?|boy'?s?) ?room|nook|dorm)\b.*)\b(?:string|fairy|twinkle) lights\b/,
    is: 'string lights on the wall',
    at: ['wall'],
  },
  'wall-tv': {
    asks: /\b(?:wall[- ]mounted|mounted|flat ?-?screen|smart) tvs?\b|\btvs? (?:on|above|over)\b/,
    is: 'a television on the wall',
    at: ['wall'],
  },
  'moving-boxes': {
    asks: /\b(?:(?:moving|cardboard|packing|packed|storage|stacked|donation) )*box(?:es)?\b(?<!\b(?:gift|tool|mail|lunch|lock|jewelry|flower|window|tackle|breaker|planter|litter|toy|music|sand|shoe|bread|cereal|pizza|ice|voice|check|ring|fuse|juice) ?box(?:es)?)(?! (?:of|beams?|springs?|trucks?|stores?))/,
    is: 'moving boxes',
    at: ['room', 'door'],
  },
  'party-balloons': {
    asks: /(?<!hot[- ]air )\bballoons?\b(?=.*\b(?:dining|living|family|play) ?rooms?\b)|\b(?:(?:birthday|party|celebration) balloons?|balloons? (?:in|at|over|around|on) (?:an?|the) (?:[a-z]+ )?(?:room|kitchen|table|office|chair|ceiling|dining room|living room))\b/,
    is: 'balloons',
    at: ['room'],
  },
  'step-ladder': {
    asks: /\b(?:step ?-?)?ladders?\b(?! (?:against|leaning|on) (?:a|the) (?:house|home|roof|gutter))/,
    is: 'a step ladder',
    at: ['room'],
  },
  tripod: {
    asks: /(?<!\bsurvey\w*'?s? )\btripods?\b|\bcameras? (?:and|on) (?:an? )?tripods?\b|\b(?:photo|listing) shoots?\b/,
    is: 'a camera on a tripod',
    at: ['room'],
  },
  'ironing-board': {
    asks: /\bironing(?: ?-?boards?)?\b|\b(?:clothes|steam) irons?\b/,
    is: 'an ironing board',
    at: ['room'],
  },
  'laundry-basket': {
    asks: /\blaundry baskets?\b|\bbaskets? of (?:laundry|clothes|towels)\b/,
    is: 'a laundry basket',
    at: ['room'],
  },
  'dog-bed': { asks: /\b(?:dog|pet|cat) beds?\b/, is: 'a bed for a dog', at: ['room'] },
  'tall-clock': {
    asks: /\bgrand(?:father|mother) clocks?\b/,
    is: 'a grandfather clock',
    at: ['room'],
  },
  'record-player': {
    asks: /\b(?:record players?|turn ?-?tables?|vinyl records?|stereos?)\b/,
    is: 'a record player',
    at: ['room'],
  },
  'reading-chair': {
    asks: /\b(?:(?:knit(?:ted)?|throw|cozy|plaid|wool) )+blankets?(?: \w+){0,2} (?:on|over) (?:an?|the) (?:[a-z]+ )?(?:chair|armchair|recliner)\b|\b(?:wing ?-?back|reading|club|accent|easy|leather) (?:arm ?)?chairs?\b|\b(?:floor|reading) lamps?\b|\brecliners?\b|^\W*(?:an? )?(?:[a-z]+ )?arm ?chairs?\b/,
    is: 'an armchair with a blanket and a lamp',
    at: ['room'],
  },
  'bar-cart': {
    asks: /\b(?:bar|drink|cocktail) carts?\b|\bcocktails?\b/,
    is: 'a bar cart',
    at: ['room'],
  },
  safe: {
    asks: /\b(?:(?:home|wall|fire ?proof|small|locked) safes?|safe (?:or|with|in|for)\b|(?:bank|steel) vaults?|^\W*(?:an? )?safes?\W*$)/,
    is: 'a safe',
    at: ['room'],
  },
  'golf-bag': { asks: /\bgolf (?:clubs|bags?)\b/, is: 'a golf bag', at: ['room', 'door'] },
  skis: {
    asks: /\b(?:skis|snow ?-?boards?|ski (?:gear|equipment))\b/,
    is: 'skis and poles',
    at: ['room', 'door'],
  },
  tricycle: {
    asks: /\b(?:tri-?cycles?|scooters?|kids'? bikes?)\b/,
    is: 'a tricycle',
    at: ['yard', 'door', 'room'],
  },
  'soccer-ball': { asks: /\bsoccer balls?\b/, is: 'a soccer ball', at: ['yard', 'room', 'door'] },
  'fishing-rods': {
    asks: /\b(?:fishing (?:rods?|poles?|gear)|tackle box(?:es)?)\b/,
    is: 'fishing rods',
    at: ['door', 'yard', 'room'],
  },
  'bean-bag': { asks: /\bbean ?-?bags?(?: chairs?)?\b/, is: 'a bean bag', at: ['room'] },
  'play-tent': {
    asks: /\b(?:play tents?|tee ?-?pees?|reading tents?|tipis?)\b/,
    is: 'a play tent',
    at: ['room'],
  },
  'high-chair': { asks: /\bhigh ?-?chairs?\b/, is: 'a high chair', at: ['room'] },
} as const satisfies NamedThings;
