import { type Block, bullets } from '#builtin/writer/blocks.ts';
import type { KnownSubject } from '#builtin/writer/knowledge/own-subjects.ts';
import {
  asSentence,
  capitalise,
  countWords,
  splitSentences,
} from '#builtin/writer/language/sentences.ts';
import { countFacts, type Fact } from '#builtin/writer/understand/brief.ts';
import { phraseKind } from '#builtin/writer/understand/phrase-kind.ts';
import { asMine } from './as-mine.ts';
import { takeCall, tellBeside } from './beside-known.ts';
import { firstSaid, leadFirstFact } from './first-answer.ts';
import { sayFreely } from './free-answers.ts';
import { knownAnswer, knownPair } from './known-answers.ts';
import { knownChoice } from './known-choice.ts';
import { commonOf, knownOf, knownPoint, tellKnown } from './known-subject.ts';
import { sayExtras } from './say-facts.ts';
import { scopeLine } from './say-scope.ts';
import { questionCalls, subjectCall } from './subject-call.ts';
import { openingOf } from './subject-opening.ts';
import { aboutSubject, knownTips } from './subject-points.ts';
import {
  answersExactly,
  asksQuestion,
  asQuestion,
  comparesTwo,
  explains,
  isReply,
} from './subject-question.ts';
import { line, pickLine, say, type Writing } from './writing.ts';

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
      subjectCall(writing, answer !== undefined, start.text.endsWith(': what would you want to know?')),
    ),
  ];
}

const isOwnStory = /^(?:my|our)\b|\bstory\b|^(?:how|why) (?:i|we)\b/i;

const namesPair = (known: KnownSubject | undefined) =>
  known?.words.some((each) => / (?:vs|or) /.test(each)) === true;

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

/** "It can be." answers a question, and stands under nothing else. */
function withoutYesOrNo(answer: string[], text: string): string[] {
  const [first = '', ...rest] = answer;
  return countWords(first) < 5 && isReply.test(first) && rest.length > 0 && !asksQuestion(text)
    ? rest
    : answer;
}
