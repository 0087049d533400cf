import { withoutMarks } from '#builtin/writer/blocks.ts';
import { usStates } from '#contract/us-states.ts';

/**
 * An answer as it may be printed: what was typed in a hurry is set right, and nothing else. Names,
 * figures and the choice of words stay the agent's.
 */
export function repaired(answer: string, question = ''): string {
  const plain = withoutMarks(
    answer.replace(/[\s\p{Cc}\p{Cf}]+/gu, (run) => (run.includes('\n') ? '\n' : ' ')),
  ).trim();
  return inContext(question, withDates(withNames(plain)))
    .replace(/^no\. (\p{Ll})/iu, (_, letter: string) => `No. ${letter.toUpperCase()}`)
    .replace(/[\s,]+(?:lol|haha+|lmao)\b[.!]*/gi, '')
    .replace(/ \+ (?=\p{L})/gu, ' and ')
    .replace(
      /\b((?:listed|priced|sold|closed|went|offer(?:ed)?|asking) (?:at|for|to)|took) ([1-9]\d{2})(?![\d,.]*\d|\w| ?(?:k|days?|sq|sf|people|homes|a|per)\b| \p{Lu})/giu,
      '$1 $$$2,000',
    )
    .replace(/^ ?(?:[-*•·]|\d{1,2}[.)]) +/gm, '')
    .replace(
      /(?<![\p{L}\p{N}'’@./-])[a-z’']+(?![\p{L}\p{N}'’@/-])/giu,
      (word) => typos[word] ?? word,
    )
    .replace(/\bw\/ ?(?=[\p{L}\d])/giu, 'with ')
    .replace(
      /\bits (?=(?:not|an?|the|only|always|going|been|hard|easy|worth|all|just|really|so|too|very|still|free|about|never|priced|listed|sold|done|gone|closed|over|clean|ready|empty|vacant|non\p{L}+)\b)/giu,
      (word) => `${word.charAt(0)}t's `,
    )
    .replace(
      /(\d) ?(?:hrs?|hr\.)(?![\p{L}\d])/gu,
      (_, count: string) => `${count} ${count === '1' ? 'hour' : 'hours'}`,
    )
    .replace(/(\d) min(?:s|\.)?(?![\p{L}\d])/gu, '$1 minutes')
    .replace(/\$(\d+) ?ish\b/gi, '$$$1-ish')
    .replace(/\b(\d)[- ]car(?: garages?)?\b/gi, (_, count: string) => `${count}-car garage`)
    .replace(/\b(?:because|bc) (?=\p{L}+(?:$|[.,;]))(?!of\b)/giu, 'because of ')
    .replace(/!+ (?=(?:and|or|but|plus)\b)/gi, ' ')
    .replace(
      /\b(buyer|seller|owner|lender)s (?=(?:inspector|inspection|agent|lender|attorney|disclosure)\b)/gi,
      "$1's ",
    )
    .replace(
      /\b(\d[\d,]*)\s?(?:sf|sq\.? ?ft\.?|sqft)\b(?= (?:lots?|homes?|houses?|condos?)\b)/gi,
      (_, size: string) => `${grouped(size)}-square-foot`,
    )
    .replace(
      /\b(\d[\d,]*)\s?(?:sf|sq\.? ?ft\.?|sqft)\b/gi,
      (_, size: string) => `${grouped(size)} square feet`,
    )
    .replace(
      /(?<=\b(?:for|and|at|under|paid|cost) )(\d{1,3}(?:,\d{3})+|(?<=\bfor )[1-9]\d{2,3})(?=$|[.,;!]| (?:and|with|in|total|plus)\b)/g,
      '$$$1',
    )
    .replace(/(\d)\s?k\b(?=[^\w])/g, '$1k')
    .replace(/([!?])\1+/g, '$1')
    .replace(/(?<=[^\s.])\.{2}(?=\s|$)/g, '.')
    .replace(/(\S+)([.!?] )(\p{Ll})/gu, (all, word: string, end: string, letter: string) =>
      endsNothing.test(word) ? all : word + end + letter.toUpperCase(),
    );
}

const monthPattern =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const monthOf = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const states = new Map(usStates.map(({ name }) => [name.toLowerCase(), name]));
const stateNames = new RegExp(`\\b(?:${[...states.keys()].join('|')})\\b`, 'g');

/** States and counties have capitals, however they were typed. */
const withNames = (text: string) =>
  text
    .replace(stateNames, (name) => states.get(name) ?? name)
    .replace(/(?<=\p{Lu}\p{L}+ )county\b/gu, 'County')
    .replace(
      /(?<=\b(?:before|by|in|until|since|through|last|this) )(may|march)(?=$|[.,;!])/g,
      monthOf,
    );

/** "sat 12-3" and "dec 31" as they are printed. */
function withDates(text: string): string {
  const hours =
    /(?<=(?:day|[a-z] \d{1,2}),? )(\d{1,2}(?::\d\d)?) ?- ?(\d{1,2}(?::\d\d)?)(?![\d/-])/gi;
  return text
    .replace(
      /(?<=\b(?:first|1st|second|2nd|third|3rd|last|every|each|this|next|on) )(sat|sun|mon|wed|thur?s?|fri|tues?)\b\.?|\b(sat|sun|mon|wed|thur?s?|fri|tues?)\b\.?(?=,? (?:\d|the \d|at \d|from \d))/gi,
      (word) => weekdayOf(word),
    )
    .replace(new RegExp(`\\b${monthPattern}\\.?(?= \\d{1,2}(?!\\d))`, 'gi'), monthOf)
    .replace(
      new RegExp(
        `(?<=\\b(?:in|since|last|until|through|thru|early|late|mid|this) )${monthPattern}\\b(?!\\.)`,
        'gi',
      ),
      monthOf,
    )
    .replace(hours, '$1 to $2')
    .replace(/(?<=[a-z] \d{1,2}) (?=\d{1,2}(?::\d\d)? to \d)/g, ' from ');
}

const weekdayOf = (word: string) =>
  'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'
    .split(' ')
    .find((day) => day.slice(0, 3).toLowerCase() === word.slice(0, 3).toLowerCase()) ?? word;

/** What the question makes clear: "120-180" is thousands of dollars where prices were asked for. */
function inContext(question: string, text: string): string {
  const isPrice = /\bprice|\bbands?\b/i.test(question);
  const isBudget = /\bbudget|\bcosts?\b|\bfigures\b/i.test(question);
  let said = text;
  if (isPrice || isBudget) {
    const amount = (digits: string) =>
      `$${(Number(digits.replaceAll(',', '')) * (isPrice ? 1000 : 1)).toLocaleString('en-US')}`;
    said = said.replace(
      /(?<![\w$.,/-])(\d{2,4}) ?(?:-|–|to) ?(\d{2,4})(?![\d,.]*\d|[-\w%]| ?(?:k|m|sq|sf|days|min|miles|mi|beds?|acres?|feet|ft)\b)/gi,
      (all, low: string, high: string) =>
        /^(?:1[89]|20)\d\d$/.test(low) || (isPrice && (low.length > 3 || low.length < 3))
          ? all
          : `${amount(low)} to ${amount(high)}`,
    );
    if (isPrice)
      said = said.replace(
        /\b(under|over|around|about|above|below|up to) ([1-9]\d{2})(?![\d,.]*\d|\w| ?(?:k|m|sq|sf|days|feet|ft)\b)/gi,
        (_, word: string, digits: string) => `${word} ${amount(digits)}`,
      );
  }
  if (isBudget)
    said = said.replace(
      /(?<![\w$.,/-])([1-9]\d{1,3}) (?=(?:a|per|each) (?:month|window|unit|side|year|room|door|foot)\b)/gi,
      '$$$1 ',
    );
  if (/housing styles/i.test(question))
    said = said.replace(/\b(?:the )?'?([2-9]0)s\b/g, 'the 19$1s');
  if (/reviews this content/i.test(question)) said = said.replace(/^reviewed by:? /i, '');
  if (/stages/i.test(question)) said = said.replace(/^\d ?(?:times)?[:-] ?/i, '');
  if (/^which strategy/i.test(question))
    said = said
      .replace(/^(short|long)[- ]term$/i, (_, term: string) => `${term.toLowerCase()}-term rentals`)
      .replace(/^small multi$/i, 'small multifamily');
  if (/\byour clients\b/i.test(question))
    said = said.replace(/^most (?=buy|sell)/i, 'most of my clients ');
  const both = /^do you (?:offer|provide|have|do) (.+?) or (.+?)\?/i.exec(question);
  return both && /^(?:yes,? )?both[.!]?$/i.test(said) ? `${both[1]} and ${both[2]}` : said;
}

/** "5000" as "5,000". */
const grouped = (size: string) => Number(size.replaceAll(',', '')).toLocaleString('en-US');

/** Short forms such as "St." and dots that only pause. */
const endsNothing =
  /(?:^|\W)(?:st|mt|ft|dr|mr|mrs|ms|jr|sr|vs|no|nos|approx|inc|co|ave|blvd|rd|hwy|apt|bldg|dept|etc|sq|avg|min|max|a\.m|p\.m|\p{L})$|\.$/iu;

/** Slips whose meaning is never in doubt. */
const typos: Record<string, string> = {
  i: 'I',
  im: "I'm",
  ive: "I've",
  dont: "don't",
  doesnt: "doesn't",
  didnt: "didn't",
  isnt: "isn't",
  arent: "aren't",
  wasnt: "wasn't",
  werent: "weren't",
  cant: "can't",
  couldnt: "couldn't",
  wouldnt: "wouldn't",
  shouldnt: "shouldn't",
  wont: "won't",
  hasnt: "hasn't",
  havent: "haven't",
  thats: "that's",
  theyre: "they're",
  youre: "you're",
  weve: "we've",
  youve: "you've",
  theres: "there's",
  alot: 'a lot',
  whats: "what's",
  hows: "how's",
  lets: "let's",
  thru: 'through',
  u: 'you',
  ur: 'your',
  pls: 'please',
  bc: 'because',
  teh: 'the',
  recieve: 'receive',
  seperate: 'separate',
  definately: 'definitely',
  neighbourhood: 'neighborhood',
  accomodate: 'accommodate',
  msg: 'message',
  mins: 'minutes',
  appt: 'appointment',
  appts: 'appointments',
  fha: 'FHA',
  usda: 'USDA',
  hoa: 'HOA',
  cma: 'CMA',
  heloc: 'HELOC',
  dti: 'DTI',
  hud: 'HUD',
  hvac: 'HVAC',
  mls: 'MLS',
  pmi: 'PMI',
  cpa: 'CPA',
  rv: 'RV',
  adu: 'ADU',
  zillow: 'Zillow',
  realtor: 'Realtor',
  venmo: 'Venmo',
  facetime: 'FaceTime',
  zoom: 'Zoom',
  docusign: 'DocuSign',
  facebook: 'Facebook',
  instagram: 'Instagram',
  january: 'January',
  february: 'February',
  april: 'April',
  june: 'June',
  july: 'July',
  august: 'August',
  september: 'September',
  october: 'October',
  november: 'November',
  december: 'December',
  wks: 'weeks',
  yrs: 'years',
  tmrw: 'tomorrow',
  dm: 'DM',
  thu: 'Thursday',
  thur: 'Thursday',
  thurs: 'Thursday',
  fri: 'Friday',
  tues: 'Tuesday',
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
};

/** Whole answers that say nothing, in whatever case and with or without an end mark. */
const nothings = [
  /(?:i['’]?m |i am )?(?:not (?:really )?sure|unsure)/,
  /n\.?\/?a\b.{0,20}/,
  /none?(?: yet| really| right now| of (?:these|them|those)| that i know of)?/,
  /nothing(?: really| much| special| yet| new| specific| in particular| right now| comes to mind)*/,
  /no(?: idea| comment| thanks?| preference| notes?)?/,
  /not (?:really|yet|applicable|now|at this time)/,
  /nope|nah|x+/,
  /[-–—.?!_]+/,
  /ok(?:ay)?|skip|pass|later|same|maybe|idk|dunno|tbd|anything|whatever|see (?:above|below|website)/,
  /(?:i )?(?:don['’]?t|do not)(?: really)?(?: know| have (?:one|any|anything))?/,
  /(?:i )?can(?:['’]?t|not) (?:say|think of (?:any|anything|one))/,
];
const nothing = new RegExp(`^(?:${nothings.map(({ source }) => source).join('|')})[.!]*$`, 'i');
const yes = /^(?:yes|yep|yeah|yup|sure|absolutely|of course|correct|y)\b[\s.,:;!–-]*/i;

/** "yes, I send a vendor list" says what comes after the yes; "no" says nothing. */
export function withoutYesOrNo(answer: string): { said: string; isYes: boolean } {
  const text = answer.trim();
  if (nothing.test(text)) return { said: '', isYes: false };
  const rest = text.replace(yes, '');
  return { said: rest, isYes: rest !== text };
}
