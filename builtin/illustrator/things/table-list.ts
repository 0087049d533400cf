import type { NamedThings } from './named-thing.ts';

/** What is laid on a table. */
export const tableThings = {
  magnifier: {
    asks: /\bmagnif(?:ying|ier)\w*(?: (?:glass(?:es)?|lens))?\b/,
    is: 'a magnifying glass before a small house',
    at: ['table'],
  },
  calendar: {
    asks: /\b(?:calendars?|(?:circled|marked|save the) dates?|date circled|deadlines?)\b/,
    is: 'a calendar',
    at: ['table'],
  },
  'piggy-bank': { asks: /\bpiggy ?-?banks?\b/, is: 'a piggy bank', at: ['table'] },
  coins: { asks: /\b(?:coins?|change jar|pennies)\b/, is: 'coins', at: ['table'] },
  cash: {
    asks: /\b(?:cash|dollar bills|dollars?|money|equity|earnest money|rebates?)\b/,
    is: 'paper money',
    at: ['table'],
  },
  'model-house': {
    asks: /\b(?:wooden |little |small )?(?:toy|miniature)(?: wooden)? (?:house|home)s?\b|\b(?:(?:(?:model|miniature|mini|toy|tiny|wooden|small|little) )+(?:house|home)s?(?: models?)?|(?:scale|architectural|architect'?s?) models?(?: of (?:an? )?(?:[a-z]+ )?(?:house|home|building)s?)?|(?:house|home) models?|hands? holding (?:an? )?(?:[a-z]+ )?(?:house|home)|(?:house|home) in (?:two |both |open |the palm of (?:an? )?)?(?:hands?|palm))\b(?! (?:offices?|on|in|with|by|at|village|communit\w+|living|lots?|for|parks?)\b)/,
    is: 'a model house',
    at: ['table'],
  },
  toolbox: { asks: /\btool ?-?box(?:es)?\b/, is: 'a toolbox', at: ['table'] },
  calculator: { asks: /\bcalculators?\b/, is: 'a calculator', at: ['table'] },
  contract: {
    asks: /\b(?:(?<!\bunder )contracts?|agreements?|offers?(?: letters?)?|paperwork|documents?|papers|forms|disclosures?|leases?|deeds?|pens?|signatures?|signing|handshakes?)\b/,
    is: 'papers and a pen',
    keepsColors: true,
    at: ['table'],
  },
  checklist: {
    asks: /\b(?:check ?-?lists?|to[- ]?do lists?|lists? (?:of|with)|planners?)\b/,
    is: 'a checklist',
    at: ['table'],
  },
  clipboard: { asks: /\bclip ?-?boards?\b/, is: 'a clipboard', at: ['table'] },
  keys: {
    asks: /\b(?:keys?|key ?-?(?:chains?|rings?))\b(?! (?:west|lime|largo|biscayne|terms?|points?|facts?))/,
    is: 'house keys',
    at: ['table'],
  },
  laptop: { asks: /\b(?:laptops?|computers?)\b/, is: 'a laptop', at: ['table'] },
  phone: {
    asks: /\b(?:(?:smart ?|cell ?)?phones?(?: with an? (?:[a-z]+ )?map)?|maps? (?:apps?|on (?:an?|the|my) (?:phone|screen))|gps|apps?)\b/,
    is: 'a phone with a map',
    at: ['table'],
  },
  coffee: {
    asks: /\b(?:coffees?|lattes?|cocoas?|hot chocolate|(?:tea ?-?)?cups?|mugs?|tea)\b(?! ?-?(?:tables?|shops?|house|makers?))/,
    is: 'a cup of coffee',
    at: ['table'],
  },
  newspaper: { asks: /\b(?:news ?-?papers?|magazines?)\b/, is: 'a newspaper', at: ['table'] },
  books: {
    asks: /\b(?:(?:stacks?|piles?) of books|novels?|(?:cook ?-?)?books?)\b(?! ?-?(?:shel\w*|cases?|shops?|stores?))/,
    is: 'a stack of books',
    at: ['table'],
  },
  flowers: {
    asks: /\b(?:bouquets?|(?:roses|peonies|lilies|tulips|hydrangeas|daisies) in (?:an? )?(?:[a-z]+ )?vase|vases?(?: of [a-z]+)?|(?:cut|fresh) flowers|(?:and|with|of) flowers|flowers? (?:on|in) (?:an? |the )?(?:[a-z]+ )?(?:table|vase|counter|desk|jar)|mother'?s day)\b/,
    is: 'flowers in a vase',
    at: ['table'],
  },
  gift: {
    asks: /\b(?:gifts?(?! (?:baskets?|shops?))|presents?|gift box(?:es)?)\b/,
    is: 'a gift',
    at: ['table', 'door'],
  },
  'gift-basket': {
    asks: /\b(?:(?:gift|welcome|closing|fruit|housewarming) baskets?|closing gifts?|housewarming)\b/,
    is: 'a gift basket',
    at: ['table', 'door'],
  },
  'tape-measure': {
    asks: /\b(?:tape measures?|measuring tapes?)\b/,
    is: 'a tape measure',
    at: ['table'],
  },
  flashlight: { asks: /\bflash ?-?lights?\b/, is: 'a flashlight', at: ['table'] },
  tools: {
    asks: /\b(?:(?:hand|power|basic|new|old|a few|some) )*(?:tools|tool ?-?belts?)\b(?! ?-?(?:box|bags?|belts?|walls?|sheds?))/,
    is: 'a hammer, a drill and a wrench',
    at: ['table'],
  },
  'hard-hat': {
    asks: /\b(?:hard ?-?hats?|construction helmets?)\b/,
    is: 'a hard hat',
    at: ['table'],
  },
  blueprint: {
    asks: /\b(?:blue ?-?prints?|floor ?-?plans?|(?:house|building|construction|architect\w*) plans?|(?:reviewing|going over|looking at) (?:the )?plans|sketch(?:es)? of)\b/,
    is: 'a floor plan',
    at: ['table'],
  },
  swatches: {
    asks: /\b(?:swatch(?:es)?|paint (?:samples?|chips?|colou?rs?)|colou?r (?:samples?|cards?|palettes?))\b/,
    is: 'color samples',
    at: ['table'],
  },
  brush: { asks: /\b(?:paint ?-?)?brush(?:es)?\b/, is: 'a paint brush', at: ['table'] },
  roller: { asks: /\b(?:paint )?rollers?\b/, is: 'a paint roller', at: ['table'] },
  'paint-can': {
    asks: /\b(?:paint (?:cans?|buckets?)|cans? of paint|fresh coat)\b/,
    is: 'cans of paint',
    at: ['table'],
  },
  'drop-cloth': { asks: /\bdrop ?-?cloths?\b/, is: 'a drop cloth', at: ['table'] },
  bulb: {
    asks: /\b(?:light ?-?bulbs?|led bulbs?|ideas?|energy[- ](?:sav\w+|efficien\w+|bills?))\b/,
    means: /\b(?:tips?|advice|did you know|insights?|myths?)\b/,
    is: 'a light bulb',
    at: ['table'],
  },
  gauge: {
    asks: /\b(?:credit (?:scores?|reports?|checks?|repair)|score (?:gauge|dial|meter))\b/,
    is: 'a dial that points to green',
    at: ['table'],
  },
  graduation: {
    asks: /\b(?:graduat(?:ion|es?|ing)(?: caps?)?|diplomas?|mortar ?boards?)\b/,
    is: 'a graduation cap and a diploma',
    at: ['table'],
  },
  clock: {
    asks: /\b(?:clocks?|alarm clocks?|daylight saving\w*|time change|spring forward|fall back|stop ?watch|timers?)\b/,
    is: 'an alarm clock',
    at: ['table'],
  },
  umbrella: {
    asks: /\b(?:insurance(?: umbrellas?)?|umbrella (?:over|policy)|home ?owners? (?:insurance|policy)|home warrant(?:y|ies)|coverage)\b/,
    is: 'a small house under an umbrella',
    at: ['table'],
  },
  lock: {
    asks: /\b(?:alarm systems?|pad ?-?locks?|dead ?-?bolts?|home security|lock(?:ed|ing)? in (?:a|your|the) rates?|rate locks?)\b/,
    means: /\b(?:security|safety|safe|privacy|protected|scams?|fraud)\b/,
    is: 'a padlock',
    at: ['table'],
  },
  stars: {
    asks: /\b(?:(?:five|5)[- ]stars?|star ratings?|reviews?|testimonials?|gold stars?)\b/,
    is: 'five gold stars',
    at: ['table'],
  },
  envelope: {
    asks: /\b(?:envelopes?|(?:stacks?|piles?) of (?:mail|letters)|letters|thank[- ]you (?:cards?|notes?)|greeting cards?|post ?-?cards?|handwritten (?:cards?|notes?)|invitations?)\b/,
    is: 'a card and an envelope',
    at: ['table'],
  },
  'first-aid': {
    asks: /\b(?:first[- ]aid(?: kits?)?|emergency (?:kits?|supplies|preparedness)|disaster kits?)\b/,
    is: 'an emergency kit',
    at: ['table'],
  },
  scales: {
    asks: /\b(?:(?:rent|buy|own|leas|sell|wait|stay|mov|improv|renovat|repair|fix|keep)(?:e|ed|ing)?(?: (?:now|first|it|up|a home|your home))? (?:vs\.?|versus|or) (?:(?:to )?(?:rent|buy|own|leas|sell|wait|stay|mov|improv|renovat|repair|replac|adjustabl|flip)(?:e|ed|ing)?)\b(?: (?:first|it))?|rent(?:ing)? (?:vs\.?|versus|or) (?:buy|own)\w*|(?:buy|own)\w* (?:vs\.?|versus|or) rent\w*|pros and cons|balance scales?|scales|scale (?=with|and))\b/,
    means:
      /\b(?:decisions?|deciding|choices?|choosing|compar(?:e|ing|ison)|pros|versus|negotiat\w+|fair(?:ness)?)\b/,
    is: 'a small house and coins on a pair of scales',
    at: ['table'],
  },
  football: {
    asks: /\b(?:footballs?(?! (?:fields?|stadiums?))|game ?-?day|tail ?-?gat\w+|super ?-?bowl)\b/,
    is: 'a football',
    at: ['table', 'yard'],
  },
  snacks: {
    asks: /\b(?:snacks?|popcorn|chips|game ?-?day|super ?-?bowl|appetizers?|nachos)\b/,
    is: 'bowls of snacks',
    at: ['table'],
  },
  pizza: { asks: /\bpizzas?\b(?! ovens?)/, is: 'a pizza', at: ['table'] },
  cookies: {
    asks: /\b(?:(?:fresh[- ]?baked |chocolate chip )?cookies|muffins?|baked goods|refreshments|treats)\b/,
    is: 'a plate of cookies',
    at: ['table'],
  },
  cake: {
    asks: /\b(?:(?:birthday |layer |wedding )?cakes?(?: (?:with|and) (?:[a-z]+ )?candles?)?|birthdays?|anniversar(?:y|ies))\b/,
    is: 'a cake with candles',
    at: ['table'],
  },
  pie: { asks: /\bpies?\b(?! (?:charts?|graphs?))/, is: 'a pie', at: ['table'] },
  lemonade: {
    asks: /\b(?:lemonade|iced tea|sweet tea)\b(?! stands?)/,
    is: 'a jug and glasses',
    at: ['table'],
  },
  wine: {
    asks: /\b(?:wine(?! (?:cellar|rack|room|fridge|cooler|storage|wall|bar|country)s?)(?: (?:glass(?:es)?|bottles?|tasting))?|(?:bottle|glass(?:es)?) of wine|charcuterie)\b/,
    is: 'wine and glasses',
    at: ['table'],
  },
  fruit: {
    asks: /\b(?:fruit bowls?|bowls? of (?:fruit|apples|oranges))\b/,
    is: 'a bowl of fruit',
    at: ['table'],
  },
  candles: { asks: /\bcandles?\b/, is: 'candles', at: ['table'] },
  plant: {
    asks: /\b(?:house ?plants?|potted plants?|succulents?|plants? (?:on|in) (?:an?|the) (?:[a-z]+ )?(?:window|shelf|table|desk|corner|counter|pots?))\b/,
    is: 'a potted plant',
    at: ['table', 'door'],
  },
  trowel: {
    asks: /\b(?:trowels?|garden(?:ing)? (?:tools?|gloves?)|seed packets?|seeds|potting)\b/,
    is: 'garden tools and pots',
    at: ['table'],
  },
  camera: {
    asks: /\b(?:cameras?|photographers?)\b(?<!\b(?:doorbell|security|video) cameras?)/,
    is: 'a camera',
    at: ['table'],
  },
  globe: { asks: /\b(?:globes?|international)\b/, is: 'a globe', at: ['table'] },
} as const satisfies NamedThings;
