import type { ClaimKind } from '#contract/claims.ts';
import type { Range } from '#contract/text-flow.ts';
import { sentencesOf } from './sentences.ts';

/**
 * What in a text can be wrong: numbers, dates, prices, distances, names, superlatives and what the law is said to
 * require. It finds what somebody should be able to answer for, and judges none of it.
 */
export type Claim = Range & {
  kind: ClaimKind;
  text: string;
  /** The sentence it stands in. */
  sentence: string;
};

/** Claims of a plain text, in their order; the first so many. No two share a character. */
export function findClaims(text: string, atMost = Number.POSITIVE_INFINITY): Claim[] {
  const found: Claim[] = [];
  for (const { text: words, start: from } of sentencesOf(text)) {
    if (found.length >= atMost) break;
    for (const claim of claimsIn(words))
      found.push({ ...claim, start: from + claim.start, end: from + claim.end });
  }
  return found.slice(0, atMost);
}

/** Claims of one sentence, with their place in it. */
export function claimsIn(sentence: string): Claim[] {
  const taken: Range[] = [];
  const claims: Claim[] = [];
  for (const [kind, pattern] of patterns) {
    for (const { 0: words, index } of sentence.matchAll(pattern)) {
      const found = kind === 'name' ? withoutFirstWord(words, index) : words;
      const start = index + words.length - found.length;
      const range = { start, end: start + found.length };
      const isTaken = taken.some((other) => other.start < range.end && other.end > range.start);
      if (isTaken || isNoClaim(kind, found, sentence, start)) continue;
      taken.push(range);
      claims.push({ kind, text: found, ...range, sentence });
    }
  }
  return claims.sort((one, other) => one.start - other.start);
}

const list = (words: string) => words.split(' ');

const numberWords = list(
  'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million dozen half',
);
const spelled = `(?:${numberWords.join('|')})(?:[ -](?:${numberWords.join('|')}))*`;
const digits = '\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?';
const amount = `(?:${digits}|${spelled})`;
const month =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\\.?';
const units =
  'miles?|blocks?|feet|foot|yards?|acres?|square[ -]feet|sq\\.? ?ft\\.?|minutes?|hours?|mi\\b';
const nameWord = "\\p{Lu}[\\p{L}'’&-]*\\p{L}";
const name = `${nameWord}(?: (?:of|de|la|&) (?=\\p{Lu})${nameWord}| ${nameWord}| \\d+(?![\\d,.]*\\s?%))*`;

