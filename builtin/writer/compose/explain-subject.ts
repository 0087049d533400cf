import type { Block } from '#builtin/writer/blocks.ts';
import type { KnownSubject } from '#builtin/writer/knowledge/own-subjects.ts';
import {
  asSentence,
  capitalise,
  countWords,
  splitSentences,
} from '#builtin/writer/language/sentences.ts';
import { unnamedSubject } from '#builtin/writer/subject.ts';
import { countFacts } from '#builtin/writer/understand/brief.ts';
import type { Intent, OwnSubject } from '#builtin/writer/understand/subject.ts';
import { sayFreely } from './free-answers.ts';
import { tellInOwnWords } from './in-own-words.ts';
import { knownAnswer, knownPair } from './known-answers.ts';
import { knownChoice } from './known-choice.ts';
import { commonOf, knownOf, tellKnown } from './known-subject.ts';
import { sayExtras } from './say-facts.ts';
import { subjectCall } from './subject-call.ts';
import { aboutSubject, knownTips } from './subject-points.ts';
import {
  answersExactly,
  asksQuestion,
  asksReaders,
  asQuestion,
  comparesTwo,
  explains,
  isMine,
  isReply,
} from './subject-question.ts';
import { line, namesCity, pickLine, say, type Writing } from './writing.ts';

/** What the agent said about a subject of their own, or what is known of it. */
export function explainSubject(writing: Writing): Block[] {
  const { brief } = writing;
  if (countFacts(brief) === 0) return tellUnasked(writing);
  return defined(writing) ?? tellInOwnWords(writing);
}

/** What a thing is comes before what was said of it, where the agent did not say what it is. */
function defined(writing: Writing): Block[] | undefined {
  const { brief, subject, material } = writing;
  const text = subject?.text ?? material.subject;
  const isAnswered = brief.facts.some(({ question = '' }) => asksForAnswer.test(question));
  if (isAnswered || !explains.test(text) || !answersExactly(text)) return undefined;
  const known = knownPair(text) ?? knownAnswer(asQuestion(text), exactly);
  if (!known) return undefined;
  return [
    line(...splitSentences(say(writing, known.answer)).slice(0, 3)),
    ...sayFreely(brief.facts, writing),
    ...sayExtras(writing),
    line(subjectCall(writing)),
  ];
}

const asksForAnswer = /^What is (?:the short answer|your own answer)/;

/** The share of a subject's words that what answers it has. */
const exactly = 0.9;
const nearly = 0.7;

/** How much of a subject an answer must speak of. */
export const leastAnswered = (intent?: Intent) => (intent === 'opinion' ? exactly : nearly);

