import type { ListedScenes } from './listed-scene.ts';

/** Land, streets, buildings of business and places by the water. */
export const listedPlaces = {
  'vacant-lot': {
    asks: /\b(?:vacant|empty|buildable|building|residential|infill|available|city) lots?|survey\w* (?:stakes|markers?|flags?)|^(?!.*\b(?:homes?|houses?|bungalow|ranch)\b).*?\bcorner lots?\b(?! of)|\blots? (?:for sale|ready)\b|\b(?:home ?sites?|build(?:ing)? sites?)\b(?!.*\b(?:framed|framing|lumber)\b)/,
    is: 'an empty lot with stakes at its corners',
    has: /\b(?:vacant|empty|lots?|build(?:ing|able)?|ready|stakes?|ribbons?|survey\w*|flags?|corner|residential|for sale|infill|homesites?)\b/,
  },
  'open-land': {
    asks: /^(?!.*\b(?:homes?|houses?|ranch(?! land)|cabins?|estates?|farm ?houses?|barns?|horses?|cows|cattle)\b).*?\b(?:(?:vacant|raw|undeveloped|open|wooded|rural|hunting|ranch|recreational|farm|country) (?:land|acreage)|acres of (?:[a-z]+ )?(?:land|woods|pasture)|(?:land|acreage) (?:for sale|listing|with)|(?:\d+|five|ten|twenty|forty|several|few)[- ]acres?(?: (?:of|lot|parcel|tract)\w*)?)\b|^(?!.*\b(?:homes?|houses?|trails?|hik\w+|horses?|cows|cattle|sheep|flowers?|bluebonnets?|lavender|sunflowers?|poppies|barns?|deer|tent|church|roads?)\b).*?\b(?:meadows?|prairies?|rolling hills|valleys?|hot[- ]air balloons?|mountain ranges?|foothills|big sky|pastures?|farmland|countryside)\b/,
    is: 'open land with trees at its edge',
    has: /\b(?:land|acres?|acreage|lots?|parcels?|tracts?|wooded|woods|meadows?|pastures?|prairies?|valleys?|hills|rolling|fields?|open|vacant|raw|rural|undeveloped|hunting|tracks?|for sale|over|five|ten|big)\b/,
  },
  'new-street': {
    asks: /\b(?:new[- ](?:construction|build|home)s? (?:neighbou?rhoods?|communit(?:y|ies)|subdivisions?|streets?|developments?|homes in a row)|(?:rows? of|street of) (?:brand[- ])?new (?:homes|houses|builds)(?! (?:being|under))|(?:brand[- ])?new (?:subdivisions?|neighbou?rhoods?|developments?|communit(?:y|ies))|master[- ]planned(?: communit(?:y|ies))?|model homes?(?! (?:interior|kitchen|living|on))|(?:newly built|brand[- ]new|new[- ]build|builder'?s? spec|spec) (?:homes?|houses?)|new[- ]?builds?\b(?!.*\b(?:fram\w+|slab|foundation)\b))\b/,
    is: 'a street of new houses with young trees',
    has: /\b(?:new|newly|built|construction|builds?|neighbou?rhoods?|communit(?:y|ies)|subdivisions?|developments?|streets?|young|small|trees|saplings?|sod|lawns?|driveways?|sidewalks?|model|row|master|planned|garages?|fresh|finished)\b/,
  },
  'cul-de-sac': {
    asks: /\bcul[- ]?de[- ]?sacs?\b/,
    is: 'houses around a cul-de-sac',
    has: /\b(?:cul[- ]?de[- ]?sacs?|streets?|quiet|lots?|driveways?|suburban|homes|houses)\b/,
  },
  'country-road': {
    asks: /\b(?:country|gravel|dirt|rural|back|farm|winding|backcountry|mountain|scenic|two-lane|forest) (?:[a-z]+ )?(?:roads?|lanes?)\b(?!.*\b(?:bluebonnets?|lavender|sunflowers?)\b)/,
    is: 'a country road between fences',
    has: /\b(?:roads?|lanes?|country|gravel|dirt|rural|winding|farm|fences?|fields?)\b/,
  },
  'gated-entrance': {
    asks: /\b(?:gated (?:[a-z]+ )?(?:estates?|communit(?:y|ies)|entr(?:y|ance)s?|driveways?|neighbou?rhoods?|mansions?|propert(?:y|ies)|homes?|subdivisions?)|(?:iron|entrance|entry|driveway|security|estate) gates?\b(?!.*\bgarden\b)|(?:estates?|mansions?|driveways?)\b.{0,30}\bgates?)\b/,
    is: 'iron gates before the drive to a large house',
    has: /\b(?:gated?|gates|estates?|iron|pillars?|columns|driveways?|entr(?:y|ance)s?|mansions?|communit(?:y|ies)|neighbou?rhoods?|long|tree-lined|stone|walls?)\b/,
  },
  'entrance-sign': {
    asks: /\b(?:neighbou?rhood|community|subdivision|monument|development)(?: entr(?:y|ance))? signs?\b|\b(?:neighbou?rhood|community|subdivision|development) entr(?:y|ances?)\b(?! gates?)|\bentr(?:y|ance) (?:monuments?|signs?)\b/,
    is: 'the entrance of a neighborhood with a stone sign and flowers',
    has: /\b(?:neighbou?rhoods?|community|subdivision|entr(?:y|ance)s?|monuments?|signs?|stone|flowers?|beds?|landscap\w+)\b/,
  },
  'strip-mall': {
    asks: /\b(?:strip (?:malls?|centers?)|shopping (?:centers?|plazas?|malls?)|retail (?:centers?|plazas?|spaces?|strips?|buildings?)|(?:grocery|hardware|big box) stores?|supermarkets?|commercial (?:plazas?|strips?|propert(?:y|ies)|real estate|centers?))\b/,
    is: 'a row of shops behind their parking',
    has: /\b(?:strip|malls?|centers?|shopping|plazas?|retail|parking|lots?|stores?|storefronts?|shops?|grocery|commercial|cars?|lease|awnings?)\b/,
  },
  'office-building': {
    asks: /\b(?:(?:office|medical|corporate|commercial|bank) (?:buildings?|parks?|complex(?:es)?|campus(?:es)?|towers?)|hospitals?|office space (?:for|exterior|downtown)|headquarters)\b/,
    is: 'an office building',
    has: /\b(?:offices?|buildings?|glass|parks?|medical|corporate|commercial|hospitals?|entrance|downtown|lease|headquarters|campus)\b/,
  },
  warehouse: {
    asks: /\b(?:(?:warehouses?|industrial|distribution|logistics)\b.{0,24}\b(?:docks?|buildings?|space|propert(?:y|ies)|centers?|parks?|bays?|units?)|loading docks?|^\W*(?:an? |the )?(?:[a-z]+ )?warehouses?)\b(?!.*\b(?:lofts?|condos?|interior)\b)/,
    is: 'a warehouse with loading docks',
    has: /\b(?:warehouses?|industrial|docks?|loading|trucks?|buildings?|space|distribution|bays?)\b/,
  },
  'storage-units': {
    asks: /\brows? of (?:[a-z]+ )?garages\b|\bgarage units\b|\b(?:(?:self[- ])?storage (?:units?|facilit(?:y|ies))|self[- ]storage|mini[- ]storage)\b/,
    is: 'rows of storage units',
    has: /\b(?:storage|garages?|units?|self|facility|doors?|roll-?up|rows?)\b/,
  },
  river: {
    asks: /^(?!.*\b(?:bridges?|birch(?:es)?|paths?|trails?|walks?|riverwalk|bikes?|benches|house|home|cabin|cottage|skyline|downtown|rock|city|waterfalls?)\b).*?\b(?:river ?-?banks?|rivers?|creeks?|streams?|fly ?-?fishing|brooks?)\b/,
    is: 'a river between its banks',
    has: /\b(?:rivers?|river ?-?banks?|banks?|creeks?|streams?|stones?|rocks?|woods|running|flowing|water|through|trees|fly|fishing)\b/,
  },
  marsh: {
    asks: /\b(?:marsh(?:es|lands?)?|wetlands?|tidal creeks?|salt ?-?grass|estuar(?:y|ies)|sloughs?|everglades|low ?country creeks?)\b/,
    is: 'a marsh with a winding creek and a dock',
    has: /\b(?:marsh(?:es)?|grass(?:es)?|creeks?|docks?|reeds|tidal|tides?|water|winding|views?|salt)\b/,
  },
  bayou: {
    asks: /\b(?:bayous?|swamps?|cypress (?:trees?|knees|swamps?)(?=.*\b(?:water|lake|swamp|bayou)\b)|bald cypress(?:es)?)\b/,
    is: 'slow water under cypresses',
    has: /\b(?:bayous?|swamps?|cypress(?:es)?|knees|bald|moss|water|trees|slow|still)\b/,
  },
  pier: {
    also: /\bpiers?\b(?!.*\b(?:lakes?|ponds?|foundation|beam)\b)(?<!\b(?:lake|pond)\b.*)/,
    asks: /\b(?:(?:fishing|ocean|beach|wooden|public|long) piers?|piers? (?:over|into|at|on|stretching|reaching)|seaside piers?|(?:docks?|piers?|wharf|harbor)\b.{0,24}\blow[- ]tide|low[- ]tide\b.{0,24}\b(?:docks?|piers?|wharf|harbor))\b(?!.*\blake\b)/,
    is: 'a pier that leads out into the sea',
    has: /\b(?:boats?|docks?|piers?|fishing|ocean|sea|wooden|water|waves?|beach|sand)\b/,
  },
  promenade: {
    asks: /\bboard ?-?walks?\b.{0,40}\b(?:shops?|rides?|ferris|arcades?|stores?|food|games)\b|\b(?:promenades?|sea ?walls?|amusement piers?)\b|^(?!.*\b(?:fairs?|carnivals?|festivals?)\b).*?\bferris wheels?\b|\bboard ?-?walks?\b(?=.*\b(?:jersey|atlantic city|evening|stroll))/,
    is: 'a boardwalk with shops along the beach',
    has: /\b(?:board ?-?walks?|promenades?|shops?|benches|beach|sea|ocean|rides?|railings?|lamps?)\b/,
  },
  'suspension-bridge': {
    asks: /\b(?:suspension|golden gate|brooklyn|bay|cable[- ]stayed|roebling|big|famous|city) bridges?\b|\bbridges?\b(?=.*\b(?:skyline|bay|harbor|sound)\b)/,
    also: /\bbridges?\b/,
    is: 'a suspension bridge over the water',
    has: /\b(?:suspension|bridges?|towers?|cables?|rivers?|bay|water|golden gate|lights?)\b/,
  },
  'ski-slope': {
    asks: /\b(?:ski (?:resorts?|slopes?|runs?|hills?|lifts?|mountains?|areas?|trails?)|chair ?-?lifts?|gondolas?|snowboard\w*|ski-in)\b(?!.*\b(?:homes?|houses?|chalets?|condos?|cabins?|lodges?|town|village|main street|shops)\b)/,
    is: 'a ski slope with a chair lift and a lodge',
    has: /\b(?:ski(?:ing)?|resorts?|slopes?|runs?|lifts?|chair|lodges?|mountains?|trails?|gondolas?)\b/,
  },
  'guest-house': {
    asks: /\b(?:guest ?-?(?:house|cottage|home)s?|adus?|accessory dwelling(?: units?)?|casitas?|in-?law (?:suite|cottage|unit|house)s?|granny (?:flat|pod)s?|pool ?-?houses?|backyard (?:cottage|house|studio)s?|garden (?:cottage|studio)s?)\b(?! (?:interior|bedroom|kitchen))/,
    is: 'a guest house in a backyard',
    has: /\b(?:guest|houses?|cottages?|adus?|casitas?|studios?|back ?-?yards?|accessory|dwelling|units?|small|decks?|in-?law)\b/,
  },
  'garden-gate': {
    asks: /\b(?:garden|white|wooden|picket|front|yard|arched) (?:[a-z]+ )?gates?\b|\b(?:rose|garden|trellis)(?:ed)? (?:arch(?:es|way)?|arbors?|trellis(?:es)?)\b|\b(?:arbors?|trellis(?:es)?)\b/,
    is: 'a garden gate under an arch of roses',
    has: /\b(?:gardens?|gates?|arch(?:es|way)?|arbors?|trellis(?:es)?|climbing|roses?|vines?|picket|fences?|paths?|stone|brick|white|wooden)\b/,
  },
  'theater-front': {
    asks: /\b(?:movie theat(?:er|re)|cinema|theat(?:er|re) marquee|old theat(?:er|re)|historic theat(?:er|re)|downtown theat(?:er|re)|marquees?)s?\b(?!.*\b(?:room|basement|seats|home theat(?:er|re)|media)\b)/,
    is: 'a movie theater with its marquee',
    has: /\b(?:movie|theat(?:er|re)s?|cinemas?|marquees?|downtown|historic|old|main|street|lights?|neon)\b/,
  },
} as const satisfies ListedScenes;
