import { capitalise, countWords } from '#builtin/writer/language/sentences.ts';
import { questionsByIntent } from '#builtin/writer/own-subject-questions.ts';
import type { Facts, QuestionAnswer } from '#contract/facts.ts';
import type { Place } from '#contract/place.ts';
import { announcedHome } from './announced-home.ts';
import { answersInPlace } from './answers-in-place.ts';
import { phraseKind } from './phrase-kind.ts';
import { addressIn, priceIn, whereAndWhen } from './segments.ts';
import { type Intent, readSubject } from './subject.ts';

/**
 * Some agents type all they have to say as the subject: "New listing tomorrow, 3 bed brick ranch, 219,900, dm me for a
 * showing". What it is about is the subject, and the rest answers what would have been asked.
 */
export function withSubjectAnswered(facts: Facts, place: Place): Facts {
  const { topic, answers } = facts;
  const { subject, said } = splitSubject(topic.name, place);
  const { intent } = readSubject(subject, place);
  const given = answersInPlace(intent, answers);
  if (said.length === 0) return { ...facts, topic: { ...topic, name: subject }, answers: given };
  return {
    ...facts,
    topic: { ...topic, name: subject },
    answers: [...answersOf(intent, said), ...given],
  };
}

/** What a subject is about, and what else was typed with it, in the order it was typed. */
export function splitSubject(
  typed: string,
  place: Place,
): { subject: string; said: readonly string[] } {
  const text = typed
    .replace(/\s+/g, ' ')
    .trim()
    .replace(orders, '')
    .replace(/^uc\b/i, 'Under contract')
    .replace(comeBy, '');
  if (toldInSubject.test(text)) return { subject: text.replace(/[.!]+$/, ''), said: [] };
  const home = announcedHome(text);
  if (home) return home;
  if (countWords(text) < fewWords && !besideHours.test(text)) return { subject: text, said: [] };
  // "My opinion, waiting costs people": the words behind it are the subject.
  const { name = '', rest = text } = label.exec(text)?.groups ?? {};
  // "Market update October: 212 sales, ...": what stands behind the colon is said.
  const [, head = '', list = ''] = /^([^:.,!?]{4,50}): (.+)$/.exec(rest) ?? [];
  const isList =
    head !== '' &&
    countWords(head) < fewWords &&
    (/,/.test(list) || (/\d/.test(list) && namesReport.test(head)));
  const [begun = '', ...following] = isList ? [head, ...clausesOf(list)] : clausesOf(rest);
  const first = withoutMedium(name ? `${name}: ${begun}` : begun);
  const { intent } = readSubject(first, place);
  const [, what, when] =
    (happens.has(intent) && whenOrWhere.exec(first)) ||
    (intent === 'price-change' && wasAndIs.exec(first)) ||
    [];
  const subject = what ?? first;
  const others = when ? [when, ...following] : following;
  const isAnnounced = intent !== 'explain' && intent !== 'opinion' && intent !== 'market-news';
  // "FHA, VA and conventional loans" is one subject; what has a verb of its own is said about it.
  const isSaid = (clause: string) =>
    isAnnounced ||
    isList ||
    // "renovate before listing, or leave it alone?" asks for one of the two.
    (!/^or\b/i.test(clause) &&
      isSentence(clause) &&
      (intent === 'market-news' || !asks.test(clause)));
  // "open house saturday 11 to 2, 3 bed 2 bath at 906 Cedar"
  const [atTheEnd = '', street = ''] =
    (intent === 'open-house' && shortStreet.exec(others.at(-1) ?? '')) || [];
  if (street) {
    const before = (others.pop() ?? '').slice(0, -atTheEnd.length);
    if (!/^come (?:see|visit|by)(?: (?:me|us|it))?$/i.test(before)) others.push(before);
  }
  // "sat 11-2 free tacos": when, then what there is.
  const beside = intent === 'open-house' ? besideHours.exec(others[0] ?? '') : undefined;
  if (beside) others.splice(0, 1, beside[1] ?? '', beside[2] ?? '');
  const at = others.findIndex(isSaid);
  const kept = at === -1 ? others : others.slice(0, at);
  const said = (at === -1 ? [] : others.slice(at)).filter(
    (clause) => !saysWhoAsks.test(clause) && !asksForWord.test(clause),
  );
  return {
    subject: [street ? `${subject} at ${street}` : subject, ...kept]
      .reduce((all, next) => `${all}${/[!?]$/.test(all) ? '' : ','} ${next}`)
      .replace(/[\s.,;:!–-]+$/, ''),
    said: said.map((clause) =>
      clause
        .replace(wished, '')
        .replace(
          /\bfor (early|private) (?=showing\b)/i,
          (_, kind: string) => `for ${/^e/i.test(kind) ? 'an' : 'a'} ${kind} `,
        )
        .replace(bareAmount, asPrice),
    ),
  };
}

