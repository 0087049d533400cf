import type { ListedScenes } from './listed-scene.ts';

/** Kinds of homes. */
export const listedHomes = {
  'stilt-house': {
    asks: /\b(?:(?:house|home|cottage|beach house|shack|hut|cabin|bungalow|camp)s?\b.{0,12}\b(?:stilts|pilings?|piers)|stilt (?:house|home|cottage)s?|raised beach (?:house|home)s?)\b/,
    is: 'a beach house on stilts',
    has: /\b(?:stilts|pilings?|dunes?|ocean|sea|sand|beach|stairs|deck)\b/,
  },
  'queen-anne': {
    also: /\b(?:queen annes?|turrets?|victorian(?! (?:painted|row|houses|homes|rooms?|living|kitchen|bath\w*|bedrooms?|parlor|sofa|street|neighbo\w*)))\b(?!.*\b(?:painted lad(?:y|ies)|row|rows|hill)\b)(?<!\b(?:row|street|block) of victorian)/,
    is: 'a Victorian house with a tower and a porch',
    has: /\b(?:turrets?|towers?|victorians?|wrap[- ]?around|porch(?:es)?|trim|gingerbread|bay|windows|ornate|spindles?)\b/,
  },
  shotgun: {
    asks: /\bshotgun (?:house|home|double)s?\b|\bcreole cottages?\b/,
    is: 'a row of shotgun houses in bright colors',
    has: /\b(?:shotgun|bright|porch(?:es)?|shutters|row|colou?rs?|trim)\b/,
  },
  'modern-row': {
    asks: /\b(?:modern|contemporary|sleek)(?: [a-z-]+){0,2} (?:town ?-?(?:house|home)s?|row ?-?(?:house|home)s?)\b|\btown ?-?(?:house|home)s?\b.{0,24}\b(?:garages?|balcon(?:y|ies)|roof ?-?(?:top )?decks?)\b/,
    is: 'a row of modern townhomes with garages and balconies',
    has: /\b(?:garages?|balcon(?:y|ies)|driveways?|row|flat|roof ?-?top|small)\b/,
  },
  'cape-cod': {
    asks: /\bcape cods?\b|(?:^\W*|\b(?:an?|the|shingled|gray|grey|white|yellow|blue|red|brick|cute|little|small) )capes?\b(?: cods?)?(?! (?:town|cottage))/,
    is: 'a Cape Cod house',
    has: /\b(?:dormers?|shutters?|shingles?|shingled|chimney)\b/,
  },
  duplex: {
    asks: /\b(?:duplex(?:es)?|tri-?plex(?:es)?|three[- ]family (?:home|house)s?|two[- ]family (?:home|house)s?|side[- ]by[- ]side (?:home|unit)s?|twin home)\b/,
    is: 'a duplex with two front doors',
    has: /\b(?:front doors?|doors|porch(?:es)?|units?|two)\b/,
  },
  'a-frame': { asks: /\ba-frames?\b/, is: 'an A-frame cabin', has: /\b(?:cabins?|deck|woods)\b/ },
  tudor: {
    asks: /\btudors?\b|\bhalf-timbered\b/,
    is: 'a Tudor home',
    has: /\b(?:timbers?|half-timbered|brick|gables?|chimney)\b/,
  },
  'tiny-house': {
    asks: /\btiny (?:home|house)s?\b/,
    is: 'a tiny house on wheels',
    has: /\b(?:wheels|wooded|lot|woods|porch|cedar)\b/,
  },
  'split-level': {
    asks: /\b(?:split[- ](?:level|foyer|entry)s?|bi-level|raised ranch)\b/,
    is: 'a split-level home',
    has: /\b(?:garage|driveway)\b/,
  },
  'two-story': {
    also: /\b(?:two|2)[- ]?stor(?:y|ies)\b(?! (?:foyer|entry|great|living|family|windows?|ceilings?))(?!.*\b(?:colonials?|farm ?houses?|victorians?|townho\w+|modern|contemporary|duplex|tudor|mediterranean|spanish|brownstones?|cabin|barn)\b)/,
    is: 'a two-story home with a garage',
    has: /\b(?:garages?|porch(?:es)?|driveway|gables?|stories|two-car)\b/,
  },
  mediterranean: {
    asks: /\bmediterranean\b|\btuscan(?:[- ]style)? (?:home|house|villa)s?\b|\b(?:spanish|mission) (?:revival|villa|estate)\b/,
    is: 'a Mediterranean home with a tile roof and arches',
    has: /\b(?:stucco|tiles?|tiled|clay|arch(?:es|ed)?|balcon(?:y|ies)|iron|garage|style|two-story)\b/,
  },
} as const satisfies ListedScenes;

