import { actionWithPurpose } from '#builtin/writer/action.ts';
import { type Block, bullets } from '#builtin/writer/blocks.ts';
import type { Point } from '#builtin/writer/knowledge/knowledge.ts';
import type { KnownSubject } from '#builtin/writer/knowledge/own-subjects.ts';
import {
  asSentence,
  capitalise,
  countWords,
  splitSentences,
} from '#builtin/writer/language/sentences.ts';
import { unnamedSubject } from '#builtin/writer/subject.ts';
import { countFacts, type Fact } from '#builtin/writer/understand/brief.ts';
import { phraseKind } from '#builtin/writer/understand/phrase-kind.ts';
import { asMine } from './as-mine.ts';
import { inSentence } from './behind-label.ts';
import {
  callToCome,
  invitesGuests,
  joinedToSubject,
  pointsBack,
  takeCall,
  tellBeside,
} from './beside-known.ts';
import { callToAction } from './calls.ts';
import { sayFreely } from './free-answers.ts';
import { knownAnswer, knownPair, pointsAbout } from './known-answers.ts';
import { knownChoice } from './known-choice.ts';
import { commonOf, knownOf, knownPoint, tellKnown } from './known-subject.ts';
import { sayAllElse, sayExtras } from './say-facts.ts';
import { scopeLine } from './say-scope.ts';
import { line, namesCity, pickLine, say, type Writing } from './writing.ts';

/** What the agent said about a subject of their own first, then what is known of it. */
export function explainSubject(writing: Writing): Block[] {
  const { brief, subject, material } = writing;
  const text = subject?.text ?? material.subject;
  // What is done says what a subject is about: "winterizing a cabin" is about winterizing.
  const least = /^\p{L}+ing\b/u.test(text) ? 0.5 : 0.6;
  // Who gives an answer of their own, and more, needs none of ours.
  const isOwnAnswer =
    brief.facts.length > 1 &&
    asksQuestion(text) &&
    (subject?.intent === 'opinion' || firstSaid(brief.facts[0] as Fact, text) !== undefined);
  const ofSubject = subject && knownOf(subject);
  const isClaim = subject?.intent === 'opinion' && !asksQuestion(text);
  // "rent vs buy" is told where the two are known together.
  const isPair = comparesTwo.test(text);
  const isTold = isPair ? namesPair(ofSubject) : !isClaim && !answersExactly(text);
  if (ofSubject && countFacts(brief) === 0 && isTold) return tellKnown(writing, ofSubject);
  // "Explain contingencies" and "my first sale" are told by what the agent says alone.
  const isOpen = subject?.intent === 'explain' && !explains.test(text) && !asksQuestion(text);
  if (ofSubject && brief.facts.length > 0 && isOpen && !isOwnStory.test(text))
    return tellBeside(writing, ofSubject);
  // What the agent tells of how to do it needs no answer of ours above it.
  const known =
    isOwnAnswer || (brief.facts.length > 0 && !explains.test(text))
      ? undefined
      : (knownPair(text) ??
        knownAnswer(asQuestion(text), subject?.intent === 'opinion' ? 0.9 : least));
  // An opinion without a word behind it gets what is known of its matter.
  const reason =
    subject?.intent === 'opinion' && known === undefined && brief.facts.length === 0
      ? knownAnswer(text.replace(/^[^:]{3,24}: /, ''), 0.4, 3)?.answer
      : undefined;
  if (isOwnStory.test(text)) brief.facts = brief.facts.map(asMine);
  const choice =
    brief.facts.length === 0 &&
    !/\bdifference\b/i.test(text) &&
    (known === undefined || /\b(?:vs|versus)\b/i.test(text))
      ? knownChoice(text, writing)
      : undefined;
  if (choice) return [...choice, line(pickLine(writing, questionCalls))];
  if (ofSubject && !isClaim && known === undefined && countFacts(brief) === 0)
    return tellKnown(writing, ofSubject);
  const isLed = known === undefined && !isOwnAnswer && leadFirstFact(writing, text);
  const first = brief.facts.find(
    (fact, index) => index === 0 && (isLed || firstSaid(fact, text) !== undefined),
  );
  takeCall(brief);
  const hasFacts = brief.facts.length > 0;
  const answer = known && withoutYesOrNo(splitSentences(say(writing, known.answer)), text);
  const start = openingOf(writing, text, answer?.[0]);
  const scope = scopeLine(writing);
  const isSentence =
    phraseKind(text) === 'sentence' &&
    !asksQuestion(text) &&
    (brief.facts.length === 1 || /^(?:s?he|they|it|his|her)\b/i.test(brief.facts[0]?.typed ?? ''));
  const asked = isOwnAnswer ? brief.facts[0] : undefined;
  const reply = asked && (firstSaid(asked, text) ?? asked.typed);
  const body = answer
    ? [
        line(...answer.slice(start.usesAnswer ? 1 : 0, hasFacts && !explains.test(text) ? 1 : 4)),
        ...(hasFacts ? [] : knownTips(writing, known.points)),
      ]
    : hasFacts || /^why (?:i|we)\b/i.test(text)
      ? []
      : aboutSubject(writing, text);
  const common = ofSubject ?? commonOf(writing);
  if (!hasFacts && !answer && !reason && body.length === 0 && common)
    return tellKnown(writing, common);
  return [
    // The title says it already, unless it is most of what there is to say.
    line(
      !hasFacts &&
        !answer &&
        body.length > 0 &&
        start.text === asSentence(capitalise(text)) &&
        subject?.intent === 'explain'
        ? undefined
        : reply
          ? `${start.text} ${reply}`
          : hasFacts && !answer && !isSentence && !start.text.endsWith("Here's why.")
            ? undefined
            : start.text,
    ),
    ...(hasFacts && !answer ? [] : reason ? [line(say(writing, reason))] : body),
    ...(scope ? [line(scope)] : []),
    ...(first && !reply ? [line(isLed ? first.typed : firstSaid(first, text))] : []),
    ...(listOfTips(writing, text, isLed) ??
      sayFreely(first || reply ? brief.facts.slice(1) : brief.facts, writing)),
    ...sayExtras(writing),
    ...(hasFacts && !answer && brief.facts.length < 2 && subject?.intent !== 'opinion'
      ? ofSubject
        ? [knownPoint(writing, ofSubject)]
        : aboutSubject(writing, text)
      : []),
    line(
      closing(writing, answer !== undefined, start.text.endsWith(': what would you want to know?')),
    ),
  ];
}

