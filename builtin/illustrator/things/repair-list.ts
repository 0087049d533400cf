import type { NamedThings } from './named-thing.ts';

/** Tools, what keeps a house going, and what one packs with. */
export const repairThings = {
  hammer: {
    asks: /\bhammers?\b|(?<!\b(?:finger ?|toe ?))\bnails?\b(?! (?:salons?|polish))/,
    is: 'a hammer and nails',
    at: ['table'],
  },
  drill: {
    asks: /\b(?:(?:cordless|power) )?drills?\b(?! (?:press|team))/,
    is: 'a drill',
    at: ['table'],
  },
  wrench: { asks: /\b(?:wrench(?:es)?|pliers|spanners?)\b/, is: 'a wrench', at: ['table'] },
  screwdriver: { asks: /\bscrew ?-?drivers?\b/, is: 'a screwdriver', at: ['table'] },
  level: {
    asks: /\b(?:spirit|bubble|carpenter'?s?) levels?\b|(?<=\b(?:hammer|tools?|tool ?box|tape measure|drill|saw)\b.*)\blevels?\b|^\W*(?:an? )?level\W*$/,
    is: 'a level',
    at: ['table'],
  },
  saw: {
    asks: /\b(?:hand|circular|table|miter|jig) ?-?saws?\b|\bsaws?\b(?= (?:and|on|in)\b)/,
    is: 'a saw',
    at: ['table'],
  },
  'caulk-gun': { asks: /\bcaulk(?:ing)?(?: guns?)?\b/, is: 'a caulking gun', at: ['table'] },
  'breaker-panel': {
    asks: /\b(?:breakers?|fuse|circuit|electric(?:al)?) ?(?:breakers?|panels?|box(?:es)?)\b|\belectricians?\b(?:.{0,16}\bpanels?\b)?|\brewiring\b/,
    is: 'a breaker panel',
    at: ['wall'],
  },
  'air-vent': {
    asks: /\b(?:air|floor|ceiling|heat(?:ing)?|ac|wall) ?-?(?:vents?|registers?|ducts?)\b|(?<!\bdryer )\bvents?\b(?! (?:hood|fan))/,
    is: 'an air vent',
    at: ['wall'],
  },
  'sump-pump': { asks: /\bsump pumps?\b/, is: 'a sump pump in its pit', at: ['room'] },
  'space-heater': {
    asks: /\b(?:space|electric|portable|oil) heaters?\b|\bradiators?\b/,
    is: 'a heater',
    at: ['room'],
  },
  'wood-stove': {
    asks: /\b(?:wood|pellet|cast[- ]iron|wood[- ]burning) ?-?(?:burning )?stoves?\b/,
    is: 'a wood stove',
    at: ['room'],
  },
  'window-ac': {
    asks: /\bwindow (?:acs?|a\/c|air ?-?condition\w*)(?: units?)?\b|\bmini ?-?splits?\b/,
    is: 'an air conditioner on the wall',
    at: ['wall'],
  },
  insulation: {
    asks: /\b(?:rolls? of )?insulation(?: rolls?)?\b/,
    is: 'rolls of insulation',
    at: ['room'],
  },
  pipe: {
    asks: /\b(?:(?:frozen|leak(?:ing|y)|burst|dripping|broken|water|copper|wrapped) )+pipes?\b|\bpipes? (?:wrapped|that|leaking|dripping)\b/,
    is: 'a pipe that drips into a bucket',
    at: ['room'],
  },
  lockbox: {
    asks: /\b(?:lock ?-?box(?:es)?|key safes?|combo locks?)\b/,
    is: 'a lockbox',
    at: ['door', 'table'],
  },
  dolly: {
    asks: /\b(?:doll(?:y|ies)|hand ?-?trucks?|furniture dolly)\b(?! (?:parton|house))/,
    is: 'a hand truck with boxes',
    at: ['room', 'door', 'yard'],
  },
  'bubble-wrap': {
    asks: /\bbubble ?-?wrap(?:ped)?\b|\bpacking paper\b/,
    is: 'a roll of bubble wrap',
    at: ['table', 'room'],
  },
  'rolled-rug': {
    asks: /\b(?:rolled(?:[- ]up)?|roll of) (?:up )?(?:rugs?|carpets?)\b/,
    is: 'a rolled rug',
    at: ['room'],
  },
  'key-hook': {
    asks: /\bkeys? (?:[a-z]+ )?(?:hanging )?(?:on|from) (?:(?:an?|the|some) )?(?:[a-z]+ )?(?:hooks?|nails?|pegs?|racks?|hangers?)(?: shaped like an? house)?\b|\bkey (?:holder|hanger|rack|hook)s?(?: with (?:the |some |house )?keys)?\b/,
    is: 'keys on hooks',
    keepsColors: true,
    at: ['wall'],
  },
  'key-bow': {
    asks: /\bkeys?\b.{0,16}\b(?:with|on|tied with|and) (?:an? )?(?:[a-z]+ )?(?:ribbons?|bows?)\b/,
    is: 'a key with a ribbon',
    keepsColors: true,
    at: ['table'],
  },
  'laptop-chart': {
    asks: /\b(?:charts?|graphs?|spread ?-?sheets?|market data|numbers)\b.{0,12}\bon (?:an?|the|my|your) (?:[a-z]+ )?(?:laptop|computer)(?: screen)?\b|\b(?:laptop|computer)s?\b(?: screen)? (?:with|showing|displaying|open to) (?:an? )?(?:[a-z]+ )*?(?:charts?|graphs?|spread ?-?sheets?)\b/,
    is: 'a laptop that shows a chart',
    at: ['table'],
  },
  glasses: {
    asks: /\b(?:reading|eye) ?-?glasses\b|\bspectacles\b/,
    is: 'a pair of glasses',
    at: ['table'],
  },
  notebook: {
    asks: /\b(?:note ?-?(?:books?|pads?)|journals?|diar(?:y|ies))\b/,
    is: 'a notebook',
    at: ['table'],
  },
  'business-cards': { asks: /\bbusiness cards?\b/, is: 'business cards', at: ['table'] },
  folders: {
    asks: /\b(?:(?:manila|file|paper) )?folders?\b|\bbinders?\b/,
    is: 'folders',
    at: ['table'],
  },
  'bank-check': {
    asks: /\b(?:(?:rent|personal|cashier'?s|certified|earnest money|deposit|commission|closing) checks?|check ?-?books?|(?<=\b(?:an?|the|and|with) |^\W*)checks?(?= (?:and|for|with|made)\b|\W*$)|^\W*(?:an? )?checks?\W*$)/,
    is: 'a check',
    at: ['table'],
  },
  tablet: { asks: /\b(?:tablets?|ipads?)\b/, is: 'a tablet', at: ['table'] },
} as const satisfies NamedThings;
