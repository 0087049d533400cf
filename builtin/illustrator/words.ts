import type { Extra, Holiday, Mood, Region, SceneSubject, Season, Time, Weather } from './scene.ts';

/** The words by which a wish asks for something. */
type Words<T extends string> = readonly (readonly [T, RegExp])[];

const house =
  '(?:homes?|houses?|residences?|villas?|mansions?|estates?|architecture|property|properties|listings?)';

/** Pages that win wherever in the wish they are named: they say more than what stands beside them. */
export const strongWords: Words<SceneSubject> = [
  ['aerial', /\b(?:aerial|bird'?s[- ]eye|drone|from above|overhead view)\b/],
  [
    'thanksgiving-table',
    /\b(?:thanksgiving|turkey|harvest)\b.{0,40}\b(?:table|dinner|feast|meal|spread)\b|\btable\b.{0,40}\bthanksgiving\b/,
  ],
  [
    'holiday-table',
    /\b(?:holiday|christmas|hanukkah|new year'?s?)\b.{0,40}\b(?:table|dinner|feast|meal|place settings?)\b|\btable\b.{0,40}\b(?:christmas|holidays?)\b/,
  ],
  [
    'doorstep',
    /\bkeys?\b.{0,60}\b(?:doorstep|front door|door ?step|doorway|porch|in the (?:lock|door)|hand(?:ed|ing|s)? (?:over|off)|handover|handoff|welcome mat)\b|\b(?:doorstep|front door|handing over|hand(?:ed|s)? over|handover|porch)\b.{0,60}\bkeys?\b|\bkey ?-?hand(?:over|off)\b/,
  ],
  [
    'finance-desk',
    /\b(?:kitchen|dining) tables?\b.{0,60}\b(?:papers?|folders?|documents?|pens?|calendars?|calculators?|paperwork|envelopes?)\b/,
  ],
  ['fireplace', /\b(?:fireplaces?|hearth|mantels?|stockings|christmas tree|holiday tree)\b/],
  [
    'pool',
    /\b(?:swimming pools?|pool ?side|infinity pool|pool deck|pools?\b.{0,30}\b(?:loungers?|patio|backyard|yard)|(?:backyard|yard|patio|outdoor)\b.{0,40}\bpools?)\b/,
  ],
  [
    'patio',
    /\b(?:fire ?pits?|string lights\b.{0,40}\b(?:patio|yard|backyard|pergola)|(?:patio|yard|backyard)\b.{0,40}\bstring lights)\b/,
  ],
  [
    'new-construction',
    /\b(?:(?:being|newly|freshly) (?:framed|built)|under construction|construction site|building site|half-built|framing stage|frame stage|(?:home|house)s? (?:going up|frames?)|wood[- ]framed (?:home|house)|framed (?:home|house)s?|stud walls?|wall of studs|roof trusses)\b/,
  ],
  [
    'skyline',
    /\bdowntown(?: [a-z]+)? skylines?\b|^\W*(?:(?!with\b|of\b|and\b|over\b|to\b)[a-z'-]+ ){0,3}(?:skylines?|cityscapes?)\b(?! view)|\bskylines? (?:from|across|reflected|over the (?:river|water|lake))\b/,
  ],
  [
    'chart-desk',
    /\b(?:prices?|rates?|values?|sales|inventory|the market)\b.{0,24}\b(?:falling|fall|drop(?:ping|ped|s)?|cool(?:ing|ed|s)?|declin\w+|slow(?:ing|ed|s)?|soften\w*|coming down|going (?:down|up)|climb\w*|ris(?:e|es|ing)|trend\w*|heading (?:up|down))\b/,
  ],
  [
    'porch',
    /\bporch(?:es)?\b.{0,50}\b(?:rocking|rockers?|swing|ceiling fan|coffee)\b|\b(?:rocking chairs?|rockers?|coffee|ceiling fan)\b.{0,40}\bporch\b|\bscreened(?:-in)? (?:back |front )?(?:porch|lanai)/,
  ],
  [
    'moving-boxes',
    /\b(?:hallway|hall|room|floor)s?\b.{0,20}\b(?:moving|stacked|cardboard|packed) (?:[a-z]+ )?boxes\b/,
  ],
  ['nursery', /\b(?:nurser(?:y|ies)|cribs?|baby(?:'s)? rooms?)\b/],
  ['balcony', /\b(?:balcony|rooftop (?:terrace|deck|patio)|terrace overlooking)\b/],
];

/** Where several are named, the first one counts. */
export const subjectWords: Words<SceneSubject> = [
  ['craftsman', /\b(?:craftsman|craftsmen|bungalows?|arts and crafts)\b/],
  [
    'ranch',
    /\b(?:spanish|mediterranean|mission)[- ](?:style|revival|colonial)?|\bhaciendas?\b|\branch(?:es)?\b(?!\s*(?:land|dressing))|\brancher\b|\b(?:single|one)-(?:story|level) (?:home|house)/,
  ],
  [
    'mid-century',
    /\b(?:mid[- ]?century(?: modern)?(?: [a-z-]+)? (?:home|house|ranch|gem|listing)s?|eichlers?|carports?|butterfly roofs?|atomic ranch)\b|^\W*(?:an? |the )?mid[- ]?century modern\b/,
  ],
  [
    'colonial',
    /\b(?:colonials?|georgian|federal-style|cape cod|tudor|brick (?:home|house)|two-story (?:home|house))\b/,
  ],
  ['victorian', /\b(?:victorians?|painted lad(?:y|ies)|queen anne|gingerbread (?:house|trim))\b/],
  ['brownstone', /\b(?:brownstones?|stoops?|limestone row)\b/],
  [
    'townhouses',
    /\b(?:town ?-?(?:house|home)s?|row ?-?(?:house|home)s?|duplex(?:es)?|triplex(?:es)?|fourplex(?:es)?)\b/,
  ],
  [
    'adobe',
    /\b(?:adobes?|pueblo|territorial[- ]style|santa fe[- ]style|southwestern (?:home|house))\b/,
  ],
  [
    'mobile-home',
    /\b(?:mobile homes?|manufactured homes?|trailer (?:home|park)s?|modular homes?|double ?-?wides?)\b/,
  ],
  ['cabin', /\b(?:cabins?|log (?:home|house)s?|a-frames?|chalets?|lodges?)\b/],
  [
    'modern',
    new RegExp(
      `\\b(?:modern|contemporary|minimalist|luxury|luxurious)(?: [a-z-]+){0,2} ${house}\\b|\\b(?:mansions?|villas?|infinity pool)\\b`,
    ),
  ],
  [
    'condo-tower',
    /\b(?:condos?|condominiums?|apartments?|high-?rises?|lofts?|penthouses?|multi-?family)\b/,
  ],
  [
    'cottage',
    /\b(?:cottages?|beach (?:house|home)s?|tiny (?:home|house)s?|picket fences?|starter homes?|a small (?:home|house))\b/,
  ],
  ['farmhouse', /\b(?:farm ?-?(?:house|home)s?|barns?|homesteads?|acreage)\b/],
  [
    'new-construction',
    /\b(?:new construction|new-build|under construction|construction site|building site|timber frame|framing|newly framed|framed (?:home|house)s?|(?:home|house) frames?|being (?:framed|built)|lumber|half-built)\b/,
  ],
  [
    'bedroom',
    /\b(?:bed ?-?rooms?|primary suites?|master suites?|guest rooms?|beds?(?! of)(?=[ ,.;]|$)(?! (?:and bath|of|with (?:flowers|mulch)))|pillows?|headboard|kids'? rooms?|bedding)\b/,
  ],
  [
    'bathroom',
    /\b(?:bath ?-?rooms?|bath ?tubs?|tubs?|powder rooms?|vanit(?:y|ies)|walk-in shower|showers?(?! of)|en ?suites?|spa-like bath|baths?)\b/,
  ],
  ['laundry', /\b(?:laundry|washers?|dryers?|washing machines?|mud ?rooms?|utility room)\b/],
  [
    'home-office',
    /\b(?:home offices?|work from home|working from home|home workspace|study nook|office (?:nook|space|room)|den with a desk|remote work|desk by (?:a|the) window)\b/,
  ],
  ['dining-room', /\b(?:dining (?:rooms?|areas?|tables?)|breakfast nooks?|chandeliers?)\b/],
  [
    'living-room',
    /\b(?:living ?-?rooms?|family rooms?|sitting rooms?|great rooms?|lounge(?!rs?)|sofas?|couch(?:es)?|staged (?:room|home|interior)s?|home staging|interiors?|sun ?rooms?|reading nooks?|window seats?|book ?shel(?:f|ves)|media room|wine (?:rooms?|cellars?)|game rooms?|(?:home )?theaters?|librar(?:y|ies)|basements?|tidy room|bright room|entry hall|hallway|open(?:-concept)? floor plan)\b/,
  ],
  [
    'kitchen',
    /\b(?:kitchens?|backsplash(?:es)?|pantry|countertops?|appliances|stove|refrigerators?)\b/,
  ],
  [
    'garage',
    /(?<!\b(?:homes?|houses?|ranch|bungalow|colonial|craftsman|cottage|townhomes?) with (?:an? |the )?(?:[a-z0-9-]+ ){0,3})\b(?:garages?(?! door)|workshop|work ?bench|storage (?:shelves|bins))\b/,
  ],
  [
    'moving-boxes',
    /\b(?:moving (?:boxes|day|cartons)|boxes|cardboard|cartons?|unpack(?:ing|ed)?|packing|declutter(?:ing|ed)?)\b/,
  ],
  ['pool', /\b(?:pools?|loungers)\b/],
  ['deck', /\b(?:decks?|grills?|barbecues?|bbq|cookouts?|outdoor dining|outdoor kitchens?)\b/],
  [
    'garden',
    /\b(?:gardens?(?! (?:gates?|paths?|walls?|homes?|apartments?|hoses?|center))|gardening|raised beds?|vegetables? beds?|vegetables|planting beds|compost|herbs|green ?house|seedlings)\b/,
  ],
  [
    'patio',
    /\b(?:patios?|back ?-?yards?|pergolas?|outdoor (?:living|space|seating|room)s?|terraces?|hammocks?|courtyards?)\b/,
  ],
  [
    'porch',
    /\b(?:porch swings?|rocking chairs?|screened(?:-in)? porch|wrap-?around porch|verandas?|lanais?|(?:from|on) (?:a|the) (?:back |screened |covered |wraparound )?porch)\b/,
  ],
  [
    'front-door',
    /\b(?:front doors?|front porch(?:es)?|porch(?:es)?|front steps?|doorways?|entryways?|entrances?|doorsteps?|welcome mats?|open door|door mats?|wreaths?|entry)\b/,
  ],
  [
    'downtown',
    /\b(?:downtown(?! skyline)|main street|shop ?-?(?:fronts?|s)|store ?fronts?|small shops|cafes?|coffee shops?|boutiques?|restaurants?|high street|town squares?|town centers?|local business(?:es)?)\b/,
  ],
  [
    'market-street',
    /\b(?:farmers'?s? markets?|street (?:fairs?|markets?|festivals?)|market stalls?|festivals?|block part(?:y|ies)|food trucks?|craft fairs?|produce stands?|farm stands?|pumpkin patch(?:es)?|(?:flea|night|open-air|artisan|christmas|holiday|saturday|sunday|weekend) markets?|art (?:walks?|fairs?)|fresh produce|(?:local|community) events?|holiday market)\b/,
  ],
  [
    'trail',
    /\b(?:trails?|hik(?:e|es|ing|ers?)|nature walks?|greenways?|paths? through (?:the )?(?:woods|forest|foothills|trees)|bike paths?|foothills path)\b/,
  ],
  [
    'lake',
    /\b(?:lakes?|lake ?-?(?:front|side|house|shore)s?|kayaks?|canoes?|docks?|piers?|paddle ?-?boards?|boat ?-?house|fishing)\b/,
  ],
  [
    'beach',
    /\b(?:beach(?:es|front)?(?! (?:houses?|cottages?|homes?|bungalows?|condos?))|sea ?-?shore|sandy|surf|dunes?|ocean ?-?(?:front|side)|boardwalks?)\b/,
  ],
  ['park', /\b(?:parks?|ponds?|picnics?|playgrounds?|botanical|dog park|golf|green space)\b/],
  ['skyline', /\b(?:skylines?|cityscapes?|city (?:view|lights)|waterfront city|skyscrapers?)\b/],
  [
    'street',
    /\b(?:streets?|sidewalks?|neighbou?rhoods?|cul-de-sacs?|suburban|suburbs?|avenues?|boulevards?|tree-lined|blocks? of homes|rows? of (?:homes|houses)|communit(?:y|ies)|subdivisions?)\b/,
  ],
  [
    'keys-desk',
    /\b(?:handwritten (?:card|note)s?|thank[- ]you (?:card|note)s?|keys?|keychains?|closing (?:day|table)|handover)\b/,
  ],
  [
    'chart-desk',
    /\b(?:charts?|graphs?|data|statistics|trend lines?|market (?:report|update|stats)|figures|numbers)\b/,
  ],
  [
    'finance-desk',
    /\b(?:mortgages?|loans?|paperwork|documents?|contracts?|folders?|pre-?approval|budgets?|calculators?|down payments?|papers|closing costs|checklists?|forms|clipboards?|pens?|offers?|appraisals?|envelopes?|statements?|taxes|piggy bank|savings|rates?)\b/,
  ],
  [
    'plan-desk',
    /\b(?:floor ?-?plans?|blueprints?|paint (?:swatches|samples|chips)|swatches|samples|renovations?|remodel(?:ing|ed)?|makeovers?|tape measure)\b/,
  ],
  [
    'laptop',
    /\b(?:laptops?|computers?|coffee|tablet|smart ?phones?|video call|browsing|online search|notebooks?|calendars?|planners?)\b/,
  ],
  [
    'toolbox',
    /\b(?:tool ?-?box(?:es)?|tools?|hammers?|paint ?brush(?:es)?|paint cans?|ladders?|repairs?|gutters?|maintenance|handyman|inspections?|flashlights?|thermostats?|furnaces?|filters?|water heaters?)\b/,
  ],
  [
    'dinner-table',
    /\b(?:place settings?|dinner (?:table|party)|set table|table set|candle-?lit|potluck)\b/,
  ],
];

/** Words that ask for a home without saying which. */
export const anyHome = new RegExp(
  `\\b(?:${house}|curb appeal|front yards?|driveways?|lawns?|yards?|facades?|exteriors?|real estate)\\b`,
);

export const extraWords: Words<Extra> = [
  [
    'dog',
    /\b(?:dogs?|pupp(?:y|ies)|retrievers?|labradors?|labs?|doodles?|terriers?|corgis?|hounds?|pets?)\b/,
  ],
  ['cat', /\b(?:cats?|kittens?|kitt(?:y|ies))\b/],
  ['sold-sign', /\b(?:sold|just sold|under contract|sale pending|pending sign)\b/],
  ['open-house-sign', /\bopen[- ]house(?:s)?\b(?!.{0,20}\bdoor\b)/],
  [
    'sale-sign',
    /\b(?:for[- ]sale(?: signs?)?|just listed|coming soon|price (?:improvements?|drops?|cuts?|reductions?|reduced|changes?|adjustments?|updates?)|new price|reduced price|back on the market|new listing|for[- ]rent|yard signs?|(?:realtor|agent|listing|real estate) signs?|sign (?:in|on|out) )/,
  ],
  [
    'moving-truck',
    /\b(?:moving (?:trucks?|vans?)|movers|u-?hauls?|rental trucks?|loading a truck)\b/,
  ],
  ['pool', /\bpools?\b/],
  [
    'car',
    /(?<![\w-])(?<!\b(?:two|three|one|four|[1-4])[ -])(?:cars?|suvs?|ev charg(?:er|ing)|electric vehicles?)\b/,
  ],
  ['asleep', /\b(?:asleep|sleep(?:ing|s|y)|napping|naps?|curled up|snoozing|dozing)\b/],
  ['barn', /\bbarns?\b/],
  ['bikes', /\b(?:bikes?|bicycles?)\b(?! (?:paths?|trails?|lanes?))/],
  ['ceiling-fan', /\b(?:ceiling )?fans?\b/],
  ['coffee', /\b(?:coffees?(?! (?:tables?|shops?))|lattes?|cappuccinos?|mugs?|cup of tea)\b/],
  [
    'double-vanity',
    /\b(?:(?:double|dual|two)(?:[- ]sinks?)? ?(?:vanit(?:y|ies)|sinks?)|his and hers sinks?)\b/,
  ],
  [
    'falling',
    /\b(?:falling|falls?|drop(?:ping|ped|s)?|cool(?:ing|ed|s)?(?: off| down)?|declin\w+|decreas\w+|slow(?:ing|ed|s)?(?: down)?|soften\w*|(?:coming|going|heading|trending) down|downward|lower)\b/,
  ],
  [
    'low-sun',
    /\b(?:sunrises?|sunsets?|setting sun|rising sun|sun (?:sets|setting|rising|going down))\b/,
  ],
  ['pumpkins', /\b(?:pumpkins?|gourds?)\b/],
  ['ristras', /\b(?:ristras?|chiles?|chilis?)(?: ristras?)?\b/],
  ['rocking-chairs', /\b(?:rocking chairs?|rockers?|gliders?)\b/],
  ['screens', /\bscreened(?:-in)?\b/],
  [
    'six-seats',
    /\b(?:(?:table|seating|seats|dinner|dining) (?:for )?(?:six|6|eight|8)|(?:six|6|eight|8) (?:chairs|seats))\b/,
  ],
  ['two-monitors', /\b(?:(?:two|dual|double|2) (?:computer )?(?:monitors|screens)|monitors)\b/],
  ['wildflowers', /\b(?:wild ?-?flowers?|poppies|bluebonnets?|lupines?)\b/],
];

export const holidayWords: Words<Holiday> = [
  ['halloween', /\b(?:halloween|jack-?o'?-?lanterns?|trick or treat|spooky|carved pumpkins?)\b/],
  [
    'thanksgiving',
    /\b(?:thanksgiving|turkey|pumpkins?|gourds?|harvest|mums|chrysanthemums?|cornucopia|fall (?:porch|decor\w*))\b/,
  ],
  [
    'winter',
    /\b(?:christmas|xmas|holidays?|hanukkah|stockings|santa|garlands?|ornaments?|new year'?s?|poinsettias?|gingerbread|december)\b/,
  ],
  [
    'july',
    /\b(?:fourth of july|4th of july|july 4(?:th)?|independence day|memorial day|labor day|bunting|patriotic|red,? white,? and blue|fireworks)\b/,
  ],
  ['spring', /\b(?:easter|tulips?|daffodils?|mother'?s day)\b/],
];

export const regionWords: Words<Region> = [
  ['tropics', /\b(?:palm trees?|palms|tropical|caribbean)\b/],
  [
    'coast',
    /\b(?:coast(?:al|line)?|beach(?:es|front)?|oceans?|oceanfront|seaside|seashore|the sea|by the sea|bays?|harbou?rs?|waterfront|overlooking the water|shore(?:line)?|surf|dunes?)\b/,
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
    /\b(?:dusk|twilight|evenings?|blue hour|lit windows|glowing windows|windows glow\w*|porch lights?|warmly lit|christmas lights|holiday lights)\b/,
  ],
  [
    'night',
    /\b(?:nights?|midnight|moonlit|moonlight|starry|stars|after dark|nighttime|fireworks)\b/,
  ],
];

export const seasonWords: Words<Season> = [
  [
    'spring',
    /\b(?:spring(?:time)?(?! (?:break|field))|blossom(?:s|ing)?|cherry trees?|tulips?|daffodils?|march|april|fresh blooms?|easter)\b/,
  ],
  ['summer', /\b(?:summer(?:time|y)?|june|july|august|fourth of july)\b/],
  [
    'autumn',
    /\b(?:autumn(?:al)?|fall (?:wreaths?|mums|flowers|decorations?|colou?rs?|leaves|foliage|day|season|evening|afternoon|morning|light|market|maintenance|porch|decor\w*|garden|festival)|(?:in|this|early|late|the) fall|fallen leaves|harvest|pumpkins?|jack-?o\S*|halloween|thanksgiving|mums|september|october|november)\b/,
  ],
  [
    'winter',
    /\b(?:winter(?:y|time)?|snow(?!-? ?capped)(?:y|ing|fall|flakes?)?|frost(?:y|ed)?|icy|december|january|february|christmas|xmas)\b/,
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
    /\b(?<!after (?:the |a )?)(?:rain(?:y|ing|fall|drops?)?(?!bow)|drizzle|storm(?:y)?|wet (?:street|pavement|road)s?|puddles?)\b/,
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
    'line',
    /\b(?:line (?:drawings?|art)|pencil|ink|charcoal|sketch(?:ed|es)?|outlines?|hand-drawn)\b/,
  ],
  [
    'watercolor',
    /\b(?:water ?-?colou?rs?|painterly|hand-?painted|gouache|aquarelle|oil painting|impressionist)\b/,
  ],
  [
    'vintage',
    /\b(?:vintage|retro|nostalgic|film look|sepia|old-fashioned|faded|postcard|mid-?century)\b/,
  ],
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