/** A question that a topic answers in so many words needs nothing said around it. */
const answersExactly = (text: string) =>
  (asksQuestion(text) || explains.test(text)) &&
  (knownPair(text) ??
    // What a thing is, and not how to deal with it.
    knownAnswer(asQuestion(text), 0.9, 2, /^what (?:is|are)\b/i.test(asQuestion(text)))) !==
    undefined;

const isOwnStory = /^(?:my|our)\b|\bstory\b|^(?:how|why) (?:i|we)\b/i;

const namesPair = (known: KnownSubject | undefined) =>
  known?.words.some((each) => / (?:vs|or) /.test(each)) === true;

const comparesTwo = /\b(?:vs\.?|versus)(?= )/i;

/** "Home inspection tips" with three of them is a list of three. */
function listOfTips(writing: Writing, text: string, isLed: boolean): Block[] | undefined {
  const { brief } = writing;
  const isShort = ({ typed }: Fact) =>
    countWords(typed) <= 22 && splitSentences(typed).length <= 2 && !/:/.test(typed);
  return !isLed &&
    /\b(?:tips?|mistakes|things|reasons|ways|steps|lessons|dos and don['’]?ts)\b/i.test(text) &&
    brief.facts.length > 2 &&
    brief.facts.every(isShort) &&
    !brief.facts.some(({ isTypedAsList }) => isTypedAsList)
    ? [
        line(pickLine(writing, ['My short list:', 'Here are mine:'])),
        bullets(
          brief.facts.map(({ typed }) =>
            capitalise(splitSentences(typed).length > 1 ? typed : typed.replace(/\.$/, '')),
          ),
        ),
      ]
    : undefined;
}

/** Who asks what something is, or how two of them differ, wants it told. */
const explains = /^(?:explain\b|what (?:is|are|an?|to know)\b)|\b(?:vs\.?|versus)(?= )/i;

/** "what a title search is and why it takes weeks" asks what it is. */
const asQuestion = (text: string) =>
  text
    .replace(/^what to know about (\p{L}[\p{L} -]+?s)$/iu, 'what are $1')
    .replace(
      /^(?:(?:explain|explaining) )?what (an? [^,]+?|[\p{L} ]+?s) (is|are)\b.*$/iu,
      'what $2 $1',
    )
    .replace(/^why (?:does|do) (an? [^,]+?|the [^,]+?) (?:take|need)s?\b.*$/iu, 'what is $1')
    .replace(
      /^(what(?:['’]s| is| are) (?:an? )?[\p{L} -]+?),? and (?:why|how|when|who)\b.*$/iu,
      '$1',
    );

/** "It can be." answers a question, and stands under nothing else. */
function withoutYesOrNo(answer: string[], text: string): string[] {
  const [first = '', ...rest] = answer;
  return countWords(first) < 5 && isReply.test(first) && rest.length > 0 && !asksQuestion(text)
    ? rest
    : answer;
}

const isReply =
  /^(?:yes|no|not|it|they|that|usually|often|sometimes|rarely|only|both|maybe|sure|some|many)\b/i;

/** Right under its title "it" is what the title names: "A bridge loan lets you buy first." */
function firstSaid({ typed }: Fact, text: string): string | undefined {
  const named = /^(?:what(?:['’]s| is| are)|explain) ((?:an?|the) [^?]+)/i.exec(text)?.[1];
  if (/^(?:it|it['’]s|its)\b/i.test(typed)) return capitalise(typed);
  const isOpen =
    /^(?:lets|is|means|covers|pays|helps|gives|works|keeps|protects|shows|tells|costs|takes|uses)\b/i.test(
      typed,
    );
  if (isOpen)
    return `${named && countWords(named) <= 4 ? capitalise(named) : 'It'} ${typed.charAt(0).toLowerCase()}${typed.slice(1)}`;
  return undefined;
}

/** "Homestead exemption deadline: March 1 to file ...": a few words say of what they are. */
function leadFirstFact({ brief }: Writing, text: string): boolean {
  const [first] = brief.facts;
  const words = splitSentences(first?.typed ?? '')[0]?.replace(/[.!]$/, '') ?? '';
  const isOpen =
    countWords(words) >= 3 &&
    (!/^(?:sentence|order)$/.test(phraseKind(words)) || pointsBack(words, text)) &&
    !words.includes(':');
  if (
    !first ||
    first.isTypedAsList ||
    /\b(?:tips?|mistakes|things|reasons|ways|steps|lessons)\b/i.test(text) ||
    /\bstory\b|^(?:my|our) (?:first|last|worst|best|favorite) (?:house|home|sale|listing|closing|client|deal|day)\b/i.test(
      text,
    ) ||
    /^why (?:i|we)\b/i.test(text) ||
    !isOpen ||
    saysWhom.test(words) ||
    /[?,]|\p{L}{2} (?:is|are|was)\b/u.test(text) ||
    countWords(text) > 9
  )
    return false;
  const led = onHome(text, first.typed) ?? joinedToSubject(text, first.typed);
  brief.facts[0] = {
    ...first,
    typed: led,
    head: undefined,
    items: [],
    sentences: splitSentences(led),
  };
  return true;
}

/** "My buyers beat out 6 offers", "condo in Marina Bay": what they did, and on which home. */
function onHome(text: string, typed: string): string | undefined {
  const words = inSentence(typed.replace(/[.!]$/, ''));
  const isDeed =
    /^(?:my|our) (?:[\p{L}-]+ ){0,3}(?:buyers?|sellers?|clients?|couple|family)\b .*(?:\boffers?|\basking|\blist(?: price)?|\bdays|\bdeal|\bwar|\bhome)$/iu.test(
      text,
    ) ||
    /^(?:I|we) (?:just )?(?:beat|won|got|sold|closed|saved)\b.*(?:\boffers?|\basking|\bdays|\bwar)$/i.test(
      text,
    );
  const home =
    /^(?:an? )?((?:[\d\p{Ll}-]+ ){0,3}(?:house|home|condo|townhouse|townhome|duplex|ranch|bungalow|cape|colonial|cottage|cabin|place|loft) (?:in|on|near|off|at) .+)$/u.exec(
      words,
    )?.[1];
  return isDeed && home
    ? asSentence(`${capitalise(text)} on ${/^[aeio8]/.test(home) ? 'an' : 'a'} ${home}`)
    : undefined;
}

const saysWhom =
  /^(?:[\p{L}-]+ )?(?:buyers|sellers|owners|homeowners|investors|renters|landlords|people|folks|neighbors|anyone|clients)\b/iu;

function closing(writing: Writing, isAnswered: boolean, isAskedBack = false): string {
  const { brief, subject, material } = writing;
  const { city } = material.place;
  // "Winterize your sprinklers before the first freeze" asks for a deed, not for a talk.
  if (!brief.nextStep && brief.facts.length === 0 && asksBack.test(subject?.text ?? ''))
    return pickLine(
      writing,
      /\b(?:month|week|day)$/i.test(subject?.text ?? '')
        ? [
            'What does it mean to you? Tell me below.',
            'How do you mark it? Tell me in the comments.',
          ]
        : ['Tell me in the comments.', 'Tell me below.'],
    );
  if (!brief.nextStep && brief.facts.length === 0 && isAskedBack)
    return pickLine(writing, [
      'Send me your question, and I will answer it for {city}.',
      'Ask me below, and I will answer it for {city}.',
    ]);
  if (
    !brief.nextStep &&
    brief.facts.length < 2 &&
    phraseKind(withoutKind(subject?.text ?? '')) === 'order' &&
    !/\bor\b/i.test(subject?.text ?? '')
  )
    return pickLine(writing, choreCalls);
  if (!brief.nextStep && isAnswered && brief.facts.length === 0)
    return pickLine(writing, questionCalls);
  if (invitesGuests(brief.facts)) return callToCome(writing);
  if (!brief.nextStep && namesPlaces.test(subject?.text ?? ''))
    return pickLine(writing, outingCalls);
  if (!brief.nextStep && brief.facts.length > 0 && tellsOwnStory.test(subject?.text ?? ''))
    return pickLine(writing, storyCalls);
  const naming = material.knowledge.callsToAction.filter(
    (call) => call.includes('{subject}') && !/\brecent sales\b/.test(call),
  );
  const isNamed =
    naming.length > 0 &&
    !/\b(?:tips?|checklist|list|story|month|week|day|guide|ideas|reasons|mistakes|things|facts|myths)\b/i.test(
      subject?.text ?? '',
    ) &&
    material.subject !== unnamedSubject &&
    !/^the question|^this question|\b(?:I|my|we)\b|[,;?!–—]| - /.test(material.subject) &&
    countWords(material.subject) <= 4 &&
    // "how appraisal gap may come up" lacks its article; "how solar panels may" does not.
    (/[^s]s$/.test(material.subject) || /^\p{L}+ing\b/u.test(material.subject));
  if (!brief.nextStep && brief.facts.length === 0 && isNamed) return pickLine(writing, naming);
  if (
    !brief.nextStep &&
    material.knowledge.identifier === 'general' &&
    subject?.intent !== 'opinion'
  )
    return pickLine(
      writing,
      brief.facts.length === 0
        ? questionCalls
        : namesCity(writing.title, city)
          ? openCalls
          : /^(?:my|our)\b/i.test(subject?.text ?? '')
            ? openCallsHere.slice(1)
            : openCallsHere,
    );
  if (
    !brief.nextStep &&
    brief.facts.length === 0 &&
    /^why (?:i|we) (?:love|like|enjoy)\b/i.test(subject?.text ?? '')
  )
    return pickLine(writing, [
      'What do you love about it? Tell me below.',
      "What's your favorite part? Tell me in the comments.",
    ]);
  // Nothing else of an opinion says where it is held.
  if (subject?.intent === 'opinion' && !brief.nextStep && !namesCity(writing.title, city))
    return `What do you think, ${city}?`;
  return callToAction(writing, subject?.intent === 'opinion' ? 'opinion' : undefined);
}

const asksBack = /\b(?:bucket list|favorites?|recommendations|wish ?list|month|week|day)$/i;

/** "Tip: take your hoses off" is a chore. */
const withoutKind = (text: string) => text.replace(/^(?:\p{L}+ )?(?:tip|reminder|psa): /iu, '');

const tellsOwnStory = /^(?:my|our) (?!favorite\b).*\b(?:story|first|worst|best|mistake|lesson)\b/i;
const storyCalls = [
  "What's yours? Tell me in the comments.",
  "I'd love to hear yours. Tell me below.",
];

/** True after anything an agent tells. */
const openCalls = [
  'Questions? Send me a message.',
  'Know someone who should read this? Pass it on.',
  'Tell me what you think in the comments.',
];
/** Where the title has no city. */
const openCallsHere = [
  'Questions, {city}? Send me a message.',
  'Tell me what you think, {city}.',
  'What would you add, {city}? Tell me below.',
];
const questionCalls = [
  'Have a question about it? Send me a message.',
  'Want to talk it through? Message me.',
  'Know someone who is wondering about this? Pass it on.',
];

const choreCalls = [
  'Know someone who forgets this? Pass it on.',
  'Done yours yet? Tell me in the comments.',
  'Need a name for it? Send me a message.',
];

const namesPlaces =
  /\b(?:best|favorite|top|where to|things to do|places|shops|restaurants|parks|trails|breweries|coffee)\b/i;

const outingCalls = [
  'Which one did I miss? Tell me in the comments.',
  'Where would you send a visitor first? Tell me below.',
  "Send me your favorite and I'll add it to the list.",
];

const asksQuestion = (text: string) =>
  /^(?:should|is|are|do|does|can|would|will)\b|^(?:what|how|when|why|who|where|which)(?:['’]s| (?:is|are|was|were|do|does|did|can|should|would|will|much|many|long))\b/i.test(
    text,
  );

function openingOf(
  writing: Writing,
  text: string,
  answer: string | undefined,
): { text: string; usesAnswer: boolean } {
  const { material, brief } = writing;
  if (asksQuestion(text)) {
    // The title asks it already; behind it an answer stands alone.
    const isAlone = answer !== undefined && countFacts(brief) === 0 && !isReply.test(answer);
    const question = `${capitalise(text.replace(/\?+$/, ''))}?`;
    return {
      text: answer ? (isAlone ? answer : `${question} ${answer}`) : question,
      usesAnswer: Boolean(answer),
    };
  }
  const reason = /^why (I|we) (.+)$/i.exec(text);
  if (reason) {
    const { city } = material.place;
    const said = `${capitalise(reason[1] ?? '')} ${reason[2]}`;
    // Without a reason there is nothing to come.
    return {
      text:
        brief.facts.length > 0
          ? `${said}. Here's why.`
          : `${said}${namesCity(said, city) ? '' : ` in ${city}`}.`,
      usesAnswer: false,
    };
  }
  if (answer) return { text: answer, usesAnswer: true };
  if (/^explain\b/i.test(text) && material.subject !== unnamedSubject)
    return { text: `${capitalise(material.subject)}, in plain words.`, usesAnswer: false };
  if (brief.facts.length === 0) {
    const asked = askedBack(writing, text);
    if (asked) return { text: asked, usesAnswer: false };
  }
  if (material.subject === unnamedSubject || material.knowledge.identifier === 'general')
    return { text: asSentence(capitalise(text)), usesAnswer: false };
  return { text: pickLine(writing, material.knowledge.openings), usesAnswer: false };
}

/** Of a subject that no topic knows, a question to the reader says more than its name. */
function askedBack(writing: Writing, text: string): string | undefined {
  const { city } = writing.material.place;
  if (phraseKind(text) !== 'noun' || /[.!?:]/.test(text) || countWords(text) > 8) return undefined;
  if (/\b(?:bucket list|favorites?|recommendations|wish ?list)$/i.test(text))
    return `What's on your ${text.replace(/^(?:my|our|your|the|a) /i, '')}, ${city}?`;
  if (/\b(?:month|week|day)$/i.test(text))
    return `It's ${text.replace(/^(?:the|a) /i, '').replace(/(?<![\p{L}'’])(?!(?:of|the|and|for)\b)\p{Ll}/gu, (letter) => letter.toUpperCase())}, ${city}.`;
  if (pointsAbout(writing, text).length === 0)
    return `${capitalise(text)}: what would you want to know?`;
  return undefined;
}

/** Two or three things to do from the title that asks about the same. */
function knownTips(writing: Writing, points: readonly Point[]): Block[] {
  if (points.length === 0) return [];
  const chosen = writing.random.some(points, 3);
  // One alone is what the lines above it were of.
  if (chosen.length < 2) return [];
  return [
    line(pickLine(writing, ['Where to start:', "Here's the short list:", "What I'd do first:"])),
    bullets(chosen.map((point) => say(writing, actionWithPurpose(point)))),
  ];
}

/** What the topics happen to say of the subject's own words; nothing general, which fits anything. */
function aboutSubject(writing: Writing, text: string): Block[] {
  const { random } = writing;
  const [best, ...others] = pointsAbout(writing, text);
  if (!best) return [];
  const list = random.some([best, ...others], 3);
  return [
    line(pickLine(writing, best.lead), say(writing, random.chance(0.5) ? best.why : best.how)),
    ...(list.length > 1
      ? [
          line(pickLine(writing, ['Where to start:', "What I'd do first:", 'Worth doing:'])),
          bullets(list.map((point) => say(writing, actionWithPurpose(point)))),
        ]
      : []),
  ];
}

/** "Rates dropped this week" is the news; "rates this week" only names it. */
const tellsNews =
  /\b(?:drop\w*|fell|fall\w*|rose|rise\w*|rising|went|dipped|ticked|jumped|hit|held|up|down|steady|flat|moved|cut|hike\w*)\b/i;

/** Figures or news with the agent's reading of them. */
export function tellNews(writing: Writing): Block[] {
  const { brief, subject } = writing;
  const known = (subject && knownOf(subject)) ?? commonOf(writing);
  if (known && countFacts(brief) === 0) return tellKnown(writing, known);
  const isAskedOnly = brief.facts.every(({ typed }) => typed.endsWith('?'));
  const isOfRates = /\brates?\b/i.test(subject?.text ?? '');
  return [
    line(
      isAskedOnly && isOfRates && !tellsNews.test(subject?.text ?? '')
        ? 'The rate in the headlines is an average. Nobody borrows the average.'
        : asSentence(capitalise(subject?.text ?? '')),
    ),
    ...sayAllElse([], writing),
    line(
      isAskedOnly &&
        isOfRates &&
        "What counts is your own payment. Ask a lender to run it at today's rate, and hold it against the number you had in mind.",
      isAskedOnly &&
        !isOfRates &&
        pickLine(writing, [
          'One week of numbers is a data point, not a trend. Look at three months before you change a plan.',
          'What matters is your own price range and your own dates, not the headline.',
        ]),
    ),
    line(callToAction(writing, 'market-news')),
  ];
}