/** Around a home. */
export const listedYards = {
  'patio-dining': {
    asks: /^(?!.*\b(?:caf[eé]s?|shops?|brewer(?:y|ies)|baker(?:y|ies)|diners?|pubs?|restaurants?|bistro|sidewalks?|downtown|main street|fire ?-?pits?|grills?|bbq|barbecue|decks?|pool|balcony|rooftop|kitchen)\b).*?\b(?:(?:patio|back ?-?yard|terrace|courtyard|outdoor|outside)s?\b.{0,40}\b(?:dining|tables?)|tables? (?:and chairs )?(?:on|in) (?:a|the) (?:back )?(?:patio|back ?-?yard|terrace))\b/,
    is: 'a patio with a table and chairs',
    has: /\b(?:tables?|chairs?|umbrellas?|parasols?|dining|sets?|seating|patio|back ?-?yards?|fences?|stone|pavers?|string)\b/,
  },
  'outdoor-kitchen': {
    asks: /^(?!.*\bcovered (?:back )?(?:patio|porch|lanai|deck)).*?\boutdoor kitchens?\b|\bpizza ovens?\b|\bbuilt-?in grills?\b/,
    is: 'an outdoor kitchen with a grill and a pizza oven',
    has: /\b(?:pizza|ovens?|grills?|counters?|stools?|bar|pergolas?|patio|back ?-?yards?|stone|built-?in)\b/,
  },
  'flower-fence': {
    asks: /^(?!.*\b(?:shops?|stores?|florists?|buckets?|tables?|kitchen|vases?|counter|doors?|porch|mailbox|park|market|gardens?|house|home|colonial|cottage|ranch|craftsman|bungalow|cape|brick|walk(?: ?ways?|s)?|trail|easter)\b).*?\b(?:tulips?|daffodils?|jonquils?|(?:flowers|hydrangeas|roses|rose ?-?bush(?:es)?|peonies|lilacs|azaleas) (?:along|by|at|on|over|beside|in front of|growing (?:on|over|along)) (?:an? |the )?(?:[a-z]+ )?(?:picket )?fence|(?:picket )?fence (?:with|covered (?:with|in)|and) (?:climbing |pink |red |white )?(?:flowers|hydrangeas|roses|peonies|lilacs|azaleas))\b/,
    is: 'spring flowers along a white fence',
    has: /\b(?:tulips?|daffodils?|jonquils?|flowers?|fences?|picket|yards?|lawn|beds?|blooming|bloom|row|spring)\b/,
  },
  chimney: {
    asks: /\bchimney (?:sweeps?|clean\w+|inspections?|repairs?|caps?|brush(?:es)?)\b/,
    also: /\b(?:roof|shingles?)\b.{0,12}\bclose ?-?up\b|\bclose ?-?up (?:of|on) (?:an? |the )?(?:[a-z]+ )?(?:roof|shingles)\b|\bchimneys?\b(?<!\b(?:cabin|house|home|cottage)s? with (?:an? )?(?:[a-z]+ )?chimneys?)/,
    is: 'a roof with a brick chimney',
    has: /\b(?:brick|roofs?|smoke|chimneys?|clean(?:ed|ing)?|fall|sky)\b/,
  },
  'covered-patio': {
    asks: /^(?!.*\bpools?\b.*\blanais?\b|.*\blanais?\b.*\bpools?\b|.*\bscreened pools?\b).*?\b(?:covered (?:back )?(?:patio|lanai|deck)|covered back porch|lanais?|outdoor living room)\b/,
    is: 'a covered patio with a sofa and a ceiling fan',
    has: /\b(?:sofas?|couch|ceiling fans?|fans?|outdoor|screened|screens?|posts|covered|cushions?)\b/,
  },
  'hot-tub': {
    asks: /\b(?:hot tubs?|jacuzzis?|outdoor spa|plunge pool)\b/,
    is: 'a hot tub on a deck',
    has: /\b(?:decks?|towels?|steam|patio|backyards?|string)\b/,
  },
  fountain: {
    asks: /(?<!\b(?:ponds?|lakes?)\b.*)\bfountains?\b(?! (?:in|on) (?:an?|the) (?:pond|lake))/,
    also: /\b(?:plazas?|(?:town|downtown|historic|city|public|market|village|old|courthouse) squares?)\b|^(?!.*\b(?:homes?|houses?|apartments?|condos?)\b).*?\bcourtyards?\b/,
    is: 'a paved square with a fountain',
    has: /\b(?:courtyards?|plazas?|squares?|town|fountains?|tiles?|benches|pots)\b/,
  },
  'front-walk': {
    asks: /\b(?:brick|stone|paver|flagstone|front|gravel|garden) (?:[a-z]+ )?walk ?-?ways?\b|\b(?:cottage|flower|perennial|english|rose|butterfly) (?:gardens?|borders?)\b|\b(?:gravel|garden|stepping[- ]stone|pea gravel) paths?\b|\b(?:brick|front|flagstone) (?:walks?|paths?)\b|\b(?:azaleas?|hydrangeas?|roses|tulips|peonies|flowers|shrubs|blooms|lavender|luminarias?|farolitos?)\b.{0,24}\b(?:along|lining|beside|by)\b.{0,24}\b(?:walk ?-?ways?|walks?|paths?|sidewalks?)\b|\b(?:walk ?-?ways?|front walks?|sidewalks?)\b.{0,12}\b(?:lined|bordered|edged)\b/,
    is: 'a walk to a front door between flowers',
    has: /\b(?:azaleas?|bloom(?:s|ing)?|walk ?-?ways?|walks?|paths?|gardens?|cottage|flower|borders?|lined|bordered|sidewalks?|doors?|curb|appeal)\b/,
  },
  'bunting-fence': {
    asks: /\bbunting\b.{0,40}\bfences?\b|\bfences?\b.{0,40}\b(?:bunting|(?:4th|fourth) of july|july 4th|patriotic)\b/,
    is: 'a picket fence with red, white and blue bunting',
    has: /\b(?:buntings?|picket|fences?|flags?|swags?|patriotic)\b/,
  },
  'outdoor-unit': {
    asks: /\b(?:air[- ]condition(?:er|ers|ing)(?! (?:vent|filter|bill)s?)|a\/?c (?:units?|tune|service|condenser|check)|ac units?|(?:hvac|condenser|outdoor|cooling) units?|heat pumps?\b.{0,20}\b(?:outside|outdoors?|yard))\b/,
    is: 'an air conditioner unit beside a house',
    has: /\b(?:air|condition(?:er|ers|ing)|units?|tune|up|tune-?up|service|outside|condensers?|hvac|tools?|cooling)\b/,
  },
  'corner-sign': {
    asks: /\b(?:directional|arrow)(?: [a-z]+){0,3} signs?\b|\bsigns?\b.{0,30}\b(?:street )?corner\b|\bopen[- ]house signs?\b.{0,16}\b(?:sidewalk|curb|street|roadside)\b|\barrows? pointing\b/,
    is: 'an arrow sign and balloons at a street corner',
    has: /\b(?:directional|arrows?|signs?|corners?|streets?|balloons?|pointing|open|house)\b/,
  },
  mailbox: {
    asks: /\b(?:mail ?-?box(?:es)?|letter ?box)\b(?!.*\b(?:lobby|hall(?:way)?|apartment)\b)(?<!\b(?:lobby|hall(?:way)?|apartment)\b.*)/,
    is: 'a mailbox at the curb',
    has: /\b(?:curb|picket fences?|fences?|roses|spring|flags?)\b/,
  },
  'leaf-pile': {
    asks: /\b(?:rak(?:e|es|ed|ing)|leaf piles?|piles? of (?:fall |autumn )?leaves|leaf blowers?|yard cleanup)\b/,
    is: 'a yard with raked leaves',
    has: /\b(?:rak(?:e|es|ed|ing)|piles?|yards?|lawn|fallen|cleanup)\b/,
  },
  ladder: {
    asks: /^(?!.*\b(?:icicles?|ice dams?)\b).*?\b(?:gutters?|ladders?\b.{0,30}\b(?:house|home|roof|wall|siding)|roofers?|paint(?:ing|ed|ers?)? (?:the )?(?:exterior|outside|siding|trim)|(?:exterior|house) (?:being painted|painting|painters?)|paint(?:ing|ers?) (?:an? |the |our |your )?house|roof(?:ing)? (?:repairs?|replacements?|work|installations?|inspections?|projects?|crew|damage)|(?:new|replac\w+|install\w+|missing|damaged) (?:roof )?shingles|new roof (?:being|going)|shingles (?:being|stacked))\b/,
    is: 'a ladder at the gutter of a house',
    has: /\b(?:ladders?|gutters?|roof(?:ing)?|shingles?|siding|clean(?:ed|ing)?|against|bucket|repairs?|replacement|installation)\b/,
  },
  shovel: {
    asks: /\b(?:shovel(?:s|ed|ing)?|snow ?-?blowers?|plowed driveway|cleared driveway)\b/,
    is: 'a shoveled driveway with a snow shovel',
    has: /\b(?:drive ?ways?|shovel(?:s|ed|ing)?|cleared|walk|plowed|snow day)\b/,
  },
  driveway: {
    asks: /^(?!.*\b(?:snow\w*|shovel\w*|plow\w*|gates?|gated|estate|mansion|mail ?-?box|signs?|charger|trucks?|vans?|garage (?:sale|door)s?)\b)\W*(?:an? |the |our |my )?(?:(?!(?:with|and|in|on|of|by|to|house|home|ranch|cottage|bungalow|colonial|craftsman)s?\b)[a-z-]+ ){0,4}drive ?-?ways?\b/,
    is: 'a driveway that leads to a house with a garage',
    has: /\b(?:drive ?-?ways?|garages?|long|leading|lined|new|concrete|shade)\b/,
  },
  mower: {
    asks: /\b(?:lawn ?-?mowers?|mow(?:ing|ers?)|lawn care)\b/,
    is: 'a mower on a front lawn',
    has: /\b(?:lawn|mow(?:ing|ed|n)?|cut|yards?)\b/,
  },
  greenhouse: {
    asks: /\bgreen-?houses?\b|\b(?:garden|backyard|heated|glass) green houses?\b|\bsun ?house\b/,
    is: 'a greenhouse in a garden',
    has: /\b(?:back ?yards?|gardens?|glass|beds?|plants)\b/,
  },
  coop: {
    asks: /\b(?:chicken coops?|chickens?|hens?|backyard coop|hen ?house)\b/,
    is: 'a chicken coop and hens in a yard',
    has: /\b(?:yards?|back ?yards?|fences?|eggs)\b/,
  },
  solar: {
    asks: /\b(?:solar(?: panels?| roof)?|photovoltaic)\b/,
    is: 'a home with solar panels',
    has: /\b(?:roofs?|panels?|energy)\b/,
  },
  'ev-charger': {
    asks: /^(?!.*\b(?:epoxy|garage floor|inside|interior|shelves|workshop)\b).*?\b(?:ev charg(?:er|ers|ing)|charging station|electric (?:car|vehicle)s?|car charger)\b/,
    is: 'an electric car charging at a garage',
    has: /\b(?:garages?|drive ?ways?|cars?|plug(?:ged)?|charging)\b/,
  },
  'detached-garage': {
    asks: /\b(?:detached garages?|carriage houses?|two-car garages? in the back|(?:suite|apartment|loft|unit|studio|rooms?)s? (?:over|above) (?:an? |the |our )?(?:[a-z-]+ ){0,2}garage)\b/,
    is: 'a detached garage beside a house',
    has: /\b(?:garages?|carriage|drive ?ways?|doors?|loft|two[- ]car|detached)\b/,
  },
  storm: {
    asks: /\b(?:(?:hurricane|storm) (?:shutters|prep\w*|season)|sand ?bags?|boarded(?:[- ]up)?|plywood)\b/,
    is: 'a home made ready for a storm, windows boarded and sandbags at the door',
    has: /\b(?:hurricane|storm|shutters?|doors?|prep\w*|season|sand ?bags?)\b/,
  },
  flag: {
    asks: /^(?!.*\b(?:main street|downtown|parade|porch(?:es)?|front (?:door|steps?)|balcony|club ?house|school|court ?house|city hall|library|church|docks?|pier)\b).*?\b(?:american flags?|flag ?poles?|veterans day|stars and stripes)\b/,
    also: /(?<!\b(?:porch|steps?|door|fence|main street|downtown|parade)\b.*)\bflags?\b(?!.*\b(?:porch|steps?|door|fence|main street|downtown|parade)\b)/,
    is: 'a home with an American flag',
    has: /\b(?:memorial|veterans|day|porch|american|flying|front|patriotic|flagpole)\b/,
  },
  'yard-things': { is: 'a yard' },
  'desert-yard': {
    asks: /^(?!.*\b(?:adobe|pueblo|ranch|mid-?century|spanish|stucco (?:homes?|houses?)|mediterranean|territorial|southwestern|modern)\b).*?(?<!\bred )\b(?:desert (?:landscaping|landscaped|gardens?|yards?|front yards?|plants?)|xeriscap\w+|cactus gardens?|drought[- ](?:tolerant|friendly|resistant)|(?:gravel|rock|succulent) (?:(?:front )?yards?|gardens?|landscap\w+)|(?:water[- ]wise|low[- ]water|waterless) [a-z]+|cacti|cactus|agaves?|yuccas?)\b/,
    is: 'a yard of gravel with cacti, agaves and boulders',
    has: /\b(?:cact(?:i|us)|agaves?|yuccas?|gravel|rocks?|boulders?|paths?|landscap\w+|gardens?|yards?|desert|xeriscap\w+|plants|stones?|front)\b/,
  },
  'window-cat': {
    asks: /\b(?:cats?|kittens?)\b.{0,24}\b(?:in|at|on|inside|behind) (?:an?|the) (?:[a-z]+ ){0,2}window(?: ?-?sills?)?\b(?! seat)(?=.*\b(?:cottage|house|home|bungalow|brownstone|townhouse)\b)/,
    is: 'a cat in the window of a house',
    has: /\b(?:windows?|cats?|kittens?|tabby|cottage|flower ?-?box(?:es)?|shutters?)\b/,
  },
  fireworks: {
    asks: /\bfireworks?\b/,
    is: 'fireworks over a neighborhood',
    has: /\b(?:neighbou?rhoods?|fourth of july|4th of july|july 4th|independence day|new year'?s?(?: eve)?|nye|houses|rooftops|over)\b/,
  },
} as const satisfies ListedScenes;