/** "Market update October: 212 sales" is told in figures; "investors: rates are under 6" is said to somebody. */
const namesReport =
  /\b(?:update|stats?|statistics|numbers|figures|report|snapshot|recap|results|prices?|hours|listing|sold|market)\b/i;

/** What is told with these is of several kinds, and no row of features. */
const apart: ReadonlySet<Intent> = new Set(['event', 'milestone', 'thanks', 'welcome']);

const happens: ReadonlySet<Intent> = new Set(['open-house', 'event']);

/** "free class dec 3 6pm at the library": what it is, then when and where. */
const whenOrWhere =
  /^(.{6,}?),? ((?:(?:on|this|at|next) )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:mon|tue|wed|thu|thurs|fri|sat|sun)\b|today|tomorrow|(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]*\.? \d|\d{1,2}(?::\d\d)? ?(?:[ap]m|-)|at \d).*)$/i;

const besideHours =
  /^(.*\d(?::\d\d)?(?: ?[ap]m)? ?(?:-|–|to) ?\d{1,2}(?::\d\d)?(?: ?[ap]m)?),? (?!(?:at|on|in|for|and|or|this|next|near|to|every|each|daily|weekly|rain|miles?|blocks?|hosted|followed|[ap]m)\b|@)((?:[Ff]ree|\p{Ll})[^,]{3,})$/u;
const shortStreet = / (?:at|on) (\d{1,5} (?:[nsew] )?\p{Lu}\p{L}{2,}(?: \p{L}{2,})?)$/u;

/** "price change 12 Oak St was 365k now 349,900": which home, then what it cost and costs. */
const wasAndIs =
  /^(.{6,}?),? ((?:(?:it )?was|from|now|down (?:from|to)|reduced (?:from|to)) \$?\d.*)$/i;

/** "Just sold: a condo in Lakeview that had been on the market for five months" is told by the agent. */
export const toldInSubject =
  /^(?:just )?(?:sold|under contract)[\s:,!–—-]+((?:an?|the) [^.!?]{8,} (?:that|which|who(?:se)?) (?:(?!, \$?\d)[^.!?])+)[.!]*$/i;

/** "open house sat 11-1 come see me": every invitation says so. */
const comeBy =
  /(?<=^open house.*)[,.!]? come (?:see|visit|by|on by|say hi|check it out)(?: (?:me|us|it))?[.!]*$/i;

/** Below this all of it is the subject. */
const fewWords = 7;

/** "Write a post about ...". */
const orders =
  /^(?:please )?(?:(?:write|make|create|do) )?(?:me )?(?:an? )?(?:short |quick |new )?post (?:about|on|for) /i;

/** What a text is called before it begins. */
const label =
  /^(?<name>my (?:honest )?(?:opinion|take)|(?:hot|unpopular) (?:take|opinion)|opinion|(?:quick |seller |buyer |pro )?tip|psa|reminder|fun fact)(?: of the (?:day|week))?\s?[,:–-]\s*(?<rest>.+)$/is;

