import { listedScene, type SceneSubject, subjects } from './scene.ts';
import { tradeWords } from './trade-words.ts';

/** The words by which a wish asks for something. */
export type Words<T extends string> = readonly (readonly [T, RegExp])[];

const house =
  '(?:homes?|houses?|residences?|villas?|mansions?|estates?|architecture|property|properties|listings?)';

/** "A farmhouse kitchen", "a high-rise condo living room": the house a room is in, which is not the picture. */
export const houseOfRoom =
  /\b(?:high-?(?: ?rise)|pent ?houses?|condo(?:minium)?s?|apartments?|farm ?-?houses?|cottages?|craftsman|bungalows?|ranch(?:es)?|colonials?|victorians?|tudors?|cabins?|log (?:home|cabin)s?|(?:lake|beach) ?-?(?:house|home)s?|town ?-?(?:house|home)s?|row ?-?(?:house|home)s?|brownstones?|adobes?|spanish(?:[- ]style)?|mobile homes?|tiny (?:house|home)s?|duplex(?:es)?|new construction)(?:[- ]style)? (?=(?:(?!(?:with|and|in|on|of|by|near|for|at|from|to|front|has|under)\b)[a-z-]+ ){0,2}(?:kitchens?|(?:living|family|great|dining|sitting|laundry|mud|powder|guest|kids'?|game|sun) ?-?rooms?|bed ?-?rooms?|bath ?-?rooms?|baths?|offices?|laundry|nurser(?:y|ies)|closets?|pantr(?:y|ies)|basements?|entry ?-?ways?|foyers?|hallways?|interiors?|(?:primary|master|guest|owner'?s) (?:suite|bed|bath)\w*)\b)/g;

