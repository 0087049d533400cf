import type { NamedThings } from './named-thing.ts';

/** What stands for an idea, games, and small things of a house. */
export const ideaThings = {
  'house-on-coins': {
    asks: /\b(?:(?:model |miniature |toy )?(?:houses?|homes?)(?: models?)?\b.{0,20}\b(?:on|atop|over)(?: top of)? (?:an? |the )?(?:[a-z]+ )?(?:(?:piles?|stacks?|heaps?|tower) of )?(?:coins|money)|(?:coins|money)\b.{0,24}\b(?:under|beneath|below|holding|supporting) (?:an? |the )?(?:[a-z]+ )?(?:house|home))\b/,
    is: 'a small house on piles of coins',
    at: ['table'],
  },
  'house-arrow': {
    asks: /\b(?:(?:upward|rising|up|green|climbing) arrows?(?: (?:over|above) (?:[a-z]+ )?(?:roof ?-?tops?|houses|homes))?|arrows? (?:going|pointing) up(?:wards?)?|arrows?\b.{0,24}\b(?:made |built |formed )?(?:out )?(?:of|from|with|over|above) (?:[a-z]+ )?(?:houses|homes)|(?:houses|homes)\b.{0,24}\b(?:(?:in the shape of|forming|shaped like|making) (?:an? )?(?:[a-z]+ )?arrow|(?:with|and|under|below) (?:an? )?(?:[a-z]+ )?arrow))\b/,
    is: 'an arrow of small houses that points up',
    at: ['table'],
  },
  thermometer: {
    asks: /\bthermometers?\b/,
    is: 'a thermometer',
    at: ['table'],
  },
  'crystal-ball': {
    asks: /\b(?:crystal balls?|fortune tell\w+|predictions?|forecast(?:s|ing)? (?:for|of) (?:the )?(?:year|housing))\b/,
    is: 'a crystal ball with a small house in it',
    at: ['table'],
  },
  'see-saw': {
    asks: /\b(?:see-?saws?|teeter-?totters?)\b/,
    is: 'a small house and coins on a see-saw',
    at: ['table'],
  },
  'house-chess': {
    asks: /\b(?:chess(?: ?-?(?:board|set|game))?\b.{0,40}\b(?:houses?|homes?)|(?:houses?|homes?)\b.{0,30}\b(?:on|as|like) (?:an? )?chess(?: ?-?(?:board|pieces?|set))?)\b/,
    is: 'a chess board with small houses as pieces',
    at: ['table'],
  },
  heart: {
    asks: /\b(?<!valentine'?s?(?: day)? )hearts?\b(?!.*\b(?:doors?|porch|entry|steps?)\b)(?! of (?:the )?(?:town|downtown|city|home|neighborhood|it all))/,
    means: /\b(?:love|gratitude|grateful|thankful(?:ness)?|kindness|giving back|thank you)\b/,
    is: 'a red heart',
    at: ['table'],
  },
  trophy: {
    asks: /\b(?:troph(?:y|ies)|(?:gold |winner'?s? )?cups? for first place|champions?(?:hip)?)\b/,
    means:
      /\b(?:success(?:ful)?|winn(?:ing|er)s?|achievements?|milestones?|accomplish\w*|best of)\b/,
    is: 'a trophy',
    at: ['table'],
  },
  award: {
    asks: /\b(?:awards?|(?:blue|prize|award|first[- ]place) ribbons?|^\W*(?:an? )?ribbons?\W*$|medals?|certificates?|badges?|top (?:agent|producer|realtor))\b/,
    is: 'a ribbon with a star',
    at: ['table'],
  },
  compass: {
    asks: /\bcompass(?:es)?\b(?! point)/,
    means: /\b(?:guidance|direction|finding (?:your|the) way|navigat\w+|guides?|journey)\b/,
    is: 'a compass',
    at: ['table'],
  },
  map: {
    asks: /\b(?:(?:paper|road|old|street|folded|treasure|neighbou?rhood|city|printed) maps?|maps? (?:with|and) (?:an? )?(?:[a-z]+ )?(?:pins?|push ?-?pins?|compass|keys?)|push ?-?pins?|^\W*(?:an? )?maps?\W*$|maps? of (?:an?|the|our|my|your)(?: [a-z]+){1,2}|maps? spread|maps?(?! (?:apps?|on (?:an?|the|my) (?:phone|screen))))\b/,
    is: 'a map with a pin',
    at: ['table'],
  },
  hourglass: {
    asks: /\b(?:hour ?-?glass(?:es)?|sand (?:timers?|clocks?)|egg timers?)\b/,
    means: /\b(?:patience|timing|time (?:is )?running out|right time|how long|timelines?)\b/,
    is: 'an hourglass',
    at: ['table'],
  },
  target: {
    asks: /\b(?:bull'?s ?-?eyes?|dart ?-?boards?|archery|targets?(?= (?:with|and|on))|^\W*(?:an? )?targets?\W*$)\b/,
    means: /\b(?:goals?|focus|resolutions?|on target|objectives?)\b/,
    is: 'a target with an arrow in its middle',
    at: ['table'],
  },
  megaphone: {
    asks: /\b(?:mega ?-?phones?|bull ?-?horns?|loud ?-?speakers?|announcements?)\b/,
    means: /\b(?:news|marketing|promotion|spread the word|referrals?|advertis\w+|updates?)\b/,
    is: 'a megaphone',
    at: ['table'],
  },
  bell: {
    asks: /\b(?:hand|service|desk|brass|dinner|school) bells?\b/,
    is: 'a bell',
    at: ['table'],
  },
  'bank-cards': {
    asks: /\b(?:credit|debit|bank|gift) cards?\b/,
    is: 'bank cards',
    at: ['table'],
  },
  gavel: {
    asks: /\b(?:gavels?|auctions?|probate|court ?-?(?:house)? (?:ruling|decision))\b/,
    is: 'a gavel',
    at: ['table'],
  },
  'money-jar': {
    asks: /\b(?:(?:money|coin|savings|change|tip) jars?|jars? (?:of|full of|with|filled with) (?:coins|money|change|savings|cash))\b/,
    is: 'a jar of coins',
    at: ['table'],
  },
  growth: {
    asks: /\b(?:(?:seedlings?|plants?|sprouts?|trees?) (?:growing )?(?:from|out of|in|on) (?:an? |the )?(?:[a-z]+ of )?(?:coins|money|cash)|(?:coins|money) (?:that )?grow\w*|growing (?:money|wealth|equity|savings)|(?:wealth|equity) (?:growth|building)|building (?:wealth|equity)|investments? growing)\b/,
    is: 'plants that grow on piles of coins',
    at: ['table'],
  },
  'health-check': {
    asks: /\b(?:stethoscopes?|(?:home|house) (?:health )?check ?-?ups?|health check)\b/,
    is: 'a stethoscope beside a small house',
    at: ['table'],
  },
  'snow-globe': { asks: /\bsnow ?-?globes?\b/, is: 'a snow globe with a house', at: ['table'] },
  puzzle: {
    asks: /\b(?:jig ?-?saw(?: puzzles?)?|puzzles?(?: pieces?)?|team ?-?work|teaming up|fits together)\b/,
    means: /\b(?:solutions?|collaborat\w+|partnership|problem[- ]solving|together)\b/,
    is: 'pieces of a puzzle',
    at: ['table'],
  },
  chess: {
    asks: /\bchess(?: ?-?(?:boards?|pieces?|games?))?(?: on (?:an? )?(?:chess ?)?boards?)?\b/,
    is: 'a chess board',
    at: ['table'],
  },
  'board-game': {
    asks: /\b(?:board ?-?games?|game night|dice|family game)\b/,
    is: 'a board game',
    at: ['table'],
  },
  'photo-frame': {
    asks: /\b(?:photo (?:frames?|albums?)|picture frames?|framed (?:photos?|pictures?)(?! (?:on|along) (?:a|the) (?:[a-z]+ )?wall)|(?:old|family) (?:photos?|pictures?)(?! (?:on|along) (?:a|the) (?:[a-z]+ )?wall)|memories)\b/,
    is: 'a framed photo of a house',
    at: ['table'],
  },
  headphones: { asks: /\bhead ?-?(?:phones?|sets?)\b/, is: 'headphones', at: ['table'] },
  microphone: {
    asks: /\b(?:microphones?|podcasts?|mics?)\b/,
    is: 'a microphone',
    at: ['table'],
  },
  blocks: {
    asks: /\b(?:(?:wooden|toy|building|letter) blocks|(?:house|home) (?:made )?of (?:wooden |toy |building )?(?:blocks|cards|bricks)|blocks? (?:shaped|stacked))\b/,
    is: 'a house of wooden blocks',
    at: ['table'],
  },
  lantern: {
    asks: /(?<!\bjack[- ]?o'?[- ]?)(?<!\bpaper )\blanterns?\b(?! ?-?lit)/,
    is: 'a lantern',
    at: ['table', 'door'],
  },
  'tape-gun': {
    asks: /\b(?:tape (?:guns?|dispensers?)|packing (?:tape|supplies)|rolls? of tape)\b/,
    is: 'packing tape and a box',
    at: ['table'],
  },
  filter: {
    asks: /\b(?:air|furnace|hvac)? ?filters?\b(?=.*)(?<!\bwater filters?)/,
    is: 'an air filter',
    at: ['table'],
  },
  'smoke-alarm': {
    asks: /\b(?:smoke|carbon monoxide|co|fire) (?:detectors?|alarms?)\b|\bbatter(?:y|ies)\b(?! park)/,
    is: 'a smoke alarm and batteries',
    at: ['table'],
  },
  faucet: {
    asks: /\b(?:(?:dripp?(?:ing|y)|leak(?:ing|y)|new|running|bathroom|kitchen|sink|brass|chrome) )+(?:faucets?|taps?)\b|\bfaucets?\b/,
    is: 'a dripping faucet',
    at: ['table'],
  },
  'dog-bowl': {
    asks: /\b(?:(?:dog|pet|cat|food|water) (?:food )?(?:bowls?|dish(?:es)?)|(?:dog )?leash(?:es)?|dog toys?|dog collars?)\b/,
    is: 'a bowl and a leash for a dog',
    at: ['room', 'door', 'table'],
  },
  'sun-hat': {
    asks: /\b(?:sun ?-?(?:hats?|glasses|screen)|straw hats?|flip ?-?flops|beach (?:bags?|hats?))\b/,
    is: 'a straw hat, sunglasses and sunscreen',
    at: ['table'],
  },
} as const satisfies NamedThings;