/** "Veterans Day post": a post is what it becomes, not what it is about. */
const withoutMedium = (clause: string) =>
  clause
    .replace(/ (?:social(?: media)? )?post$/i, '')
    .replace(
      /^((?:thank(?:s| you)|appreciation|congratulations|welcome|birthday|anniversary|holiday|[\p{L}']+ day)) (?:social(?: media)? )?post (?=(?:to|for|about|from)\b)/iu,
      '$1 ',
    )
    .replace(/^(?:explain|explaining) /i, '')
    .replace(/,? in plain (?:english|words|language)$/i, '')
    .replace(
      /(?: to me)?,? like (?:i['’]?m|you['’]?re|they['’]?re) (?:five|5|a (?:kid|child)|\d+)$/i,
      '',
    )
    // "what is an appraisal gap, explained simple": how it is told.
    .replace(
      /^((?:what|how|why|when)\b.*?),? (?:explained?(?: (?:simple|simply|easy|clearly|plainly))?|(?:in|with) (?:simple|plain) (?:terms|words|english|language)|made simple|simplified|for dummies)$/i,
      '$1',
    );

/** Commas inside a figure or before a state are no ends. */
function clausesOf(text: string): string[] {
  return text
    .replace(/([.!?])+(?=\s)/g, '$1\n')
    .replace(/\s+[–—-]\s+/g, '\n')
    .replace(/[;,](?!\d{3}\b)(?!\s\p{Lu}{2}\b)\s+/gu, '\n')
    .replace(asksInside, '$1\n$2')
    .split('\n')
    .map((clause) => clause.trim().replace(/[.,;]+$/, ''))
    .filter(Boolean);
}

/** "rates dropped this week what does it mean for buyers": a statement, and what is asked about it. */
const asksInside =
  /^((?:\S+ ){3,}\S+?),? ((?:and |so )?(?:what (?:does|do) (?:it|this|that)|what now|how does (?:it|this|that)|why (?:does|is) (?:it|this|that)|(?<!\b(?:what|how|when|why|where|which|who) )should (?:you|i|we|buyers|sellers))\b.*)$/i;

const asks = /^(?:should|is|are|do|does|what|how|why|when|which|who|can|will|would)\b/i;

const isSentence = (clause: string) =>
  /^(?:sentence|order)$/.test(phraseKind(clause)) || tone.test(clause) || aside.test(clause);

/** "buyers always ask me" is why it is told, and no part of it. */
const saysWhoAsks =
  /^(?:my |all |most |lots of |so many |a lot of )*(?:buyers|sellers|clients|people|folks|everyone|everybody|they)\b(?: (?:always|often|keep|all|constantly|really))* (?:ask|asks|asked|asking)(?: me| us)?(?: (?:this|that|about (?:it|this|that)|all the time|every time|every week|a lot))*[.!]*$/i;

/** "with a word for our teachers": what the post should have. */
const asksForWord =
  /^with (?:an? |some )?(?:quick |short |nice |kind )?(?:word|words|shout-?out|note|thanks|thank you|message)s? (?:for|to|about)\b/i;

/** "want people to dm me": what they are asked to do. */
const wished =
  /^(?:i )?(?:want|need|would like|['’]?d like) (?:people|them|everyone|folks|buyers|sellers|anyone) to /i;

/** "219,900" and "1.2m" of a home. */
const bareAmount =
  /^(?:asking |listed at |priced at )?(\d{2,3},\d{3}|\d{3}k|\d\.\d+ ?m)(?=$| (?:cash|firm|obo)\b)/i;
const asPrice = (all: string, amount: string) => all.replace(amount, `$${amount}`);

const tone =
  /^(?:keep it )?(?:very |really |nice and )?(?:simple|short|sweet|warm|plain|funny|casual|heartfelt|friendly|professional|brief)(?:(?: and|,) (?:simple|short|sweet|warm|plain))?$/i;
const aside = /^(?:no|without|don['’]?t|do not|leave out|please)\b/i;
const reaches =
  /\b(?:dm|message|call|text|email|reach|contact|comment)\b.*\b(?:me|us)\b|\b(?:dm|call|text) (?:me|for)\b|\d{3}[-. ]\d{4}|@|\bwww\.|\bhttps?:/i;
const homeFacts =
  /\b\d+(?:\.5)? ?(?:br?d?s?|beds?|bedrooms?|ba|baths?|bathrooms?)\b|\bsq\.? ?f|\bsf\b|\bacres?\b|\b\d\/\d\b/i;
const went = /\boffers?\b|\bdays?\b|\b(?:over|under|above|below|at) (?:ask|list|full)|\bweekend\b/i;
const shows = /\bopen (?:house|sat|sun)|\bshowings?\b|\btours?\b|\bby appointment\b/i;

/** Each under the question it would have answered; what belongs together in one answer. */
function answersOf(intent: Intent, said: readonly string[]): QuestionAnswer[] {
  const questions = questionsByIntent[intent] ?? [];
  const find = (pattern: RegExp) => questions.find((question) => pattern.test(question));
  const anything = find(/special|features to highlight|tradition|moment|bring or know/i) ?? '';
  const questionFor = (clause: string): string => {
    if (intent === 'market-news' && /\d/.test(clause)) return questions[0] ?? '';
    if (tone.test(clause)) return find(/how should it sound/i) ?? 'How should it sound?';
    if (aside.test(clause)) return '';
    if (reaches.test(clause)) return find(/reach|sign up/i) ?? 'How should people reach you?';
    if (went.test(clause) && /\b(?:over|under|above|below)\b/i.test(clause))
      return find(/how did it go|how many days/i) ?? anything;
    if (homeFacts.test(clause) && !priceIn.test(clause)) return find(/beds, baths/i) ?? anything;
    if (homeFacts.test(clause) || priceIn.test(clause))
      return find(/what was the price/i) ?? find(/beds, baths/i) ?? anything;
    if (went.test(clause)) return find(/how did it go|how many days/i) ?? anything;
    if (shows.test(clause)) return find(/when can people see/i) ?? anything;
    const { day, hours } = whereAndWhen(clause);
    if (day || hours || addressIn.test(clause))
      return find(/date, time|address|date and time/i) ?? find(/to announce/i) ?? anything;
    return anything;
  };
  const answers = new Map<string, string[]>();
  for (const clause of said) {
    const question = questionFor(clause);
    answers.set(question, [...(answers.get(question) ?? []), clause]);
  }
  return [...answers].map(([question, clauses]) => ({
    question,
    answer: clauses.reduce((all, next) =>
      /[.!?]$/.test(all) || isSentence(next) || (apart.has(intent) && question === anything)
        ? `${all.replace(/[.!?]*$/, '')}. ${capitalise(next)}`
        : `${all}, ${next}`,
    ),
  }));
}