/** From where one looks says more than what one looks at. */
export const fromAbove = /\b(?:aerial|bird'?s[- ]eye|drone|from above|overhead view)\b/;

/** Pages that win wherever in the wish they are named: they say more than what stands beside them. */
export const strongWords: Words<SceneSubject> = [
  ...tradeWords.map(([, asks]): [SceneSubject, RegExp] => ['shop-front', asks]),
  ['aerial', fromAbove],
  // Over whatever they are.
  ['fireworks', /\bfireworks?\b/],
  ['porch', /\bchairs? (?:on|in) (?:an?|the|our|my|your) (?:[a-z]+ ){0,2}porch\b/],
  [
    'thanksgiving-table',
    /\b(?:thanksgiving|turkey|harvest)\b.{0,40}\b(?:table|dinner|feast|meal|spread|dining room)\b|\b(?:table|dining room)\b.{0,40}\b(?:thanksgiving|turkey)\b/,
  ],
  [
    'holiday-table',
    /\b(?:holiday|christmas|hanukkah|new year'?s?)\b.{0,40}\b(?:table|dinner|feast|meal|place settings?)\b|\btable\b.{0,40}\b(?:christmas|holidays?)\b/,
  ],
  [
    'doorstep',
    /\bkeys?\b.{0,60}\b(?:doorstep|front door|door ?step|doorway|porch|in (?:an?|the|our|my|your) (?:[a-z]+ )?(?:lock|door|key ?hole)|hand(?:ed|ing|s)? (?:over|off)|handover|handoff|welcome mat)\b|\b(?:doorstep|front door|handing over|hand(?:ed|s)? over|handover|porch)\b.{0,60}\bkeys?\b|\bkey ?-?hand(?:over|off)\b|\bhand(?:ed|ing|s)? (?:over )?(?:(?:the|their|our|her|his|an?|new|house) )*keys\b|\bkeys? (?:in front of|outside|before|to) (?:(?:the|their|our|an?|new|first|your|my|her|his) )*(?:house|home)s?\b/,
  ],
  [
    'finance-desk',
    /\b(?:kitchen|dining) tables?\b.{0,60}\b(?:papers?|folders?|documents?|pens?|calendars?|calculators?|paperwork|envelopes?)\b/,
  ],
  [
    'fireplace',
    /^(?!.*\b(?:patios?|back ?-?yards?|outdoors?|outside(?! (?:(?:the|our|a|every) )?(?:[a-z]+ )?windows?)|decks?|terraces?|bed ?-?rooms?|(?:primary|master) suites?|kitchens?|bath ?-?rooms?|dining rooms?|offices?|librar(?:y|ies)|basements?|sun ?-?rooms?)\b).*?\bfireplaces?\b|\b(?:hearth|(?:gifts?|presents?) under (?:an?|the) (?:[a-z]+ )?tree|mantels?|stockings|(?:christmas|holiday|decorated) trees?(?! (?:lots?|farms?|lighting|(?:in|on|at) (?:an?|the|our) (?:[a-z]+ )?(?:square|plaza|downtown|town|green|park))))\b|\bby (?:an?|the) (?:[a-z]+ )?fire\b(?! ?-?pit)|\b(?:living|family|great) ?-?rooms?\b.{0,30}\b(?:christmas|the holidays)\b/,
  ],
  [
    'pool',
    /\b(?:swimming pools?|pool ?side|infinity pool|pool deck|pools?\b.{0,30}\b(?:loungers?|patio|backyard|yard)|(?:backyard|yard|patio|outdoor)\b.{0,40}\bpools?)\b/,
  ],
  [
    'patio',
    /\bfire ?pits?\b|\b(?:string lights\b.{0,40}\b(?:patio|yard|backyard|pergola)|(?:patio|yard|backyard)\b.{0,40}\bstring lights)\b(?!.*\b(?:decks?|dinner|dining|grill\w*|bbq|barbecues?)\b)(?<!\b(?:decks?|grill\w*|bbq|barbecues?)\b.*)/,
  ],
  [
    'new-construction',
    /\b(?:(?:being|newly|freshly) (?:framed|built)|under construction|construction site|building site|half-built|framing stage|frame stage|(?:home|house)s? (?:going up|frames?)|wood[- ]framed (?:home|house)|framed (?:home|house)s?|(?:home|house)s? framed(?! by)|stud walls?|wall of studs|roof trusses|concrete (?:foundations?|slabs?)|rebar|(?:foundations?|slabs?) (?:being )?(?:pour\w*|for a new)|(?:digging|dug|laying|excavating) (?:a |the )?foundations?|excavat\w+|pouring (?:a |the )?(?:foundation|slab|concrete)|(?:house|home) ?-?wrap(?:ped)?)\b/,
  ],
  [
    'skyline',
    /\b(?:gateway arch|arch over the (?:river|city)|space needle|observation tower)\b|\bdowntown(?: [a-z]+)? skylines?\b|^\W*(?:(?!with\b|of\b|and\b|over\b|to\b)[a-z'-]+ ){0,3}(?:skylines?|cityscapes?)\b(?! view)|\bskylines? (?:from|across|reflected|over the (?:river|water|lake))\b/,
  ],
  [
    'chart-desk',
    /\b(?:rates?|prices?|values?|market|mortgage|sales|inventory|equity)\b.{0,16}\b(?:charts?|graphs?)\b|\b(?:growth|rise|increase|decline|drop|fall|appreciation|trends?) (?:of|in) (?:the )?(?:[a-z]+ ){0,2}(?:prices?|rates?|values?|sales|inventory|equity|market)\b|\b(?:prices?|rates?|values?|sales|inventory|the market|(?:housing|home|local|real estate) market)\b.{0,24}\b(?:grow(?:s|th|ing|n)?|appreciat\w+|forecasts?|snapshot|conditions|up|down|falling|fall|drop(?:ping|ped|s)?|cool(?:ing|ed|s)?|declin\w+|slow(?:ing|ed|s)?|soften\w*|coming down|going (?:down|up)|climb\w*|ris(?:e|es|ing)|trend\w*|heading (?:up|down))\b/,
  ],
  [
    'porch',
    /\bporch(?:es)?\b.{0,50}\b(?:rocking|rockers?|swing|ceiling fan|coffee|wicker|hanging|ferns)\b|\b(?:rocking chairs?|rockers?|coffee|ceiling fan)\b.{0,40}\bporch\b|\bscreened(?:[- ]in)? (?:back |front )?(?:porch|lanai)/,
  ],
  [
    'moving-boxes',
    /\b(?:room|floor)s?\b.{0,20}\b(?:moving|stacked|cardboard|packed) (?:[a-z]+ )?boxes\b/,
  ],
  [
    'market-street',
    /\b(?:(?:state|county|town|street) fairs?|carnivals?|block part(?:y|ies)|street (?:fairs?|festivals?)|(?:food|music|art|fall|harvest|summer|spring|neighbou?rhood|community|town) (?:festivals?|fairs?))\b/,
  ],
  [
    'dinner-table',
    /^(?!.*\b(?:thanksgiving|christmas|holiday|easter|hanukkah|outdoors?|outside|patio|back ?-?yard|deck|terrace|garden)\b).*?\b(?:(?:dining|dinner) (?:room )?tables? set\b|set (?:dining|dinner) tables?\b|dinner part(?:y|ies)\b|table ?-?scapes?\b)/,
  ],
  ['nursery', /\b(?:nurser(?:y|ies)|cribs?(?! in an? (?:empty|bare|vacant))|baby(?:'s)? rooms?)\b/],
  ['deck', /\b(?:bbq|barbecues?|cook ?-?outs?|grills?|grilling)\b/],
  [
    'balcony',
    // What a room opens onto or a house has is not the picture.
    /(?<!\b(?:suites?|(?:bed|living|dining|family|great) ?rooms?|kitchens?|homes?|houses?|villas?|buildings?)\b.{0,30})\bbalcony\b|\b(?:roof ?-?(?:top )?(?:terrace|deck|patio|garden|lounge)s?|terrace overlooking)\b/,
  ],
  ...subjects.flatMap((subject): [SceneSubject, RegExp][] => {
    const { asks } = listedScene(subject) ?? {};
    return asks ? [[subject, asks]] : [];
  }),
];

/** Where several are named, the first one counts. */
export const subjectWords: Words<SceneSubject> = [
  ...subjects.flatMap((subject): [SceneSubject, RegExp][] => {
    const { also } = listedScene(subject) ?? {};
    return also ? [[subject, also]] : [];
  }),
  ['craftsman', /\b(?:craftsman|craftsmen|bungalows?|arts and crafts)\b/],
  [
    'ranch',
    /\b(?:spanish(?! moss)|mission)[- ](?:style|colonial)?|\bhaciendas?\b|\bstucco (?:home|house)s?\b|\b(?:clay )?tiled? roofs?\b|\branch(?:es)?\b(?!\s*(?:land|dressing))(?<!\b(?:cattle|cows?|horses?|longhorns?|bison|calves)\b.{0,16}\b(?:on|at) (?:an?|the|our|my) (?:[a-z]+ )?ranch)|\b(?:ranchers?|ramblers?)\b|\blow(?:-slung)? (?:home|house)s?\b|\b(?:single|one|1)[- ]?(?:story|level)\b(?! (?:condos?|townho\w+|apartments?))/,
  ],
  [
    'mid-century',
    /\b(?:mid[- ]?century(?: modern)?(?: [a-z-]+)? (?:home|house|ranch|gem|listing)s?|eichlers?|butterfly roofs?|atomic ranch)\b|^\W*(?:an? |the )?mid[- ]?century modern\b/,
  ],
  ['colonial', /\b(?:colonials?|georgian|federal-style|brick (?:home|house))\b/],
  ['victorian', /\b(?:victorians?|painted lad(?:y|ies)|queen anne|gingerbread (?:house|trim))\b/],
  ['brownstone', /\b(?:brownstones?|stoops?|limestone row)\b/],
  ['townhouses', /\b(?:town ?-?(?:house|home)s?|row ?-?(?:house|home)s?|rainbow row)\b/],
  [
    'adobe',
    /\b(?:adobes?|pueblo|territorial[- ]style|santa fe[- ]style|southwestern (?:home|house))\b/,
  ],
  [
    'mobile-home',
    /\b(?:mobile homes?|manufactured homes?|trailer (?:home|park)s?|modular homes?|double ?-?wides?)\b/,
  ],
  ['cabin', /\b(?:cabins?|log (?:home|house)s?)\b/],
  [
    'modern',
    new RegExp(
      `\\b(?:modern|contemporary|minimalist|luxury|luxurious)(?: [a-z-]+){0,2} ${house}\\b|\\b(?:villas?|infinity pool|glass (?:house|home)s?)\\b`,
    ),
  ],
  [
    'condo-tower',
    /\b(?:(?:condos?|condominiums?|apartments?)(?: (?:towers?|buildings?|complex(?:es)?))?|high[- ]?rises?|penthouses?|multi-?family)\b/,
  ],
  [
    'cottage',
    /\b(?:cottages?|picket fences?|starter homes?|a small (?:home|house)(?! offices?))\b/,
  ],
  [
    'farmhouse',
    /\b(?:farm ?-?(?:house|home)s?|homesteads?|acreage)\b|\bwrap[- ]?around porch(?:es)?\b(?=.*\b(?:homes?|houses?)\b)|\b(?:homes?|houses?) with (?:a |an )?(?:[a-z]+ )?wrap[- ]?around porch/,
  ],
  [
    'new-construction',
    /\b(?:new construction|new-build|under construction|construction site|building site|timber frame|framing|newly framed|framed (?:home|house)s?|(?:home|house) frames?|being (?:framed|built)|lumber|two-by-fours?|2 ?x ?4s?|half-built)\b/,
  ],
  [
    'bedroom',
    /\b(?:bed ?-?rooms?|day ?-?beds?|(?:teen(?:ager)?|girl|boy|guest)'?s?'? ?-?rooms?|dorm(?:s| rooms?)?|primary suites?|master suites?|guest rooms?|(?<!\b(?:flower|garden|raised|planting|mulch(?:ed)?|landscape|planter|vegetable) )beds?(?! of)(?=[ ,.;]|$)(?! (?:and bath|of|with (?:flowers|mulch)))|pillows?|headboard|kids'? rooms?|bedding)\b/,
  ],
  [
    'bathroom',
    /\b(?:bath ?-?rooms?|bath ?tubs?|tubs?|powder rooms?|vanit(?:y|ies)|(?:double|dual|his and hers) sinks?|toilets?|showers?(?! of)|en ?suites?|spa-like bath|baths?)\b/,
  ],
  ['laundry', /\b(?:laundry|washers?|dryers?|washing machines?|utility room)\b/],
  [
    'home-office',
    /\b(?:(?:two|dual|double) (?:computer )?(?:monitors|screens)|standing desks?|desk chairs?|home offices?|(?<!\b(?:post|box|real estate|leasing|sales|title|doctor's|dentist) )office(?= with|\W*$)|work from home|working from home|home workspace|study nook|office (?:nook|space|room)|den with a desk|remote work|desk by (?:a|the) window)\b/,
  ],
  [
    'home-office',
    /\bdesks?\b(?!.*\b(?:papers?|paperwork|calculators?|keys?|laptops?|contracts?|coffee|documents?|computers?|folders?|charts?)\b)(?<!\b(?:on|at|across|over) (?:an?|the|my|your|our) (?:[a-z]+ )?desk)(?<!\b(?:bed|kids?|living|play|teen) ?-?(?:rooms?)?\b.*)/,
  ],
  ['dining-room', /\b(?:dining (?:rooms?|areas?|tables?)|breakfast nooks?|chandeliers?)\b/],
  [
    'living-room',
    /\b(?:living ?-?rooms?|family rooms?|tv rooms?|sitting rooms?|great rooms?|lounge(?!rs?)|sofas?|couch(?:es)?|staged (?:room|home|interior)s?|home staging|interiors?|tidy room|bright room|open(?:-concept)? floor plan)\b/,
  ],
  [
    'kitchen',
    /\b(?:(?:kitchen|granite|marble|quartz|waterfall|butcher ?-?block) islands?|wet bars?|home bars?|bar areas?|wine (?:fridges?|bars?|coolers?)|kitchens?|kitchenettes?|backsplash(?:es)?|countertops?|(?:on|across|along) (?:an?|the|my|our) (?:[a-z]+ )?counters?|(?:kitchen )?appliances|(?<!\b(?:wood|wood[- ]burning|pellet) )stove|refrigerators?|fridges?|(?<!\b(?:pizza|bread) )ovens?|dish ?washers?|microwaves?|blenders?|toasters?|knife blocks?|utensils)\b/,
  ],
  [
    'garage',
    /(?<!\b(?:homes?|houses?|ranch|bungalow|colonial|craftsman|cottage|townhomes?) with (?:an? |the )?(?:[a-z0-9-]+ ){0,3})\b(?:garages?(?! door)|tool walls?|peg ?-?boards?|workshop|work ?bench|storage (?:shelves|bins))\b/,
  ],
  [
    'moving-boxes',
    /\b(?:relocat(?:e|es|ing|ion)|(?:famil(?:y|ies)|couple|people) moving|moving (?:boxes|day|cartons|out|in|house|tips)|boxes|(?<!piece of )cardboard(?! (?:over|on|cut))|cartons?|unpack(?:ing|ed)?|packing|declutter(?:ing|ed)?)\b/,
  ],
  ['pool', /\b(?:pools?|loungers)\b/],
  ['deck', /\b(?:decks?|grills?|barbecues?|bbq|cookouts?|outdoor dining)\b/],
  [
    'garden',
    /\b(?:gardens?(?! (?:gates?|paths?|walls?|homes?|apartments?|hoses?|center))|gardening|raised beds?|watering cans?|vegetables? beds?|vegetables|planting beds|compost|herbs|seedlings)\b/,
  ],
  [
    'patio',
    /\b(?:adirondack(?: chairs?)?|patios?|back ?-?yards?(?! decks?\b)|outdoor (?:living|space|seating|room)s?|terraces?|hammocks?|pergolas?)\b/,
  ],
  [
    'porch',
    /\b(?:wind ?-?chimes?|porch swings?|rocking chairs?|screened(?:[- ]in)? porch|wrap[- ]?around porch(?!.*\b(?:homes?|houses?)\b)|verandas?|(?<!\bflags? )(?:from|on) (?:a|the) (?:back |screened |covered |wraparound )?porch(?! (?:steps?|stairs)))\b/,
  ],
  [
    'front-door',
    /\b(?:front doors?|front porch(?:es)?|porch(?:es)?|(?:front|icy|snowy|brick|stone|salted) steps?|doorways?|entryways?|entrances?|doorsteps?|welcome mats?|open door|door mats?|wreaths?(?!.{0,16}\bbarns?\b)|entry)\b/,
  ],
  [
    'downtown',
    /\b(?:downtown(?! (?:skyline|squares?))|main street|shop ?-?(?:fronts?|s)|store ?fronts?|small shops|cafes?|coffee shops?|boutiques?|restaurants?|high street|ski (?:town|village|resort|slope|run|hill)s?|mountain (?:town|village)s?|town centers?|parades?|local business(?:es)?)\b/,
  ],
  [
    'market-street',
    /\b(?:farmers'?s? markets?|street (?:fairs?|markets?|festivals?)|market stalls?|festivals?|block part(?:y|ies)|craft fairs?|produce stands?|farm stands?|(?:flea|night|open-air|artisan|christmas|holiday|saturday|sunday|weekend) markets?|art (?:walks?|fairs?)|fresh produce|(?:local|community) events?|holiday market)\b/,
  ],
  [
    'trail',
    /^(?!.*\b(?:homes?|houses?|adobes?|ranch|cabins?|cottages?|casitas?)\b).*?\b(?:canyons?|mesas?|buttes?|red rocks?)\b|^\W*(?:[a-z-]+ ){0,4}(?:landscape|scenery|vista)\b|^\W*(?:[a-z-]+ ){0,2}desert (?:sunsets?|sunrises?|sky|skies|views?)\b|\b(?:trails?|hik(?:e|es|ing|ers?)|overlooks?(?! the)|parkways?|nature walks?|paths? through (?:the )?(?:woods|forest|foothills|trees)|foothills path)\b/,
  ],
  [
    'lake',
    /\b(?:ice[- ]skat\w+|frozen ponds?|lakes?|lake ?-?(?:front|side|house|shore)s?|kayaks?|canoes?|docks?|piers?|paddle ?-?boards?|boat ?-?house|fishing)\b/,
  ],
  [
    'beach',
    /\b(?:beach(?:es|front)?(?! (?:houses?|cottages?|homes?|bungalows?|condos?))|sea ?-?shore|sandy|surf|dunes?|ocean ?-?(?:front|side)(?! (?:condos?|homes?|houses?|villas?|estates?|propert|buildings?|towers?|living|suite|balcon))|boardwalks?)\b/,
  ],
  [
    'park',
    /\b(?:parks?|(?<!\bfarm )ponds?|tidal basin|arboretums?|picnics?|botanical|dog park|green space)\b/,
  ],
  ['skyline', /\b(?:skylines?|cityscapes?|city (?:view|lights)|waterfront city|skyscrapers?)\b/],
  [
    'street',
    /\b(?:cobble ?-?stoned?|quiet|narrow|brick|shady|tree-lined) (?:lanes?|alleys?)\b|\b(?:live oaks|spanish moss)\b(?!.*\b(?:homes?|houses?|path|park|squares?|plazas?|cemetery|marsh|bayou|swing)\b)|\b(?:streets?|sidewalks?|neighbou?rhoods?(?! (?:parks?|pools?|ponds?|trails?|gardens?|playgrounds?))|cul[- ]?de[- ]?sacs?|historic (?:district|neighborhood)s?|old town|gas ?-?(?:lamp|light)s?|suburban(?! (?:homes?|houses?|ranch|colonial|lawns?|yards?))|suburbs?|avenues?|boulevards?|tree-lined|blocks? of homes|rows? of (?:homes|houses)|communit(?:y|ies)|subdivisions?)\b/,
  ],
  [
    'keys-desk',
    /\b(?:hand ?-?shak(?:e|es|ing)|shaking hands|meeting with (?:an? )?(?:agent|realtor|buyers?|clients?)|realtors?(?= (?:meeting|with|and|showing))|handwritten (?:card|note)s?|thank[- ]you (?:card|note)s?|keys?|keychains?|closing (?:day|table)|handover)\b/,
  ],
  [
    'chart-desk',
    /\b(?:(?:pie |bar |line )?charts?|graphs?|data|percent(?:age)?s?|statistics|trend lines?|market (?:report|update|stats)|figures|numbers)\b/,
  ],
  [
    'finance-desk',
    /\b(?:leases?|rent(?:al)? (?:checks?|agreements?|applications?)|(?:pay|personal|cashier'?s|certified) ?checks?|notices?|(?:tax|utility|electric|water|energy) bills?|(?:security|earnest money|rental) deposits?|receipts?|invoices?|mortgages?|loans?|paperwork|documents?|(?<!\bunder )contracts?|folders?|pre-?approval|budgets?|calculators?|down payments?|papers|closing costs|checklists?|forms|clipboards?|pens?|offers?|appraisals?|envelopes?|statements?|taxes|savings|bills|rates?)\b/,
  ],
  [
    'plan-desk',
    /\b(?:floor ?-?plans?|blueprints?|paint (?:swatches|samples|chips)|swatches|samples|renovations?|remodel(?:ing|ed)?|makeovers?|tape measure)\b/,
  ],
  [
    'laptop',
    /\b(?:laptops?|computers?|tablet|smart ?phones?|video call|browsing|online search|notebooks?|calendars?|planners?)\b/,
  ],
  [
    'toolbox',
    /\b(?:tool ?-?box(?:es)?|tools?(?! walls?)(?<!\bpeg ?-?boards? (?:with|of|full of) (?:[a-z]+ )?tools)|hammers?|repairs?|maintenance|handyman|plumb(?:ing|ers?)|(?:leak(?:s|y|ing)?|dripp?(?:ing|y)|clogged|broken|running)(?: [a-z]+)? (?:faucets?|pipes?|sinks?|drains?|toilets?)|flashlights?)\b/,
  ],
  [
    'dinner-table',
    /\b(?:(?:plates?|bowls?) of (?!fruit|lemons|apples|oranges|candy|cookies|kibble)[a-z]+|soups?|pasta|spaghetti|sushi|tacos?|salads?|steaks?|dinner|supper|family meals?|home[- ]cooked|place settings?|dinner (?:table|party)|set table|table set|candle-?lit|potluck)\b/,
  ],
];

/** Words that ask for a home without saying which. */
export const anyHome = new RegExp(
  `\\b(?:${house}|curb appeal|garage doors?|front yards?|driveways?|lawns?|yards?|facades?|exteriors?|real estate|roof(?:ing|s)?|shingles?|siding|foundations?|septic|landscap\\w+|property lines?|neighbors?)\\b`,
);
