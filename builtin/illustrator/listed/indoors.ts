import type { ListedScenes } from './listed-scene.ts';

/** Rooms in which people are at work. */
const inWork =
  '(?:\\b(?:renovations?|renovating|remodel(?:ing)?|makeover|demolition|construction)\\b.{0,30}\\b(?:in progress|under ?-?way|tools?|ladders?|dust|drywall|studs|being)\\b|\\b(?:under|mid-?|during (?:a )?)(?: |-)?(?:renovation|remodel\\w*)\\b|\\bbath(?:room)? (?:renovations?|remodel)\\b(?!.*\\b(?:tubs?|showers?|vanit(?:y|ies)|before|ideas?)\\b)|\\b(?:kitchens?|(?:bath|bed|living|dining|laundry)? ?-?rooms?|baths?|basements?|attics?|closets?) under construction\\b|\\bcabinet(?:s| doors?) being (?:re)?(?:painted|finished|faced|installed)\\b|\\b(?:cabinets?|floor(?:s|ing)?|hard ?-?wood|tiles?|countertops?|appliances|windows)\\b.{0,16}\\b(?:being (?:installed|laid|replaced|put in)|installation|installers?|going in)\\b|\\binstalling (?:new )?(?:[a-z]+ )?(?:cabinets?|floor(?:s|ing)?|tiles?|countertops?)\\b|\\b(?:rooms?|bedroom|kitchen|walls?|interior)\\b.{0,16}\\bbeing (?:painted|renovated|remodeled|redone)\\b|\\bdry ?-?wall\\b|\\bexposed studs\\b|\\bdemo days?\\b|\\b(?:kitchen|bath(?:room)?|basement|walls?|rooms?) demo(?:lition)?\\b|\\bunfinished (?:rooms?|basements?|space)\\b|\\bgutted\\b)';