/** The first that fits takes the words. */
const patterns: [ClaimKind, RegExp][] = [
  [
    'law',
    /\b(?:the law|state law|federal law|the (?:state|city|county|irs|hud)|law)\b[^.!?]{0,20}\b(?:requires?|says?|demands?|forbids?|prohibits?|allows?|gives? you|caps|limits)\b|\b(?:legally required|required by law|by law|it is illegal|it's illegal|you (?:must|are required to) (?:disclose|file|register|pay))\b/giu,
  ],
  [
    'contact',
    /(?<![\d-])(?:\+?1[ .-])?(?:\(\d{3}\) ?|\d{3}[ .-])\d{3}[ .-]\d{4}(?![\d-])|\b[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}|\b(?:https?:\/\/|www\.)[^\s<>"”)]{1,200}/giu,
  ],
  [
    'price',
    new RegExp(
      `\\$ ?(?:${digits})(?: ?(?:k|m|b|thousand|million|billion)\\b)?|\\b${amount} dollars\\b`,
      'giu',
    ),
  ],
  ['percent', new RegExp(`\\b${amount} ?(?:%|percent\\b|percentage points?)`, 'giu')],
  [
    'date',
    new RegExp(
      `\\b${month} \\d{1,2}(?:st|nd|rd|th)?(?:, \\d{4})?\\b|\\b${month} \\d{4}\\b|\\b(?:1[6-9]|20)\\d\\ds?\\b`,
      'giu',
    ),
  ],
  ['distance', new RegExp(`\\b${amount}[ -](?:${units})`, 'giu')],
  ['number', new RegExp(`\\b(?:${amount})(?:k|\\b(?:th|st|nd|rd)?)(?![\\p{L}])`, 'giu')],
  [
    'superlative',
    /(?<!\bat )\b(?:the )?(?:(?:fastest[ -]growing|best|worst|largest|biggest|smallest|oldest|newest|fastest|slowest|hottest|cheapest|busiest|safest|highest|lowest|longest|shortest|tallest|top|leading|number[ -]one|most \w+|least \w+|only|first|award[ -]winning)\b(?: [\p{L}-]+){0,2})/giu,
  ],
  ['name', new RegExp(`(?<![\\p{L}\\d])${name}`, 'gu')],
];

/** Words that are large because they begin a sentence, and belong to no name. */
const starters = list(
  'I A An The This That These Those It Its We You Your My Our Their They He She If When While And But Or So For In On At To From With As By After Before Every Each All Any Most Many Some No Not Yes What Where Why How Who Which Whether Is Are Was Were Do Does Did Can Could Will Would Should Have Has Had May Let Here There Then Now Also Both Either Even Still Just Only Once Until Since Because Between Behind Beyond Around Near Inside Outside Over Under Through Across Along Among Within Without About Above Below During Despite Plus Per Of Like Than Though Although Unless',
);
const verbs = list(
  'Call Ask Send Message Text Email Check Look Walk Take Make Get Give Start Plan Bring Come See Visit Meet Join Read Write Find Know Keep Put Set Try Use Buy Sell Rent Tour Explore Discover Enjoy Grab Stop Head Drive Ride Bike Hike Stroll Swim Live Learn Love Show Share Sign Save Spend Think Thank Thanks Please Contact Reach Follow Watch Wait Help Hire Choose Pick Compare Consider Remember Expect Leave List Price Stage Paint Clean Move Pack Pay Book Schedule Reserve Shop Eat Drink Say Tell Talk Hear Open Close Turn Work Welcome Congratulations Happy Introducing Presenting',
);
const others = list(
  'Today Tomorrow Yesterday Tonight First Next Last New Good Great Nice Big Small Old Home Homes House Houses Buyers Sellers Buyer Seller Agent Agents Renters Owners Spring Summer Fall Autumn Winter Monday Tuesday Wednesday Thursday Friday Saturday Sunday Mondays Tuesdays Wednesdays Thursdays Fridays Saturdays Sundays January February March April May June July August September October November December Equal Housing Opportunity Source Sources Nobody Everybody Everyone One More',
);
/** Short forms that are things, not firms or programs. */
const shortForms = list(
  'HOA HOAs MLS DM PM AM TV OK FAQ HVAC ADU ADUs ID IDs CPA CPAs DIY PDF RV RVs SUV GFCI LED FEMA PMI APR DTI HELOC EV EVs QR ZIP Wi-Fi WiFi IRS DMV USDA VA FHA HUD HUD-approved FHFA Fed',
);
const common = new Set([...starters, ...verbs, ...others, ...shortForms]);
const firstWords = new Set([...starters, ...verbs]);

/** "Ask Lena Ortiz": the first word of a sentence is large in any case. */
function withoutFirstWord(name: string, index: number): string {
  const [first = '', ...rest] = name.split(' ');
  return index === 0 && rest.length > 0 && firstWords.has(first) ? rest.join(' ') : name;
}

/** Words of every text that nobody has to answer for. */
function isNoClaim(kind: ClaimKind, found: string, sentence: string, index: number): boolean {
  if (kind === 'number') return isNoCount(found, sentence, index);
  if (kind === 'superlative')
    return (
      // A question claims nothing, nor does advice that speaks of no one and no place in particular.
      (!isOfSomeone(sentence) && (sentence.endsWith('?') || isAdvice(sentence))) ||
      // "What works best", "noticed first at a showing" and "best judged by day" are said of no one.
      /^(?:best|worst|most|first|highest|lowest|longest)$/i.test(found) ||
      /^(?:best|most|first) (?:if|when|while|seen|judged|done|tried|read|from|with|inside|outside|at|before|after|for|over|up|and|what)\b/i.test(
        found,
      ) ||
      // "Your first home", "a first purchase".
      (/^first\b/i.test(found) && /\b(?:your|an?) $/i.test(sentence.slice(0, index))) ||
      /^(?:the )?best (?:way|time|shot|case|bet|thing|place to)\b/i.test(found) ||
      (/^(?:the )?(?:only|first|top|most)(?: (?:if|when|step|thing|time|of|then|you|to|the|with))?\b(?! (?:agent|broker|team))/i.test(
        found,
      ) &&
        !/\b(?:in|of) (?:the )?(?:\p{Lu}|state|county|city|country|region|area)/u.test(sentence))
    );
  if (kind !== 'name') return false;
  if (federalThings.test(found)) return true;
  const words = found.split(' ');
  // "I’d" and "Let’s" are no names either.
  const isCommon = (word: string) => common.has(word.replace(/['’].*$/, ''));
  if (words.every(isCommon) || isHeading(sentence)) return true;
  return /^["“]?$/.test(sentence.slice(0, index)) && words.length === 1;
}

/** As known as rent itself, and the same everywhere. */
const federalThings =
  /^(?:Section 8(?: (?:Program|Vouchers?|Housing))*|Loan Estimates?|Closing Disclosures?)$/i;

function isNoCount(found: string, sentence: string, index: number): boolean {
  // "one of two", "a half": too small to be wrong about anything.
  if (/^(?:half|1|one)$/i.test(found)) return true;
  // A hashtag, and the number of a step.
  if (/^\d+$/.test(found) && sentence.charAt(index - 1) === '#') return true;
  if (index === 0 && /^\d{1,2}[.):]? /.test(sentence) && /^\d+$/.test(found)) return true;
  // "Section 8", "Form 1040", "a 1031 exchange": the number is part of a name.
  if (/^(?:1031|1040|1099)$/.test(found) || namesOfRules.test(sentence.slice(0, index)))
    return true;
  // "Do these two first", "Three questions:", a list item "Two" count what the text says itself.
  if (!/^(?:two|three|four|five)$/i.test(found)) return false;
  const after = sentence.slice(index + found.length);
  if (!countedThings.test(after) && !isOfSomeone(sentence) && isAdvice(sentence)) return true;
  if (ownThings.test(after) || isGeneral(sentence.slice(0, index), after)) return true;
  return /[:?]$|^\S+$/.test(sentence) || verbFirst.test(sentence) || isHeading(sentence);
}

const namesOfRules = /\b(?:Section|Title|Form|Chapter|Article|Prop|Proposition) $/;

/** "All five can be improved", "two similar streets": counted from the text itself, or from nothing in particular. */
const isGeneral = (before: string, after: string) =>
  /^ similar\b/.test(after) ||
  (/\b(?:all|these|those) $/i.test(before) &&
    /^(?: (?:can|are|will|should|each|take|matter|make)\b|[.,;:])/.test(after));

/** Of which a wrong number misleads, whoever says it. */
const countedThings =
  /^[ -](?:[a-z]+ )?(?:bed(?:room)?s?|bath(?:room)?s?|cars?|stor(?:y|ies)|floors?|units?|acres?|fireplaces?|offers?|showings?|sales|listings|homes|houses|buyers|sellers|families|agents|miles?|blocks?|minutes?|hours?|days?|weeks?|months?|years?|parks?|schools?|stops?|times)\b/i;

/** Who sells, and a certain home or area: what is said of them can be wrong, however general it sounds. */
const isOfSomeone = (sentence: string) =>
  /\b(?:agents?|brokers?|brokerages?|realtors?|(?:top|best|our|my|leading) team|commissions?|neighborhoods?|(?:this|the|our) (?:home|house|listing|property) (?:has|sits|is|comes|offers)|in (?:town|the (?:area|city|county|state)))\b/i.test(
    sentence,
  );

/**
 * "Most homes that sit have one of four problems" is said of homes anywhere: nobody speaks of themselves, nothing has
 * happened, nothing is named after the first word and nothing has a figure.
 */
const isAdvice = (sentence: string) =>
  !/\b(?:I|I'm|me|my|mine|we|us|our|ours)\b/i.test(sentence) &&
  !/\b(?:was|were|had|has been|have been|did|sold|closed|drew|got|went|came|took|saw|rose|fell|dropped|opened|built|listed|won|this (?:year|month|week|fall|spring|summer|winter)|last (?:year|month|week))\b/i.test(
    sentence,
  ) &&
  !/\d|[$%]/.test(sentence) &&
  !/(?<=[\p{L}\d,;:]["”’)]* ["“(]?)(?!(?:HOA|MLS|FHA|VA|USDA)\b)\p{Lu}/u.test(sentence);

const ownThings =
  /^ (?:[a-z]+ )?(?:things|ways|steps|tips|questions|reasons|points|ideas|subjects|factors|cases|moves|signs|mistakes|rules|items|checks|habits|numbers|words)\b/i;

const verbFirst = new RegExp(`^(?:Then |Now |Next, |First, )?(?:${verbs.join('|')}|Do)\\b`, 'i');

/** In "Ways to Sell Your Home Fast" large letters say nothing about names. */
function isHeading(sentence: string): boolean {
  if (/[.!?]["”’)]*$/.test(sentence)) return false;
  const words = sentence.match(/[\p{L}'’]{4,}/gu) ?? [];
  const large = words.filter((word) => /^\p{Lu}/u.test(word)).length;
  return words.length >= 3 && large / words.length > 0.7;
}
