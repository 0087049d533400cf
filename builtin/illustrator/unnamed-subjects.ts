import type { SceneSubject } from './scene.ts';

/** What we have no drawing of is on a table or in a room all the same, and no house. */
export const cornersOfHomes: readonly (readonly [SceneSubject, RegExp])[] = [
  [
    'table-things',
    /\b(?:tables?|desks?|counter ?-?(?:top)?s?|shel(?:f|ves)|night ?-?stands?|cookies?|scissors|recipes?|cutters?|pens?|pencils?|crayons?|markers?|stamps?|stickers?|dice|cards?|envelopes?|staplers?|batter(?:y|ies)|remotes?|jars?|spoons?|forks?|knives|meals?|food|dessert|sandwich(?:es)?|tools?|screws?|bolts?|hinges?|gloves|goggles|brochures?|pamphlets?|passports?|tickets?|wallets?|purses?|jewelry|rings?|watch(?:es)?|bows?|ribbons?|toys?|dolls?|magnets?|badges?|icons?|logos?|symbols?|fingerprints?|receipts?|gummies|chocolates?|spices?)\b/,
  ],
  ['bathroom', /\b(?:tiles?|grout|sinks?|drains?|plumbing|faucets?|toothbrush(?:es)?|soap)\b/],
  [
    'front-door',
    /\b(?:house numbers?|knockers?|door ?-?knobs?|door handles?|(?:storm|screen) doors?|peepholes?)\b/,
  ],
  ['window-sill', /\bwindows?\b(?!.*\b(?:blinds|drapes|curtains|shades|frames?)\b)/],
  [
    'empty-room',
    /\b(?:ceilings?|carpets?|blinds|drapes|vents?|ducts?|walls?|floors?|base ?-?boards?|moldings?|indoor|inside|doors?)\b/,
  ],
];

/** The scene that comes closest to a place we have no drawing of: what is missing of it is told. */
export const nearestPlaces: readonly (readonly [SceneSubject, RegExp])[] = [
  ['river', /\b(?:swimming holes?|rapids|rafting|headwaters|trout|gold panning)\b/],
  ['pier', /\b(?:bays?|sounds?|inlets?|coves?|gulf|seas?|oceans?|coast(?:line|al)?|shores?)\b/],
  ['cabin', /\b(?:shacks?|shant(?:y|ies)|outhouses?|hunting camps?)\b/],
  ['greenhouse', /\bconservator(?:y|ies)\b/],
  [
    'utility',
    /\b(?:water softeners?|air handlers?|sewers?|septic tanks?|water (?:filters?|meters?|mains?))\b/,
  ],
  ['garage', /\bgarage door openers?\b/],
  [
    'open-land',
    /\b(?:farms?|farming|bogs?|fields?|crops?|rice|cotton|soybeans?|arenas?|rodeos?|airports?|air ?-?strips?|runways?|planes?|airplanes?|oil (?:wells?|rigs?|pumps?)|pump ?-?jacks?|quarr(?:y|ies)|steppe|plains|grasslands?|badlands|tornado(?:es)?|combines?|harvesters?|irrigation|pivots?|levees?|reservations?|cemeter(?:y|ies)|dams?|power lines?|cell towers?)\b/,
  ],
  [
    'downtown',
    /\b(?:alleys?|murals?|graffiti|motels?|hotels?|inns?|laundromats?|casinos?|arcades?|nightclubs?|karaoke|taxis?|cabs?|bus(?:es)?|uber|rickshaws?|neon|parking (?:garages?|lots?|meters?|spots?)|car wash|gas stations?|dealerships?|pharmac(?:y|ies)|clinics?|daycares?|preschools?|street (?:art|food|performers?|murals?|parking|musicians?)|gallery district|crosswalks?|traffic|stop ?lights?|intersections?|roundabouts?|police|firetrucks?|fire trucks?)\b/,
  ],
  [
    'beach',
    /\b(?:surf(?:ers?|ing)?|waves?|(?:sea)?gulls?|sand ?-?castles?|sea ?-?shells?|shells?|tide ?-?pools?|snorkel\w*|dolphins?|whales?|sea turtles?|pelicans?|crabs?|starfish|coral|sand ?-?bars?)\b/,
  ],
  [
    'lake',
    /\b(?:mangroves?|jet ?-?skis?|wake ?-?boards?|water ?-?ski\w*|regattas?|row(?:ing|boats?)|loons?|lily pads?|water lil(?:y|ies)|beavers?|otters?|reservoirs?|lagoons?|houseboats?|inner tubes?)\b/,
  ],
  [
    'marina',
    /\b(?:harbou?rs?|wharf|wharves|ports?|fishing villages?|cruise ships?|tug ?-?boats?)\b/,
  ],
  [
    'trail',
    /\b(?:volcano(?:es)?|glaciers?|caves?|caverns?|geysers?|summits?|boulders?|rock climb\w*|national parks?|redwoods|sequoias?|wilderness|bears?|moose|backpacking|zip ?-?lines?|hot springs?|ravines?|gorges?)\b/,
  ],
  [
    'park',
    /\b(?:frisbees?|kites?|concerts?|amphitheat(?:er|re)s?|lawn games|skate ?-?parks?|skateboard\w*|zoos?|gardens?|fields? day|jogging|tai chi|squirrels?|races?|marathons?|5ks?|dog runs?|sports)\b/,
  ],
  [
    'patio',
    /\b(?:corn ?-?holes?|bocce|croquet|horse ?-?shoes|cook ?-?outs?|reunions?|luau|crawfish boils?)\b/,
  ],
  ['living-room', /\b(?:rooms?|lobb(?:y|ies)|indoors|interiors?|elevators?|hall(?:way)?s?)\b/],
];

export const outdoors =
  /\b(?:outdoors?|outside|yards?|streets?|garden|exteriors?|driveways?|roofs?)\b/;

/** An animal that is named first is the picture, and what it lies on a detail. */
export const petLeads = (wanted: string) =>
  /^\W*(?:[a-z'-]+ ){0,3}?(?:dogs?|cats?|pupp(?:y|ies)|kittens?|retrievers?|labs?|labradors?|corgis?|beagles?|poodles?|huskys?|pugs?)\b/.test(
    wanted,
  );

export const roomOfPet = (wanted: string): SceneSubject =>
  /\b(?:moving|box(?:es)?)\b/.test(wanted)
    ? 'moving-boxes'
    : /\b(?:towels?|laundry)\b/.test(wanted)
      ? 'laundry'
      : /\bwindows?\b/.test(wanted)
        ? 'window-seat'
        : 'living-room';

/** What animals lie on indoors. */
export const onSoftThings =
  /\b(?:windows?|moving|box(?:es)?|blankets?|rugs?|sofas?|couch(?:es)?|pillows?|cushions?|towels?|laundry|carpets?|floors?|indoors?|inside|slippers?|shoes?)\b/;
