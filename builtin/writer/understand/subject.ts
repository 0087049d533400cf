import { foldPlace } from '#builtin/places/fold.ts';
import { mendedSubject } from './mend-subject.ts';
import { addressIn, linkIn, priceIn } from './segments.ts';

/** What a piece is meant to do. */
export const intents = [
  'just-listed',
  'coming-soon',
  'open-house',
  'price-change',
  'under-contract',
  'just-sold',
  'thanks',
  'holiday',
  'milestone',
  'welcome',
  'event',
  'market-news',
  'opinion',
  'explain',
] as const;
export type Intent = (typeof intents)[number];

/** A subject of the agent's own, as far as its words tell. */
export type OwnSubject = {
  intent: Intent;
  /** "Five Points", "Birch Hill Rd". */
  area?: string;
  address?: string;
  price?: string;
  /** "over list", "in 6 days". */
  details: string[];
  /** The holiday, as it is written. */
  holiday?: Holiday;
  /** As it was typed, without the place and the end marks. */
  text: string;
};

const isAdvice =
  /\b(?:tips?|etiquette|how to|what to|checklist|questions|mistakes|guide|ideas|prep|explained|101)\b/i;

/** In this order: "thank you for coming to my open house" is a thank-you. */
const signs: [Intent, RegExp][] = [
  ['milestone', /^(?:it['’]s been )?\d+ years (?:since|ago)\b/i],
  [
    'milestone',
    /\b(?:we|i)(?:['’]ve)? (?:just )?(?:hit|reached|passed|crossed|made it to) (?:our |my )?\d/i,
  ],
  ['milestone', /^(?:just |officially )?(?:hit|reached|passed|crossed) (?:my |our )?\d/i],
  [
    'milestone',
    /^(?:i |we |just )*(?:closed|sold|listed|finished|survived|completed)(?: on)? (?:my|our) (?:very )?(?:first|last|biggest|hundredth)\b/i,
  ],
  // "Our team just hit 100 homes this year".
  [
    'milestone',
    /\b(?:hit|reached|passed|crossed|closed|sold) (?:(?:our|my|over|more than) )*\d{2,}(?:st|nd|rd|th)? (?:homes|houses|families|sales|closings|clients|deals|years)\b/i,
  ],
  ['milestone', /\bcongrat(?:s|ulations)\b/i],
  [
    'milestone',
    /\b(?:closed|closing|sold)(?: on)? (?:our|my) \d+(?:st|nd|rd|th) (?:\p{L}+ )*(?:loan|closing|sale|home|house|deal)\b/iu,
  ],
  [
    'milestone',
    /^(?:my |our )?\d{2,}(?:st|nd|rd|th)? (?:homes?|houses|families|closings?|sales?|properties)\b/i,
  ],
  ['milestone', /\bmy \d{2,}(?:st|nd|rd|th) (?:home|house|sale|closing|client|family)\b/i],
  [
    'event',
    /\bappreciation (?:\p{L}+ )?(?:day|party|event|night|evening|lunch|dinner|bbq|picnic|brunch|breakfast|giveaway|movie)\b/iu,
  ],
  [
    'thanks',
    /^(?:(?:my|our|another|an?|new|great|latest|sweet|kind|the|nice|lovely) )*(?:reviews?|testimonials?) (?:from|by) /i,
  ],
  [
    'thanks',
    /^(?:(?:my|our|another|a|new|great|latest|sweet|kind) )*(?:clients?|google|zillow|(?:5|five)[- ]stars?|happy client) (?:reviews?|testimonials?)\b/i,
  ],
  ['thanks', /\bthank(?:s|ful)?\b|\bgrateful\b|\bgratitude\b|\bappreciat\w+|\bshout-?out\b/i],
  [
    'just-sold',
    /\b(?:just |officially )?sold\b|\b(?:just )?closed (?:on|today|this|another)\b|^(?:it['’]s |happy )?closing day\b|\bkeys (?:in hand|handed)\b|\bjust closed\b|\b(?:is|has|have)(?: just| now| officially)? closed\b/i,
  ],
  [
    'under-contract',
    /\bunder contract\b|\bpending\b|\boffer accepted\b|\baccepted (?:an|the) offer\b|\bin escrow!/i,
  ],
  [
    'price-change',
    /\bprice (?:drop|cut|reduc\w+|chang\w+|improve\w*|adjust\w*)|\breduced\b|\bnew (?:lower )?price\b|\bprice (?:is )?(?:lowered|down)\b|\blowered the price\b/i,
  ],
  [
    'coming-soon',
    /\bcoming soon\b|\bnew listing (?:tomorrow|coming|next|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|this (?:mon|tues|wednes|thurs|fri|satur|sun)day)\b|\bsneak peek\b|\bpre-?market\b|\babout to (?:list|hit)\b/i,
  ],
  // "Open house recap" and "real talk about open houses" ask nobody in.
  [
    'open-house',
    /(?<!\b(?:about|of|after|from|during|like|hate|love|for|why|on) (?:(?:my|our|an|the|your) )?)\bopen house(?=$|\s*[!.,:;–-]|\s+(?:on|at|in|by|from|near|this|next|today|tonight|tomorrow|alert|preview|invitation|(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?|weekend|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*|\d)\b)/iu,
  ],
  [
    'just-listed',
    /\bjust listed\b|\bnew(?:est)? listing\b|\blisting alert\b|\bnew (?:on|to) (?:the )?market\b|\b(?:just )?hit the market\b|^(?:(?!(?:on|in|with|when|your|a|an|of) )\S+ ){0,4}for sale\b|\bnow listed\b|\bback on (?:the )?market\b/i,
  ],
  [
    'welcome',
    /^(?:please )?(?:meet|welcome|introducing)\b|\bjoin(?:ed|s|ing)? (?:our|the|my) team\b|\bnew (?:team member|buyer agent|agent on)\b|\bwe(?:['’]re| are) hiring\b/i,
  ],
  [
    'milestone',
    /^(?:(?:just|officially|celebrating|today|my|our|the|happy|hit|reached|passed|over|almost|nearly|it['’]s been) )*\d+(?:st|nd|rd|th)? (?:years?|homes|sales|closings|anniversary)\b|\b\d+(?:st|nd|rd|th)? (?:years? (?:in (?:business|real estate|this)|as an?\b|with (?:my|our|the)\b)|anniversary\b|homes sold\b|closings\b)|\banniversary\b|\bmilestone\b|\baward(?:ed)?\b|\bpromoted\b|\b(?:got|earned|passed|received|finished|completed) my\b|\bcertified\b|\bnew (?:office|website|brokerage)\b(?! (?:dog|cat|puppy|chair|coffee|mascot|plant))/i,
  ],
  [
    'event',
    /\b(?:toy|food|coat|blood|school supply|canned) drive\b|\bdrive at\b|\btoys for tots\b|\bcollecting (?:coats|toys|food|cans|canned|school supplies|socks|blankets|books|donations|winter)\b|\bangel tree\b|\bdrop-?off (?:at|location|spot|box|point|site)\b|\bdrop[- ]off at\b|\bfundraiser\b|\bparade\b|\bcook-?off\b|\bbake sale\b|\bpotluck\b|\bfish fry\b|\btree lighting\b|\bart walk\b|\bfestival\b|\bparty\b(?! walls?\b)|\bseminar\b|\bworkshop\b|\bwebinar\b|\bclass\b|\bfair\b|\bgala\b|\bclean-?up\b|\b5k\b|\btrunk or treat\b|\bhappy hour\b|\bmeet-?up\b|\bpickup for\b|\bshred(?:ding)? (?:day|event)\b|\bevent (?:is )?(?:this |on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\bre-?opening\b|\bgiveaway\b|\bpie (?:day|pickup)\b|\bcoffee hour\b|\bhosting\b/i,
  ],
  [
    'opinion',
    /^(?:should (?:you|i|we)\b|is (?:it|now|this|\p{L}+ (?:an?|the|too|still|worth|really))\b|are \p{L}+ (?:worth|still|too|really)\b|why i\b|my (?:take|opinion)|unpopular opinion|hot take|would (?:you|i)\b|do (?:you|i) (?:really )?need\b)/iu,
  ],
  [
    'market-news',
    /\b(?:rates?|(?<!\b(?:farmers['’]?|flea|christmas|holiday|night|makers['’]?) )market|inventory|prices|sales)\b.*\b(?:drop\w*|fell|rose|rise|up|down|update|news|this (?:week|month)|report|shift\w*|numbers|hit|held)\b|\bmarket (?:update|report|news|stats)\b|\b(?:january|february|march|april|may|june|july|august|september|october|november|december|q[1-4]|monthly|quarterly) (?:numbers|stats|figures)\b|\brates? (?:went|moved|dipped|ticked|jumped)\b/i,
  ],
];

export type Holiday = {
  name: string;
  greeting: string;
  line: 'thanks' | 'rest' | 'remember' | 'new' | 'fun';
};

const holidays: [RegExp, Holiday][] = [
  [/\bthanksgiving\b/i, { name: 'Thanksgiving', greeting: 'Happy Thanksgiving', line: 'thanks' }],
  [
    /\b(?:merry )?christmas\b|\bxmas\b/i,
    { name: 'Christmas', greeting: 'Merry Christmas', line: 'rest' },
  ],
  [
    /\bhappy holidays\b|\bholiday (?:season|greetings?|wishes|hours|office hours|schedule|closing|closure)\b/i,
    { name: 'the holidays', greeting: 'Happy holidays', line: 'rest' },
  ],
  [/\bnew year['’]?s?\b/i, { name: 'the new year', greeting: 'Happy New Year', line: 'new' }],
  [
    /\bveterans['’]? day\b/i,
    { name: 'Veterans Day', greeting: 'Thank you, veterans', line: 'remember' },
  ],
  [
    /\bmemorial day\b/i,
    {
      name: 'Memorial Day',
      greeting: 'Today we remember',
      line: 'remember',
    },
  ],
  [
    /\b(?:4th|fourth) of july\b|^happy (?:4th|fourth)\b|\bjuly (?:4|fourth)\w*|\bindependence day\b/i,
    { name: 'the Fourth of July', greeting: 'Happy Fourth of July', line: 'fun' },
  ],
  [/\blabor day\b/i, { name: 'Labor Day', greeting: 'Happy Labor Day', line: 'rest' }],
  [/\bhalloween\b/i, { name: 'Halloween', greeting: 'Happy Halloween', line: 'fun' }],
  [
    /\bmother['’]?s['’]? day\b/i,
    { name: "Mother's Day", greeting: "Happy Mother's Day", line: 'thanks' },
  ],
  [
    /\bfather['’]?s['’]? day\b/i,
    { name: "Father's Day", greeting: "Happy Father's Day", line: 'thanks' },
  ],
  [/\bvalentine\w*/i, { name: "Valentine's Day", greeting: "Happy Valentine's Day", line: 'fun' }],
  [
    /\bst\.? patrick\w*['’]?s?/i,
    { name: "St. Patrick's Day", greeting: "Happy St. Patrick's Day", line: 'fun' },
  ],
  [/\bjuneteenth\b/i, { name: 'Juneteenth', greeting: 'Happy Juneteenth', line: 'remember' }],
  [
    /\bmartin luther king\b|\bmlk\b/i,
    { name: 'Martin Luther King Jr. Day', greeting: 'Today we honor Dr. King', line: 'remember' },
  ],
  [/\beaster\b/i, { name: 'Easter', greeting: 'Happy Easter', line: 'rest' }],
  [/\bhanukkah\b|\bchanukah\b/i, { name: 'Hanukkah', greeting: 'Happy Hanukkah', line: 'rest' }],
  [/\bdiwali\b/i, { name: 'Diwali', greeting: 'Happy Diwali', line: 'rest' }],
  [/\bearth day\b/i, { name: 'Earth Day', greeting: 'Happy Earth Day', line: 'fun' }],
  [
    /\bfirst day of (spring|summer|fall|winter)\b/i,
    { name: 'the new season', greeting: 'A new season starts today', line: 'fun' },
  ],
];

export function readSubject(typed: string, place: { city: string; state: string }): OwnSubject {
  const text = withoutCity(
    mendedSubject(typed)
      .replace(/[\p{Cc}\p{Cf}<>{}\uE000-\uE003]+/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
    place,
  ).replace(/[\s.!]+$/, '');
  // Two of them, or a greeting for all, is a greeting for all.
  const named = holidays.filter(([pattern]) => pattern.test(text)).map(([, each]) => each);
  const forAll = holidays.find(([, { greeting }]) => greeting === 'Happy holidays')?.[1];
  const isForAll =
    named.some((each) => each === forAll) ||
    (named.length > 1 && named.some(({ name }) => name === 'Christmas'));
  const holiday = isForAll ? forAll : named[0];
  const sign = signs.find(([, pattern]) => pattern.test(text))?.[0];
  const isAsking =
    isAdvice.test(text) ||
    // "explain contingent vs pending" announces nothing.
    /^explain\b|\b(?:vs|versus)\b/i.test(text) ||
    /^(?:what|how|when|why|who|where)\b/i.test(text);
  const announces =
    sign && !(isAsking && sign !== 'thanks' && sign !== 'market-news' && sign !== 'opinion');
  const intent =
    announces &&
    !(holiday && ((sign === 'event' && !happensInTown.test(text)) || sign === 'thanks'))
      ? sign
      : holiday && !isAsking
        ? 'holiday'
        : 'explain';
  const address =
    addressIn.exec(text)?.[0] ??
    (isOfHome.test(intent)
      ? shortAddress.exec(text)?.[1]?.replace(/\b\p{Ll}/gu, upper)
      : undefined);
  return {
    intent,
    address,
    area: address ? undefined : areaIn(text, place),
    price: priceIn.exec(text)?.[0],
    details: [...text.matchAll(detail)].map(([found]) => found),
    holiday: intent === 'holiday' ? holiday : undefined,
    text,
  };
}

/** "Christmas festival of lights" is no greeting. */
const happensInTown =
  /^(?!.*\b(?:happy|merry)\b).*\b(?:festival|parade|lighting|fair|5k|art walk|clean-?up|giveaway|drive|bazaar)\b/i;

const isOfHome = /^(?:just|coming|open|price|under)-/;
const upper = (letter: string) => letter.toUpperCase();

/** "just listed 88 Birch": a number and a name, and nothing that is counted. */
const shortAddress =
  /^(?:\p{L}+ ){1,3}(?:at |on )?(\d{1,5} (?:[nsew] )?(?!(?:beds?|bedrooms?|br|bd|baths?|acres?|days?|weeks?|offers?|units?|homes?|hours?|more|of|to|in|k)\b)\p{L}{3,}(?: \p{L}{3,})?)$/iu;

/** How a sale went, where the subject itself says it. */
const detail =
  /\b(?:\$?[\d,.]+k? )?(?:over|above|under|below|at|full) (?:list|asking|price)(?: price)?\b|\bin (?:just |only )?(?:\d+|one|two|three|four|five|six|seven|a) (?:days?|weeks?|weekend|hours?)\b|\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|multiple) (?:backup |cash |competing |strong |full-price )?offers\b/gi;

/** Names in the subject: what has capitals, stands after a small word and is not the city. */
function areaIn(text: string, { city }: { city: string }): string | undefined {
  const name = "(?:\\p{Lu}[\\p{L}'’.-]*|\\d+(?:st|nd|rd|th))";
  const pattern = new RegExp(
    `\\b(?:in|on|at|my|our|the|near|from|for) (${name}(?: (?:of the |of )?${name})*)`,
    'gu',
  );
  // "Under contract in 3 days!! Sunnyside": behind a mark, at the end.
  const last = new RegExp(`(?:!+|,| [-–—]|:) (${name}(?: ${name}){0,2})$`, 'u').exec(text);
  for (const [, found = ''] of [...text.matchAll(pattern), ...(last ? [last] : [])]) {
    if (
      !noArea.test(found) &&
      !noArea.test(found.split(' ')[0] ?? '') &&
      foldPlace(found) !== foldPlace(city) &&
      !linkIn.test(found)
    )
      return found;
  }
  return undefined;
}

const noArea =
  /^(?:\d+(?:st|nd|rd|th)|I|Open House|House|Home|Real Estate|Realtor|MLS|HOA|FHA|VA|January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)$/;

/** The place is known anyway: "Just sold in Reno" is about something in Reno. */
function withoutCity(text: string, { city, state }: { city: string; state: string }): string {
  const escaped = [`${city}, ${state}`, city].map((name) =>
    name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'),
  );
  return text.replace(
    new RegExp(
      `\\s*,?\\s+(?:in|near|around|here in)\\s+(?:${escaped.join('|')})(?=[\\s.!?]*$)`,
      'iu',
    ),
    '',
  );
}
