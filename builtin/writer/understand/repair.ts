import { withoutMarks } from '#builtin/writer/blocks.ts';

/**
 * An answer as it may be printed: what was typed in a hurry is set right, and nothing else. Names,
 * figures and the choice of words stay the agent's.
 */
export function repaired(answer: string): string {
  const plain = withoutMarks(
    answer.replace(/[\s\p{Cc}\p{Cf}]+/gu, (run) => (run.includes('\n') ? '\n' : ' ')),
  ).trim();
  return plain
    .replace(/^ ?(?:[-*•·]|\d{1,2}[.)]) +/gm, '')
    .replace(
      /(?<![\p{L}\p{N}'’@./-])[a-z’']+(?![\p{L}\p{N}'’@/-])/giu,
      (word) => typos[word] ?? word,
    )
    .replace(/\bw\/ ?(?=\p{L})/giu, 'with ')
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
      /(?<=\b(?:for|and|at|under) )(\d{1,3}(?:,\d{3})+)(?=$|[.,;!]| (?:and|with|in|total|plus)\b)/g,
      '$$$1',
    )
    .replace(/(\d)\s?k\b(?=[^\w])/g, '$1k')
    .replace(/([!?])\1+/g, '$1')
    .replace(/(?<=[^\s.])\.{2}(?=\s|$)/g, '.')
    .replace(/(\S+)([.!?] )(\p{Ll})/gu, (all, word: string, end: string, letter: string) =>
      endsNothing.test(word) ? all : word + end + letter.toUpperCase(),
    );
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
