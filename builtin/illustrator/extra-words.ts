import { type Bloom, blooms, type Extra, type Holiday, type Scene } from './scene.ts';
import type { Words } from './words.ts';

/** A city as it is seen from a high floor. */
const cityView =
  /\b(?:(?:city|skyline|downtown|urban)(?: skyline)? ?-?views?|views? of (?:the )?(?:city|skyline|downtown)|overlooking (?:the )?(?:city|downtown|skyline)|pent ?houses?|high-?(?: ?rise)s?)\b/;

export const extraWords: Words<Extra> = [
  [
    'dog',
    /\b(?:(?:dogs?|pets?)(?! (?:bowls?|beds?|leash(?:es)?|toys?|food|collars?|doors?|houses?|crates?|wash\w*|gates?|friendly))|pupp(?:y|ies)|retrievers?|labradors?|labs?|doodles?|terriers?|corgis?|hounds?|beagles?|poodles?|bulldogs?|dachshunds?|(?:german )?shepherds?|husk(?:y|ies)|pugs?|chihuahuas?|spaniels?|schnauzers?|pit ?-?bulls?|collies?|mutts?)\b/,
  ],
  ['cat', /\b(?:cats?(?! (?:beds?|trees?|bowls?|food|doors?|toys?))|kittens?|kitt(?:y|ies))\b/],
  ['sold-sign', /\b(?:sold|just sold|under contract|sale pending|pending sign)\b/],
  [
    'open-house-sign',
    // Flyers for an open house, or cookies at one, are no sign.
    /(?<!\b(?:cookies|snacks|refreshments|flowers|candles|sheets?|guest ?books?|lemonade)\b.{0,24})\bopen[- ]house(?:s)?\b(?!(?! signs?).{0,20}\bdoor\b)(?! (?:refreshments|treats|food|sign[- ]in|flyers?|brochures?|cookies|guests?|visitors?|check ?-?lists?|tips|invitations?|snacks))/,
  ],
  [
    'waterside',
    /\b(?:lakes?|lake ?-?(?:front|side|shore)s?|docks?|canals?|intracoastal|water ?-?(?:front|side)|(?:creek|stream|pond|river|bay|sound) behind|(?<=\b(?:house|home|barndominium|cabin|cottage|farmhouse|ranch)s? )with (?:an? )?(?:[a-z]+ )?ponds?|(?:by|on|at|near|beside|along|overlooking) (?:an?|the) (?:[a-z]+ )?(?:ponds?|rivers?|creeks?|water))\b/,
  ],
  ['flag', /\bflags?\b/],
  ['wreath', /\bwreaths?\b/],
  ['balloons', /(?<!hot[- ]air )\bballoons?\b/],
  [
    'flower-pots',
    /\b(?:flower|hanging) (?:baskets?|pots?)\b|\b(?:potted|pots? of|baskets? of) (?:flowers?|plants?|mums|geraniums?|ferns?)\b|\b(?:flower ?)?planters?\b/,
  ],
  [
    'checkered',
    /\b(?:black (?:and|&) white|black-and-white|checkered|checkerboard)(?: [a-z]+)? (?:tiles?|tiling|floors?|flooring|bath ?-?rooms?|kitchens?|laundry|entry)\b/,
  ],
  ['clawfoot', /\bclaw ?-?foot(?:ed)?(?: (?:bath)?tubs?)?\b/],
  [
    'built-ins',
    /\bbuilt[- ]?ins?\b(?! (?:beds?|bunks?|bench(?:es)?|seats?|grills?|desks?))|\bbook ?-?(?:shel(?:f|ves)|cases?)\b/,
  ],
  ['chairs', /\b(?:two|a pair of|patio|adirondack|lounge|outdoor) chairs\b/],
  ['gutters', /\b(?:lea(?:f|ves)|clogg?(?:ed|ing)?|debris|clean(?:ed|ing)?)\b/],
  ['moss', /\b(?:spanish moss|moss[- ]draped|mossy oaks)\b/],
  ['butcher-block', /\bbutcher ?-?block\b|\bwood(?:en)? (?:counter ?-?tops?|counters)\b/],
  ['golf', /\bgolf(?: courses?)?\b|\bfairways?\b/],
  ['open-shelves', /\b(?:open|floating) (?:shel(?:f|ves|ving))\b/],
  [
    'shoreline',
    /\b(?:beach|ocean|gulf|sea|bay|water) ?-?(?:front|side)\b|\bbeach(?:es)?\b|\bcoast(?:line|al)?\b|\bshore(?:line)?s?\b/,
  ],
  ['twin-beds', /\b(?:twin|two|single) (?:single |twin )?beds\b/],
  ['under-stairs', /\b(?:under|beneath|below) (?:the |a )?stair(?:s|case|way)?\b/],
  ['beams', /\b(?:exposed|wood(?:en)?|ceiling|timber) beams?\b|\bbeamed ceilings?\b/],
  ['desk', /\b(?:with|and) (?:an? )?(?:[a-z]+ )?desks?\b/],
  ['infinity', /\binfinity(?:[- ]edge)? pools?\b|\bpools? (?:[a-z]+ )?overlooking\b/],
  ['playroom', /\bplay ?-?rooms?\b/],
  ['powder', /\b(?:powder rooms?|half[- ]baths?)\b/],
  ['vaulted', /\b(?:vaulted|cathedral|high|tall|soaring|two[- ]story) ceilings?\b/],
  ['wallpaper', /\bwall ?-?papers?\b|\bwallpapered\b/],
  ['shingles', /\b(?:roof(?:s|ing|ers?)?|shingles?)\b/],
  [
    'hanging-baskets',
    /\bflower baskets?\b|\bhanging (?:ferns?|baskets?|plants?|flowers?|pots?)\b|\bferns\b/,
  ],
  ['city-view', cityView],
  [
    'room-view',
    new RegExp(
      `${cityView.source}|\\b(?:floor[- ]to[- ]ceiling (?:windows?|glass)|(?:walls? of|wall-to-wall) (?:windows|glass)|(?:picture|large|big|huge|oversized|panoramic|tall|expansive) windows?|(?:ocean|sea|gulf|bay|beach|water|lake|river|harbor|mountain|canyon|desert|valley|forest|golf course|garden|park|panoramic|sweeping|scenic) ?-?views?|views? of (?:the )?(?:[a-z]+ )?(?:ocean|sea|gulf|bay|beach|water|lake|river|harbor|mountains?|canyon|desert|valley|woods|park)|overlooking)\\b`,
    ),
  ],
  [
    'vista',
    /(?:^|,|\band|\bwith|\bbelow|\bbeneath|\bunder|\bfacing) ?(?:the )?(?:[a-z]+ )?mountains?\b(?! (?:home|house|lodge|cabin|town|village|road|bik\w+|modern|laurel|view lodge)s?)|\b(?:mesas?|buttes?|red rocks?|canyons?|cliffs|foothills)\b.{0,16}\bbehind\b|\bdesert mountains\b|\b(?:mountains?|peaks|hills) (?:behind|in the (?:background|distance)|backdrops?)\b|\bbehind\b.{0,12}\bmountains\b|\b(?:mountain|valley|scenic|panoramic|sweeping|long|ridge) (?:views?|vistas?|overlook)\b|\boverlooks?\b|\bviews? of (?:the )?(?:[a-z]+ )?(?:mountains?|peaks?|hills|valley|ridges?)\b|\b(?:smok(?:y|ies)|blue ridge)\b/,
  ],
  [
    'boardwalk',
    /\b(?:board ?-?walks?|walk ?-?overs?|beach access|(?:wooden |wood )?walk ?-?ways?|wooden (?:paths?|walks?))\b/,
  ],
  [
    'stone-hearth',
    /\b(?:stone|stacked[- ]stone|fieldstone|river rock) (?:fireplaces?|hearths?|mantels?)\b/,
  ],
  ['blanket', /\b(?:(?:plaid|tartan|flannel|throw) )*(?:blankets?|throws)\b/],
  ['boxes', /\b(?:moving |cardboard |packed |stacked )*boxes\b/],
  ['counter', /\b(?:kitchen |granite |quartz |marble )?counter(?: ?-?tops?)?s?\b/],
  ['flags', /\bflags\b|\bmemorial day\b|\bfourth of july\b|\b4th of july\b/],
  ['frozen', /\b(?:frozen|ice[- ](?:skat\w+|fishing|covered)|iced over)\b/],
  [
    'house-lights',
    /\b(?:christmas|holiday|xmas|colored|outdoor) lights\b|\blights (?:on|along|around|strung (?:on|along)) (?:a|the|our|my)? ?(?:house|home|roof|eaves|gutters?|porch)\b|\bhouse (?:lit|decorated) for (?:christmas|the holidays)\b/,
  ],
  ['icicles', /\b(?:icicles?|ice dams?)\b/],
  ['low-tide', /\b(?:(?:low|ebb)[- ]tide|tide (?:is )?out|tidal flats|mud ?flats)\b/],
  ['letters', /\b(?:letters?|mail|envelopes?|postcards?)\b/],
  ['mat', /\b(?:welcome|door) ?-?mats?\b/],
  ['pergola', /\bpergolas?\b/],
  [
    'shore-home',
    /\blake ?-?(?:front |side )?(?:house|home|cabin|cottage)s?\b|\b(?:house|home|cabin|cottage)s? (?:on|by|at|near|overlooking|beside) (?:a|the) (?:[a-z]+ )?lake\b|\blake\b.{0,24}\b(?:house|home|cabin|cottage)s?\b/,
  ],
  ['sprinkler', /\b(?:sprinklers?|irrigation|watering the (?:lawn|grass|yard))\b/],
  ['flyers', /\b(?:flyers?|brochures?|leaflets?|invitations?)\b/],
  ['lemons', /\blemons?\b/],
  ['luminarias', /\b(?:luminarias?|farolitos?|paper (?:bag )?lanterns?)\b/],
  ['seedlings', /\b(?:seedlings?|(?:just|newly|freshly) planted|starter plants?|sprouts?)\b/],
  ['tub', /(?<!\bhot )\b(?:bath ?)?tubs?\b/],
  [
    'sale-sign',
    /\b(?:for[- ]sale(?: signs?)?|just listed|coming soon|price (?:improvements?|drops?|cuts?|reductions?|reduced|changes?|adjustments?|updates?)|new price|reduced price|back on the market|new listing|for[- ]rent|yard signs?|(?:realtor|agent|listing|real estate) signs?(?! ?-?in\b)|sign (?:in(?! sheets?)|on|out) )/,
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
  [
    'asleep',
    /\b(?:asleep|sleep(?:ing|s|y)|napping|naps?|curled up|snoozing|dozing|lying|laying|lounging|resting)\b/,
  ],
  ['barn', /\bbarns?\b/],
  ['bikes', /\b(?:bikes?|bicycles?|cycling)\b/],
  ['books', /\blibrar(?:y|ies)\b/],
  ['ceiling-fan', /\b(?:ceiling )?fans?\b/],
  [
    'coffee',
    /\b(?:coffees?(?! ?-?(?:tables?|shops?|house))|(?:hot )?cocoas?|hot chocolate|lattes?|cappuccinos?|mugs?|cup of tea)\b/,
  ],
  [
    'double-vanity',
    /\b(?:(?:double|dual|two)(?:[- ]sinks?)? ?(?:vanit(?:y|ies)|sinks?)|his and hers sinks?)\b/,
  ],
  [
    'falling',
    /\b(?:falling|(?<!\b(?:mild|golden|crisp|late|early|in|this|the) )falls?(?! (?:mornings?|light|days?|evenings?|afternoons?|leaves|colors?|sun|season|weekends?))|drop(?:ping|ped|s)?|cool(?:ing|ed|s)?(?: off| down)?|declin\w+|decreas\w+|slow(?:ing|ed|s)?(?: down)?|soften\w*|(?:coming|going|heading|trending) down|downward|lower)\b/,
  ],
  [
    'low-sun',
    /\b(?:sunrises?|sunsets?|setting sun|rising sun|sun (?:sets|setting|rising|going down))\b/,
  ],
  ['pumpkins', /\b(?:pumpkins?|gourds?|jack[- ]?o'?[- ]?lanterns?)\b/],
  ['ristras', /\b(?:ristras?|chiles?|chilis?)(?: ristras?)?\b/],
  [
    'rocking-chairs',
    /\b(?:rocking chairs?|rockers?|gliders?|chairs? (?:on|in) (?:an?|the|our|my|your) (?:[a-z]+ ){0,2}porch)\b/,
  ],
  ['screens', /\bscreened(?:[- ]in)?\b/],
  [
    'six-seats',
    /\b(?:(?:table|seating|seats|dinner|dining) (?:for )?(?:six|6|eight|8)|(?:six|6|eight|8) (?:chairs|seats))\b/,
  ],
  ['picnic', /\bpicnics?(?: tables?)?\b/],
  ['steep', /\b(?:steep|hilly|hillside|on a hill)\b/],
  [
    'string-lights',
    /\b(?:string|bistro|fairy|twinkle|twinkling|christmas) lights\b|\blights (?:in|on|strung (?:in|between|through|over|across)|around|wrapped around) (?:the |some )?(?:trees?|oaks|square|streets?|posts?)\b|\blit trees\b/,
  ],
  ['two-monitors', /\b(?:(?:two|dual|double|2) (?:computer )?(?:monitors|screens)|monitors)\b/],
  ['wildflowers', /\b(?:wild ?-?flowers?|poppies|bluebonnets?|lupines?)\b/],
  [
    'own-garage',
    /\b(?:detached|separate|stand-?alone|rear|back)(?: (?:two|three|one|2|3|1)[- ]car)? garages?\b/,
  ],
  [
    'attached-garage',
    /(?<!\bdetached )\b(?:(?:attached|side[- ](?:entry|load)|front[- ]load)(?: [a-z0-9-]+){0,2} |(?:two|three|one|single|double|oversized|2|3|1)[- ]?(?:car )?)?garages?\b(?! (?:sales?|floor|shelv))/,
  ],
  ['rainbow', /\brainbows?\b(?! row)/],
  ['hot-air-balloons', /\bhot[- ]air balloons?\b|\bballoon fiesta\b/],
  ['lightning', /\b(?:lightning|thunder(?:storms?)?)\b/],
  [
    'pool-cage',
    /\b(?:screened(?:[- ]in)?|caged|enclosed) (?:pool|lanai)s?\b|\bpools?\b.{0,24}\b(?:cage|screen enclosure|screened(?:[- ]in)?|lanai)\b|\bpool (?:cage|enclosure|screen)s?\b/,
  ],
  ['above-ground', /\babove[- ]ground(?: (?:swimming )?pools?)?\b|\bstock tank pools?\b/],
  ['pool-slide', /\b(?:water ?-?)?slides?\b/],
  ['rock-fall', /\b(?:(?:rock|stone|grotto) )?(?:water ?-?falls?|grotto(?:es)?|water features?)\b/],
  [
    'foundation',
    /\b(?:foundations?|(?:concrete )?slabs?|footings?)\b(?: (?:being )?(?:poured|pour|set|work))?/,
  ],
  [
    'house-wrap',
    /\b(?:house ?-?wrap(?:ped)?|tyvek|sheath(?:ed|ing)|dried[- ]in|siding stage|roof(?:ed)? and (?:windows|wrapped))\b/,
  ],
  [
    'painting',
    /\bpaint(?:ing)?(?: (?:cans?|buckets?|brush(?:es)?|rollers?|crew|job|project))?\b|\bpainters?\b/,
  ],
  ['fire-escape', /\bfire escapes?\b/],
  ['ferris-wheel', /\bferris wheels?\b/],
  ['clock-tower', /\bclock ?-?towers?\b|\btown clock\b/],
  ['dome', /\b(?:capitols?|domes?|domed)\b(?: buildings?)?/],
  ['kayaks', /\b(?:kayaks?|canoes?|rafts?|tub(?:es|ing))\b/],
  [
    'fallen-leaves',
    /\b(?:(?:fall|fallen|autumn|dry|red|golden|colorful|orange) (?:[a-z]+ )?leaves|leaves (?:on|across|scattered|covering))\b/,
  ],
  [
    'outdoor-fireplace',
    /\b(?:(?:outdoor|stone|brick|stucco|gas|wood[- ]burning) )*fireplaces?\b|\bchimineas?\b/,
  ],
  ['sails', /\b(?:sail ?-?boats?|sailing)\b/],
  ['arch', /\b(?:gateway arch|arch over the (?:river|city))\b/],
  ['needle', /\b(?:space needle|observation tower)\b/],
  ['third-door', /\b(?:tri-?plex(?:es)?|three[- ]family|three front doors)\b/],
  ['boat', /\b(?:(?:motor|speed|ski|wake|row|fishing|jon) ?-?boats?|(?<!pontoon )boats?)\b/],
  ['skylight', /\b(?:sky ?-?lights?|roof windows?)\b/],
  ['bed', /\b(?:bed ?-?rooms?|beds?|guest (?:rooms?|suites?))\b/],
  [
    'round-table',
    /\b(?:round|circular|pedestal|oval) (?:[a-z]+ )?tables?\b|\btables? for (?:two|four)\b/,
  ],
  ['canopy', /\b(?:canopy|four[- ]poster|poster) beds?\b/],
  ['sectional', /\b(?:sectionals?|l-shaped (?:sofa|couch)(?:es)?)\b/],
  [
    'paneling',
    /\b(?:(?:wood(?:en)?|oak|walnut|knotty|pine)[- ])*(?:panell?(?:ed|ing)|wainscot\w*|ship ?-?lap|bead ?-?board|board[- ]and[- ]batten)(?: walls?)?\b/,
  ],
  ['striped', /\bstriped awnings?\b/],
  [
    'bunk-room',
    /\bbunk ?-?rooms?\b|\b(?:two|double|twin|pair of) (?:sets of )?bunk(?: ?-?beds|s)\b|\bfour (?:built[- ]?in )?(?:bunk ?-?)?(?:beds|bunks)\b/,
  ],
  ['cotton', /\bcotton(?: ?-?fields?)?\b(?! (?:sheets?|candy|towels?))/],
  ['corn', /\bcorn(?: ?-?fields?)?\b/],
  ['cooking', /\b(?:outdoor kitchens?|built-?in grills?|grills?|bbq|barbecue)\b/],
  [
    'lake-view',
    /\b(?:views? of (?:the )?|overlooking (?:the |a )?)?(?:[a-z]+ )?lakes?(?: ?-?views?)?\b/,
  ],
  ['carport', /\bcar ?-?ports?\b/],
  ['driveway', /\b(?:drive ?-?ways?|(?:gravel|brick|circular|paved|dirt|shell) drives?)\b/],
  ['front-deck', /(?<!\b(?:roof ?-?top|pool|back|double|triple|three) )\bdecks?\b/],
  ['window-boxes', /\b(?:flower|window) ?-?box(?:es)?\b/],
  [
    'dunes',
    /\b(?:dunes?|sea oats|dune grass|(?:on|at|near|by|in) the (?:sand|beach)|beach ?-?(?:front|side)|barrier islands?|beach (?:house|home|cottage|bungalow)s?|ocean ?-?front|waves)\b/,
  ],
  [
    'house-behind',
    /\b(?:and|with|near|by|to|beside|behind) (?:an? |the |our )?(?:[a-z-]+ ){0,3}?(?:farm ?-?houses?|houses?|homes?|cottages?|cabins?|bungalows?)\b/,
  ],
  [
    'tree-rows',
    /\b(?:lined (?:with|by)|(?:trees|maples|oaks|palms|pines|elms) (?:along|lining)|tree[- ]lined|between (?:rows of )?(?:trees|maples|oaks))\b/,
  ],
  ['cracked', /\bcrack(?:s|ed|ing)?\b/],
  ['grain-elevator', /\bgrain (?:elevators?|silos?|bins?)\b/],
  ['pontoon', /\bpontoons?(?: boats?)?\b/],
  [
    'dock-roof',
    /\b(?:covered (?:[a-z]+ )?docks?|boat ?-?(?:house|lift|port|shed)s?|dock (?:house|roof)s?)\b/,
  ],
  [
    'rooms-above',
    /\b(?:carriage ?-?houses?|(?:apartment|suite|loft|rooms?|unit|studio) (?:over|above) (?:an? |the )?(?:[a-z-]+ ){0,3}garage)\b/,
  ],
  [
    'cacti',
    /\b(?:cact(?:us|i|uses)|prickly pears?|agaves?|yuccas?|desert (?:landscap\w+|plants?|gardens?)|xeriscap\w+)\b/,
  ],
  ['mailbox', /\bmail ?-?box(?:es)?\b/],
  ['water-tower', /\bwater ?-?towers?\b/],
  [
    'ivy',
    /\b(?:ivy(?:-covered)?|(?:climbing )?vines (?:on|up|over) the (?:walls?|house|brick)|creeper)\b/,
  ],
  ['bonfire', /\b(?:bon ?-?fires?|camp ?-?fires?|fire ?-?rings?)\b/],
  ['monument', /\b(?:statues?|monuments?|obelisks?|memorials?)\b/],
  ['fireworks', /\bfire ?-?works?\b/],
  ['aurora', /\b(?:northern lights|auroras?(?: borealis)?)\b/],
  ['spiral', /\bspiral(?: (?:stair ?-?(?:case|way|s)?s?|steps))?\b/],
  [
    'framed-row',
    /\b(?:(?:town|row) ?-?(?:house|home)s?|apartments?|condos?|duplex(?:es)?|row of homes)\b/,
  ],
  ['ferry', /\bferr(?:y|ies)(?: ?-?boats?)?\b/],
];

export const flowerWords: Words<NonNullable<Scene['flowers']>> = [
  ['tulips', /\btulips?\b/],
  ['daffodils', /\b(?:daffodils?|jonquils?|narcissus)\b/],
  ['bluebonnets', /\b(?:blue ?bonnets?|lupines?)\b/],
  [
    'lavender',
    /\blavender\b(?! (?:doors?|front|walls?|shutters?|house|home|trim|siding|colou?red))/,
  ],
  ['sunflowers', /\bsun ?flowers?\b/],
  ['poppies', /\bpopp(?:y|ies)\b/],
  ['wildflowers', /\bwild ?-?flowers?\b/],
];

/** "Roses", "a rose bush": each by its own name. */
export const bloomWords: Words<Bloom> = (Object.keys(blooms) as Bloom[]).map(
  (bloom) =>
    [bloom, new RegExp(`\\b${bloom.replace(/ies$/, '(?:y|ies)').replace(/s$/, 's?')}\\b`)] as const,
);

export const holidayWords: Words<Holiday> = [
  [
    'halloween',
    /\b(?:halloween|jack[- ]?o'?[- ]?lanterns?|trick[- ]or[- ]treat(?:ers?|ing)?|spooky|carved pumpkins?)\b/,
  ],
  [
    'thanksgiving',
    /\b(?:thanksgiving|turkey|pumpkins?|gourds?|(?<!\b(?:cotton|grape|corn|wheat|crop|apple|olive|cranberry|hay|fields?)\b.{0,20})harvest|mums|chrysanthemums?|cornucopia|fall (?:porch|decor\w*))\b/,
  ],
  [
    'winter',
    /\b(?:christmas|xmas|holidays?|hanukkah|stockings|santa|garlands?|ornaments?|new year'?s?|poinsettias?|gingerbread(?! (?:trim|details?|woodwork|victorian|style))|december)\b/,
  ],
  [
    'july',
    /\b(?:fourth of july|4th of july|july 4(?:th)?|independence day|memorial day|labor day|bunting|flags|patriotic|red,? white,? and blue|fireworks)\b/,
  ],
  ['spring', /\b(?:easter|tulips?|daffodils?|mother'?s day)\b/],
];