/** Without a word of the agent's: what is known of the subject itself, else of its words in our topics. */
function tellUnasked(writing: Writing): Block[] {
  const { subject, material } = writing;
  const text = subject?.text ?? material.subject;
  if (asksReaders.test(text))
    return [line(`${openingOf(writing, text).replace(/[.?]$/, '')}?`), line(subjectCall(writing))];
  const known = subject && knownOf(subject);
  const isClaim = subject !== undefined && claims(subject);
  // "rent vs buy" is told where the two are known together.
  const isTold = comparesTwo.test(text) ? namesPair(known) : !isClaim && !answersExactly(text);
  if (known && isTold) return tellKnown(writing, known);
  const answer = knownPair(text) ?? knownAnswer(asQuestion(text), leastAnswered(subject?.intent));
  const choice =
    !/\bdifference\b/i.test(text) && (answer === undefined || comparesTwo.test(text))
      ? knownChoice(text, writing)
      : undefined;
  if (choice) return [...choice, line(subjectCall(writing))];
  if (answer) return answered(writing, text, answer);
  // An opinion without a word behind it gets what is known of its matter.
  const reason =
    subject?.intent === 'opinion'
      ? knownAnswer(text.replace(/^[^:]{3,24}: /, ''), 0.4, 3)?.answer
      : undefined;
  // "and here is why" without a why.
  const opening = line(
    openingOf(writing, text.replace(/,? (?:and )?here(?:['’]?s| is) why$/i, '')),
  );
  if (reason) return [opening, line(say(writing, reason)), line(subjectCall(writing))];
  const about = isClaim ? [] : aboutSubject(writing, text);
  if (about.length > 0) return [...about, line(subjectCall(writing))];
  const common = known ?? commonOf(writing);
  return common
    ? tellKnown(writing, common)
    : [opening, line(pickLine(writing, closesFor(text, isClaim)))];
}

/** A question that a topic answers, with some things to do. */
function answered(
  writing: Writing,
  text: string,
  { answer, points }: NonNullable<ReturnType<typeof knownAnswer>>,
): Block[] {
  const told = withoutYesOrNo(splitSentences(say(writing, answer)), text);
  const [first = '', ...others] = told;
  // The title asks it already; behind it an answer stands alone.
  const start =
    asksQuestion(text) && isReply.test(first) ? `${openingOf(writing, text)} ${first}` : first;
  return [
    line(start),
    line(...others.slice(0, 3)),
    ...knownTips(writing, points),
    line(subjectCall(writing, true)),
  ];
}

/** "open houses are dead": an opinion that asks nothing. */
export const claims = ({ intent, text }: OwnSubject) => intent === 'opinion' && !asksQuestion(text);

export const namesPair = (known: KnownSubject | undefined) =>
  known?.words.some((each) => / (?:vs|or) /.test(each)) === true;

/** How a post ends of which nothing is known but its subject. */
function closesFor(text: string, isClaim: boolean): readonly string[] {
  if (isMine.test(text) || (tellsOfAgent.test(text) && !asksQuestion(text))) return untold;
  if (isClaim) return agreeing;
  return isAdvice.test(text) ? askingFor(text) : inviting;
}

/** Where nothing is known, the reader is asked to ask: how something is done, or what it means for them. */
const askingFor = (text: string) =>
  /^(?:how\b|\p{L}+ing\b)/iu.test(text)
    ? [
        "Ask me how I'd go about it in {city}. I'll say so when somebody else knows it better.",
        "Ask me where I'd start in {city}. I'll say so when somebody else knows it better.",
      ]
    : [
        "Ask me what it could mean for you in {city}. If I don't know, I'll find somebody who does.",
        "Wondering what it means for you in {city}? Ask me. If I don't know, I'll find out.",
      ];

/** "Why I close my laptop at six" */
const tellsOfAgent = /\b(?:I|me|my)\b/;

const agreeing = [
  'Do you see it the same way, {city}? Tell me below.',
  'Agree or not, {city}? Tell me in the comments.',
];

/** Nothing to tell, and nobody to be advised: "new coffee shop opened on Main". */
const inviting = [
  'Tell me what you think, {city}.',
  'What do you say, {city}? Tell me in the comments.',
];

const isAdvice =
  /^(?:how|what|why|when|where|which|who|should|is|are|do|does|can|explain\w*|an? warning|\p{L}+ing)\b|\b(?:tips?|vs\.?|versus|difference|explained|guide|mistakes|myths?|steps|questions|before you|don['’]?t)\b|\?$/iu;

const untold = [
  'Ask me about it in the comments, {city}.',
  'Want to hear more, {city}? Ask me below.',
];

/** "It can be." answers a question, and stands under nothing else. */
function withoutYesOrNo(answer: string[], text: string): string[] {
  const [first = '', ...rest] = answer;
  return countWords(first) < 5 && isReply.test(first) && rest.length > 0 && !asksQuestion(text)
    ? rest
    : answer;
}

/** A subject that nothing is said of as a first line: the question it asks, or what it says. */
function openingOf({ material }: Writing, text: string): string {
  if (asksQuestion(text)) return `${capitalise(text.replace(/\?+$/, ''))}?`;
  const [, who = '', what = ''] = /^why (I|we) (.+)$/i.exec(text) ?? [];
  const believed = /^(?:believe|think|feel)(?: that)? (.+)$/i.exec(what)?.[1];
  if (believed) return asSentence(capitalise(believed));
  if (what) {
    // Without a reason there is nothing to come.
    const { city } = material.place;
    return `${capitalise(who)} ${what}${namesCity(what, city) ? '' : ` in ${city}`}.`;
  }
  if (/^explain\b/i.test(text) && material.subject !== unnamedSubject)
    return `${capitalise(material.subject)}, in plain words.`;
  return asSentence(capitalise(text));
}