/** Rooms and corners of them. */
export const listedRooms = {
  'room-things': { is: 'a room' },
  'wall-things': {
    asks: /\b(?:console|entry|hall(?:way)?|entry ?way|foyer) tables?\b|\b(?:sideboards?|credenzas?|buffet tables?)\b(?!.*\bdining\b)/,
    is: 'a console table by a wall',
    has: /\b(?:console|entry(?: ?way)?|hall(?:way)?|foyer|lamps?|plants?|tables?|walls?|sideboards?|credenzas?)\b/,
  },
  'kitchen-sink': {
    asks: /\b(?:(?:farm ?-?house|apron[- ]front|apron|kitchen|deep|porcelain) sinks?|kitchen window ?-?(?:sills?|ledges?)|(?:in|on|at|by) (?:an?|the|my|our) kitchen window|sinks? (?:under|below|beneath|by) (?:an?|the) (?:[a-z]+ )?windows?)\b(?!.*\b(?:leak\w*|clog\w*|plumb\w*|island)\b)(?<!\b(?:leak\w*|clog\w*|plumb\w*|bath\w*|vanity|island)\b.*)/,
    is: 'a deep kitchen sink under a window',
    has: /\b(?:farm ?-?house|apron|kitchens?|sinks?|windows?|window ?-?sills?|ledges?|faucets?|brass|fixtures|counters?|cabinets?|tiles?|backsplash)\b/,
  },
  stove: {
    asks: /\b(?:(?:gas|electric|induction|chef'?s|vintage|new) (?:stoves?|ranges?|cook ?-?tops?)|stove ?-?tops?|(?:on|over) (?:an?|the) (?:[a-z]+ )?stove)\b(?<!wood[- ]stove)/,
    is: 'a range with a kettle and a pan between counters',
    has: /\b(?:gas|tea|cast[- ]iron|skillets?|eggs|stoves?|ranges?|cook ?-?tops?|hoods?|ovens?|kettles?|pans?|pots?|kitchens?|tiles?|backsplash|counters?|stainless|steel)\b/,
  },
  'coffee-bar': {
    asks: /\bcoffee (?:bars?|nooks?|stations?|corners?)\b|\b(?:kitchen|home) coffee (?:bar|station)\b/,
    is: 'a coffee bar with a machine, cups and shelves',
    has: /\b(?:coffee|bars?|stations?|machines?|espresso|mugs?|cups?|shel(?:f|ves|ving)|floating|kitchens?|corner|counters?|cabinets?)\b/,
  },
  'home-bar': {
    asks: /\b(?:wine|cocktail) bars? (?:under|in) (?:an?|the|our) (?:stairs|staircase|basement|kitchen|home|house|den)\b|\b(?:(?:home|wet|basement|built-?in|cocktail|whiskey|tiki) bars?|bar areas?|(?:basement|den|rec room) with an? (?:[a-z]+ )?bar)\b(?! (?:cart|stool))/,
    is: 'a home bar with stools and shelves of bottles',
    has: /\b(?:bars?|stools?|bottles?|glasses|wine|sinks?|basement|finished|shel(?:f|ves)|pendants?|cabinets?|built-?in|counters?)\b/,
  },
  'breakfast-nook': {
    asks: /\b(?:breakfast (?:nooks?|corners?|areas?|rooms?)|dining nooks?|eat-?in (?:kitchens?|nooks?)|banquettes?|built-?in bench(?:es)?(?=.*\b(?:kitchen|table|dining|breakfast)\b)|kitchen nooks?)\b/,
    is: 'a breakfast nook with a bench and a round table',
    has: /\b(?:breakfast|nooks?|built-?in|bench(?:es)?|banquettes?|round|tables?|chairs?|windows?|pendants?|cushions?|pillows?|kitchens?|dining|eat-?in|coffee|mugs?)\b/,
  },
  attic: {
    asks: /\battics?\b(?! (?:fans?|vents?))/,
    is: 'an attic under a slanted roof',
    has: /\b(?:attics?|slant(?:ed|ing)|slop(?:ed|ing)|ceilings?|roofs?|trunks?|boxes|storage|old|rooms?|dormers?|windows?|bed ?-?rooms?|beds?)\b/,
  },
  'open-plan': {
    asks: /\bstudio (?:apartments?|condos?)(?! (?:building|complex))\b|\bopen[- ](?:concept|plan|floor ?-?plan|layout)\b|\b(?:living|family|great) ?-?room (?:and|with|that opens to|open to)(?: an?| the)?(?: open)? kitchen\b|\bkitchen (?:and|open to|that opens to|with)(?: an?| the)? (?:living|family|great) ?-?room\b/,
    is: 'a living room open to a kitchen with an island',
    has: /\b(?:open|concept|plan|layout|floor|kitchens?|living|family|great|rooms?|islands?|sofas?|stools|pendants?|dining|area)\b/,
  },
  theater: {
    asks: /^(?!.*\b(?:pool tables?|marquees?|downtown|cinema)).*?\b(?:(?<!\b(?:movie|community|old|historic|downtown) )(?:home )?the(?:ater|atre)s?\b(?! district)|media rooms?|movie (?:rooms?|nights?)|(?:basement|family room|living room|den)\b.{0,24}\b(?:big|large|huge) (?:tvs?|screens?)|(?:big|large|huge)[- ]screen tvs?)/,
    is: 'a media room with a large screen and a sofa',
    has: /\b(?:home|screens?|tvs?|sofas?|sectional|seats?|seating|finished|basements?|big|large|movie|popcorn|media|rooms?)\b/,
  },
  'floor-installation': {
    asks: /\b(?:floor(?:s|ing)?|hard ?-?wood|laminate|vinyl plank|planks|carpet(?:s|ing)?)\b.{0,16}\b(?:being (?:installed|laid|replaced|refinished|sanded)|installation|installers?|install|refinishing|sanding)\b|\b(?:refinishing|sanding) (?:the |old )?(?:[a-z-]+ )?(?:floor(?:s|ing)?|hard ?-?wood)\b|\b(?:installing|laying) (?:new )?(?:[a-z-]+ )?(?:floor(?:s|ing)?|planks|hard ?-?wood)\b/,
    is: 'a wood floor that is being laid',
    has: /\b(?:floor(?:s|ing)?|hard ?-?wood|planks|laminate|install(?:ed|ation|ing)?|tools?|new|wood)\b/,
  },
  'kitchen-renovation': {
    asks: new RegExp(`^(?=.*\\b(?:kitchens?|cabinets?|countertops?)\\b).*?${inWork}`),
    is: 'a kitchen under renovation, its cabinets half in place',
    has: /\b(?:cabinets?|renovations?|remodel(?:ing|ed)?|progress|install(?:ed|ation|ing)?|ladders?|tools?|drop ?-?cloths?|boxes|under|studs|drywall|contractors?)\b/,
  },
  'painted-room': {
    asks: /\b(?:rooms?|bedroom|walls?|interior|nursery|kitchen)\b.{0,16}\bbeing (?:re)?painted\b|\bwall ?-?paper (?:being )?(?:hung|installed|removed|stripped)\b|\b(?:hanging|installing|removing|stripping) wall ?-?paper\b|\bpainting (?:an? |the |our |my )?(?:[a-z]+ )?(?:rooms?|bedroom|living room|walls?|nursery|interior|dining room)\b|\bladder\b.{0,30}\bdrop ?-?cloths?\b|\b(?:paint(?: cans?| rollers?)?|fresh coat(?: of paint)?|ladders?)\b.{0,12}\bin (?:an?|the|our|my) (?:[a-z]+ )?(?:bed|living|dining|family|guest) ?-?room\b|\bhalf[- ]painted\b/,
    is: 'a room that is being painted, with a ladder and a drop cloth',
    has: /\b(?:paint(?:ed|ing)?|ladders?|drop ?-?cloths?|rollers?|brush(?:es)?|cans?|living|bed|dining|rooms?|walls?|fresh)\b/,
  },
  renovation: {
    asks: new RegExp(inWork),
    is: 'a room under renovation with bare studs, a ladder and tools',
    has: /\b(?:renovations?|renovated|remodel(?:ing|ed)?|progress|install(?:ed|ation|ing)?|ladders?|tools?|paint(?:ed|ing)?|drop ?-?cloths?|studs|drywall|under|unfinished|living|bed|bath|dining|rooms?|bath(?:room)?s?|basements?|floor(?:s|ing)?|contractors?)\b/,
  },
  shower: {
    asks: /^(?!.*\btubs?\b).*?(?<!\b(?:baby|bridal|wedding|april|meteor|rain|spring) )\bshowers?\b(?! (?:of|curtains?|gifts?))|\b(?:walk[- ]?in showers?|glass showers?|shower (?:door|stall|enclosure|tile)s?|tiled showers?|rain(?:fall)? shower(?: head)?)\b/,
    is: 'a bathroom with a walk-in shower',
    has: /\b(?:freestanding|glass|doors?|tiles?|subway|vanit(?:y|ies)|sinks?|mirrors?|rainfall|bath(?:room)?s?|primary|heads?)\b/,
  },
  'kids-room': {
    asks: /^(?!.*\bnursery).*?\b(?:bunk ?-?(?:beds?|rooms?)|bunks|kid'?s'? (?:play(?:ing)? )?(?:bed ?)?rooms?|child(?:ren)?'?s? (?:bed ?)?rooms?|play ?-?rooms?)\b/,
    also: /\btoys\b|\b(?:toy (?:box|chest)(?:es)?|doll ?-?houses?|(?:toy )?train sets?)\b/,
    is: "a kids' room with bunk beds",
    has: /\b(?:bunk|beds?|toys?|rugs?|kids?'?s?|bedrooms?|shelves|books)\b/,
  },
  'empty-room': {
    asks: /^(?!.*\bbox(?:es)?\b).*?\b(?:(?:empty|vacant|bare|unfurnished) (?:[a-z]+ ){0,2}?(?:(?:bed|living|dining|family|guest|primary|spare)? ?-?rooms?|house|home|space|condo|apartment|nursery|den|loft)|before (?:staging|furniture))\b|^\W*(?:an? |the |brand )?(?:new|replacement|energy[- ]efficient|double[- ]pane) windows?(?: installed)?\W*$/,
    also: /\b(?:hard ?-?wood floors?|new floor(?:s|ing)|refinished floors?)\b/,
    is: 'an empty room with wood floors',
    has: /\b(?:hard ?-?wood|floors?|flooring|refinished|windows?|vacant|fresh|paint|furniture|staging|living|dining|bed)\b/,
  },
  closet: {
    asks: /\b(?:walk-?in closets?|dressing rooms?)\b/,
    also: /\b(?:closets?|wardrobes?)\b/,
    is: 'a walk-in closet',
    has: /\b(?:walk-?|shelves|clothes|shoes|hangers|drawers|island|organi[sz]ed|in)\b/,
  },
  pantry: {
    also: /\b(?:pantr(?:y|ies)|jars)\b/,
    is: 'a pantry with stocked shelves',
    has: /\b(?:shelves|jars|baskets|butler'?s|stocked|walk-in|organi[sz]ed)\b/,
  },
  mudroom: {
    asks: /\b(?:mud ?-?rooms?|cubb(?:y|ies)|coat hooks|boot (?:rack|bench)|drop zone|entry bench|shoes by (?:an?|the)|muddy (?:boots|shoes)|rain boots|umbrellas? (?:by|at|stand)|boots by)\b|\b(?:entry(?: ?-?way)?|foyer|back door)\b.{0,24}\b(?:bench|hooks|coats|shoes|backpacks)\b/,
    is: 'a mudroom with hooks, a bench and boots',
    has: /\b(?:hooks?|bench(?:es)?|boots?|coats?|cubb(?:y|ies)|baskets?|umbrellas?|doors?|lockers|rain|jackets)\b/,
  },
  utility: {
    asks: /\b(?:water heaters?|furnaces?|hvac|boilers?|heat pumps?|(?:wet|damp|dry|flooded|leaky|leaking|waterproof\w*|old|concrete|unheated) basements?)\b|\b(?:sump pumps?|flood\w*|leak\w*|cracks?|cracked|waterproof\w*|mold|radon|inspect\w*|flashlights?|dehumidifiers?|water stains?)\b.{0,40}\bbasements?\b|\bbasements?\b.{0,40}\b(?:sump pumps?|flood\w*|leak\w*|cracks?|cracked|waterproof\w*|mold|radon|inspect\w*|flashlights?|dehumidifiers?|water stains?)\b/,
    is: 'a utility room with a furnace and a water heater',
    has: /\b(?:furnaces?|water|basements?|heaters?|hvac|tune-?up|tank)\b/,
  },
  'rec-room': {
    asks: /\b(?:rec(?:reation)? rooms?|gam(?:e|ing) rooms?|man cave|(?:finished )?basements?(?!.*\b(?:gyms?|play ?-?rooms?|laundry|bath\w*|bed ?-?rooms?|kitchen|office|workshop|apartments?)\b)|(?:pool|ping ?-?pong|poker|foosball|air hockey|billiards?) tables?|video games?|arcade|bonus rooms?)\b/,
    is: 'a rec room with a pool table and a large screen',
    has: /\b(?:pool|tables?|tv|screens?|sofas?|finished|furnished|basements?|games?)\b/,
  },
  gym: {
    asks: /\b(?:gyms?|treadmills?|dumb ?bells?|yoga (?:mats?|rooms?|studio)|work ?-?out (?:rooms?|space)|exercise (?:room|bike)s?|peloton)\b/,
    is: 'a home gym',
    has: /\b(?:treadmills?|weights|dumb ?bells?|yoga|mats?|mirrors?|workout|equipment)\b/,
  },
  'wine-cellar': {
    asks: /\bwine (?:cellars?|rooms?|racks?|storage|walls?)\b/,
    is: 'a wine cellar',
    has: /\b(?:bottles?|racks?|barrels?|glasses|table|stone|tasting)\b/,
  },
  staircase: {
    asks: /\b(?:stair ?-?(?:case|way)s?|spiral stairs?|foyers?|grand entrance)\b|\bhall(?:way)?s?\b.{0,30}\bboxes\b|\bboxes\b.{0,30}\bhall(?:way)?s?\b/,
    also: /\b(?:stairs|entry ?-?halls?|banisters?|hallways?|(?:on|at) (?:an?|the) (?:[a-z]+ )?landing)\b/,
    is: 'an entry hall with a staircase',
    has: /\b(?:hard ?-?wood|floors?|railings?|banisters?|console|foyers?|halls?|entry|chandeliers?|grand|two-story)\b/,
  },
  loft: {
    asks: /\bexposed bricks?(?: walls?)?\b(?!.*\b(?:kitchen|bed ?-?room|fireplace|dining|living|family|great|office|bath ?-?room)\b)(?<!\b(?:kitchen|bed ?-?room|dining|living|family|great|office|bath ?-?room)\b.*)|\blofts?\b(?! (?:beds?|area|above|over|space above|bedroom|condos? (?:building|tower)))(?<!\b(?:garage|barn|hay|with a) lofts?)/,
    is: 'a loft with brick walls and tall windows',
    has: /\b(?:bricks?|exposed|tall|windows?|walls?|sofas?|ducts?|beams?|downtown|industrial|urban|city|condos?|apartments?|open|floor plan|high|ceilings?)\b/,
  },
  'window-seat': {
    asks: /\b(?:window seats?|reading (?:nook|corner|chair|room)s?|(?:cozy|book) ?-?nooks?)\b/,
    also: /\b(?:(?<=\b(?:cats?|kittens?)\b.{0,16})in (?:an?|the|my) (?:[a-z]+ )?window|window ?-?sills?(?=.*\b(?:cats?|kittens?|books?|cushions?)\b)|(?<=\b(?:cats?|kittens?)\b.*)window ?-?sills?|bay windows?|home librar(?:y|ies)|librar(?:y|ies)(?=.*\b(?:shel(?:f|ves)|ladder|chairs?|sofa|desk|nook|room|cozy))|book ?-?(?:shel(?:f|ves)|cases?))\b/,
    is: 'a reading nook with a window seat and bookshelves',
    has: /\b(?:books?|shel(?:f|ves)|bookshel\w+|cushions?|pillows?|lamps?|windows?|seats?|nooks?|armchairs?|built-?ins?|ladder|tea|coffee)\b/,
  },
  sunroom: {
    asks: /\b(?:sun ?-?rooms?|sun ?porch(?:es)?|three[- ]season (?:room|porch)|four[- ]season (?:room|porch)|conservator(?:y|ies)|florida rooms?)\b/,
    is: 'a sunroom with wicker chairs',
    has: /\b(?:wicker|windows?|plants|chairs?|sofa|rugs?|ceiling fan|light)\b/,
  },
  'crawl-space': {
    asks: /\bcrawl ?-?spaces?\b/,
    is: 'a crawl space under a house',
    has: /\b(?:dirt|floors?|beams?|joists?|pipes?|low|under|crawl)\b/,
  },
  thermostat: {
    asks: /\b(?:thermostats?|smart[- ]home (?:panel|hub|devices?|controls?)|programmable controls?)\b/,
    is: 'a hallway wall with a thermostat and a smoke alarm',
    has: /\b(?:smart|walls?|digital|smoke|alarms?|detectors?|home|winter|energy|carbon|monoxide|batter(?:y|ies))\b/,
  },
} as const satisfies ListedScenes;

/** Things on a table. */
export const listedTables = {
  'table-things': { is: 'a table' },
  'window-sill': {
    asks: /\bwindow ?-?(?:sills?|ledges?)\b(?!.*\b(?:cats?|kittens?|cushions?)\b)(?<!\b(?:cats?|kittens?)\b.*)/,
    is: 'plants on a window sill',
    has: /\b(?:windows?|sills?|window ?sills?|ledges?|plants?|potted|herbs?|succulents?|pots?|cooling|kitchens?)\b/,
  },
  'piggy-bank': {
    asks: /\b(?:piggy ?-?banks?|coins?|savings? (?:jar|account|fund)|down ?-?payment (?:fund|savings)|saving (?:up|for)|jar of (?:coins|money))\b/,
    is: 'a piggy bank and coins on a table',
    has: /\b(?:coins?|savings?|money|down ?payments?|jar|first|fund|home|house|model)\b/,
  },
  inspection: {
    asks: /\b(?:(?:home )?inspections?|inspectors?|clip ?boards?|termites?|radon|mold|(?:water|storm|hail|foundation) damage|sign[- ]in sheets?|guest ?books?)\b|\btape measures?\b(?!.*\b(?:plans?|swatch\w*|samples?|blueprints?)\b)/,
    is: 'a clipboard with a checklist, a tape measure and a flashlight',
    has: /\b(?:sign-in|sheets?|clip ?boards?|tape|measures?|flash ?lights?|check ?-?lists?|forms?|pens?|pencils?|inspections?|report|home|papers?)\b/,
  },
  brunch: {
    also: /(?<!\b(?:easter|colored|painted) )\beggs\b|\b(?:bacon|bagels?|do(?:ugh)?nuts?|pastr(?:y|ies)|smoothies?|orange juice|oatmeal)\b/,
    asks: /\b(?:brunch(?:es)?|pancakes?|breakfast (?:table|spread)s?|waffles?|croissants?)\b/,
    is: 'a table set for brunch',
    has: /\b(?:pancakes?|juice|fruit|flowers|coffee|table|breakfast|berries|plates?|orange)\b/,
  },
  'paint-cans': {
    asks: /\b(?:paint ?-?(?:cans?|buckets?|brush(?:es)?|rollers?|colou?rs?)|cans? of paint|fresh coat|painting (?:(?:a|the)(?! (?:[a-z]+ )?(?:door|house|fence|shutters|exterior|porch))|supplies|project))\b/,
    is: 'paint cans, a brush and color samples',
    has: /\b(?:swatch(?:es)?|samples?|brush(?:es)?|rollers?|cans?|colou?rs?|chips?|paint(?:ing)?|walls?|tape|weekend|makeover|fresh)\b/,
  },
  champagne: {
    asks: /\b(?:champagne|prosecco|sparkling wine|new year'?s (?:eve|day))\b/,
    also: /\btoast(?:ing)?\b/,
    is: 'a bottle of champagne, glasses and house keys',
    has: /\b(?:glasses|flutes?|bottles?|keys?|counters?|kitchen|toast|eve|happy|closing)\b/,
  },
  'easter-table': {
    asks: /\beaster (?:eggs?|baskets?|table|brunch|dinner)\b|\bcolored eggs\b/,
    is: 'a basket of colored eggs',
    has: /\b(?:eggs?|baskets?|table|spring|pastel|easter)\b/,
  },
  valentine: {
    asks: /\bvalentine'?s?(?: day)?\b/,
    also: /\bhearts?\b/,
    is: 'a table with red hearts, roses and candles',
    has: /\b(?:hearts?|roses|candles?|day|love|red|pink|table)\b/,
  },
  menorah: {
    asks: /\bmenorahs?\b|\bhanukkah\b/,
    is: 'a menorah with lit candles',
    has: /\b(?:candles?|windows?|lit|lights?|hanukkah)\b/,
  },
  cocoa: {
    asks: /^(?!.*\b(?:fireplace|by the fire|by a fire|porch|nook|deck|balcony)).*?\b(?:hot (?:cocoa|chocolate)|cocoa|marshmallows?|(?:apple |hot )?cider|mugs of)\b/,
    is: 'mugs of cocoa on a table',
    has: /\b(?:mugs?|cider|cookies|hot|chocolate|winter|snowy|tea|cozy)\b/,
  },
} as const satisfies ListedScenes;
