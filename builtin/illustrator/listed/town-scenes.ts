import type { ListedScenes } from './listed-scene.ts';

/** What is built, played and painted in a town. */
export const listedTownScenes = {
  concert: {
    asks: /\b(?:(?:outdoor|open[- ]air|summer|lawn|free|live|park) (?:[a-z]+ )?(?:concerts?|music|stages?)|concerts? (?:in|on|at|under)|music (?:on|in) the (?:park|green|lawn|square)|amphitheat(?:er|re)s?|band ?-?(?:shells?|stages?)|live bands?)\b/,
    also: /\b(?:concerts?|bands?(?! ?-?(?:saws?|aids?|width|of|playing in))|(?:jazz|bluegrass|country|mariachi) (?:bands?|music|night|trio)|musicians?|buskers?|orchestras?)\b/,
    is: 'an outdoor stage with lights and blankets on the lawn',
    has: /\b(?:outdoor|concerts?|music|stages?|lawn|blankets?|chairs|string|live|bands?|summer|park|amphitheat(?:er|re)s?)\b/,
  },
  'tree-lot': {
    asks: /\b(?:christmas |holiday )?tree (?:lots?|farms?|stands?)\b(?! (?:with|and) lights)/,
    is: 'a Christmas tree lot with strings of lights',
    has: /\b(?:christmas|holiday|trees?|lots?|farms?|rows?|string|wreaths?|hut)\b/,
  },
  'town-tree': {
    asks: /\b(?:(?:town|city|downtown|village|main street|community|public|giant|huge|big) (?:christmas|holiday) trees?|(?:christmas|holiday) trees? (?:in|on|at) (?:an?|the|our) (?:[a-z]+ )?(?:square|plaza|downtown|town|green|main street|park)|(?:christmas |holiday )?tree[- ]lighting)\b/,
    is: 'a tall Christmas tree on a town square',
    has: /\b(?:town|city|downtown|village|square|plaza|christmas|holiday|trees?|lit|lighting|lights|shops|ceremony)\b/,
  },
  mural: {
    asks: /\b(?:murals?|street art|graffiti|painted (?:brick )?walls? downtown)\b/,
    is: 'a mural on a brick building',
    has: /\b(?:murals?|street art|bricks?|walls?|buildings?|colorful|painted|art|alleys?|flowers?|downtown|local|artists?)\b/,
  },
  mill: {
    asks: /\b(?:(?:grist|water|saw|old|historic|stone) ?-?mills?\b(?! (?:street|loft|condo|converted|turned|building|conversion))|water ?-?wheels?)\b/,
    is: 'an old mill with a water wheel on a creek',
    has: /\b(?:grist|water|mills?|wheels?|creeks?|streams?|rivers?|old|historic|stone)\b/,
  },
  'high-rise-site': {
    asks: /\b(?:cranes?\b(?! (?:fly|estates?))|(?:high-?rises?|condo(?:minium)?s?|towers?|apartments?|skyscrapers?|office buildings?|hotels?)(?: (?:towers?|buildings?))? (?:being built|under construction|going up|rising))\b/,
    is: 'a high-rise under construction with a crane',
    has: /\b(?:cranes?|construction|towers?|condos?|apartments?|high-?rises?|buildings?|built|downtown|city|site|skyline|steel|concrete)\b/,
  },
} as const satisfies ListedScenes;

/** Rooms that many share, and doors of glass. */
export const listedPublicRooms = {
  lobby: {
    asks: /^(?!.*\b(?:exterior|grain|from outside)\b).*?\b(?:lobb(?:y|ies)|elevators?|concierge|reception (?:desks?|areas?)|mail ?-?rooms?|mail ?-?box(?:es)? in (?:an?|the) (?:[a-z]+ )?(?:hall(?:way)?|entry|apartment))\b/,
    is: 'a lobby with elevators, mailboxes and a front desk',
    has: /\b(?:condos?|apartments?|buildings?|lobb(?:y|ies)|elevators?|concierge|reception|desks?|mail ?-?box(?:es)?|seating|chairs|hotels?|doors?|hallways?|high-?rise|marble|halls?)\b/,
  },
  'meeting-room': {
    asks: /\b(?:(?:conference|meeting|board|class|training) ?-?rooms?|conference tables?|co-?working(?: spaces?)?|shared offices?|(?:office|team|staff) meetings?|seminars?|workshops? for|webinars?)\b/,
    is: 'a meeting room with a long table',
    has: /\b(?:conference|meetings?|rooms?|tables?|chairs?|screens?|whiteboards?|glass|offices?|board|laptops?|team|coffee|co-?working|spaces?|shared)\b/,
  },
  'glass-doors': {
    asks: /\b(?:(?:french|sliding|glass|patio|accordion|folding|bi-?fold)(?: glass| patio)? (?:doors?|sliders?)|sliders? (?:to|onto))\b(?! (?:cabinets?|shower|oven))(?<!\b(?:shower|barn|garage|closet|oven|cabinet|front)\b.*)/,
    is: 'glass doors to a garden',
    has: /\b(?:french|sliding|glass|patio|doors?|folding|open(?:ing)?|gardens?|back ?-?yards?|decks?|patios?|leading|living|rooms?|armchairs?|chairs?)\b/,
  },
} as const satisfies ListedScenes;
