import { listKnowledge } from '#builtin/writer/knowledge/load-knowledge.ts';
import { splitSentences } from '#builtin/writer/language/sentences.ts';
import { pointsFor, stemsOf } from '#builtin/writer/points.ts';
import { onceFor } from './known-answers.ts';
import { say, type Writing } from './writing.ts';

type Reply = { question: string; answer: string };

/**
 * What is known of the very thing that people ask: most of the question's own words stand in a question of ours and
 * in its answer. Words that only lie near it answer nothing.
 */
export function knownReply(asked: string, writing: Writing): string | undefined {
  const { knowledge, place } = writing.material;
  const key = ['reply', knowledge.identifier, writing.title, place.city, ...place.climates, asked];
  const best = onceFor(key.join('|'), () => findReply(asked, writing));
  return best && startOf(say(writing, best));
}

function findReply(asked: string, writing: Writing): string | undefined {
  const { material } = writing;
  const words = asked.replaceAll(material.place.city, '').replace(filling, ' ');
  const wanted = [...stemsAsked(words)];
  const least = Math.max(2, Math.ceil(wanted.length * 0.7));
  if (wanted.length < 2) return undefined;
  const own = repliesOf(material.knowledge.identifier, writing);
  const others = listKnowledge().flatMap(({ identifier }) => repliesOf(identifier, writing));
  // The title's answer has all that was asked about, or answers something else.
  const ofTitle = material.titleEntry?.answer.find((each) => {
    const told = stemsAsked(each);
    return wanted.every((stem) => told.has(stem));
  });
  let best = ofTitle ? { answer: ofTitle, fit: wanted.length } : undefined;
  for (const { question, answer } of [...own, ...others]) {
    const inQuestion = stemsAsked(question.replace(/\{[^{}]*\}/g, ' '));
    const inAll = new Set([...inQuestion, ...stemsAsked(startOf(answer))]);
    const named = wanted.filter((stem) => inQuestion.has(stem)).length;
    const told = wanted.filter((stem) => inAll.has(stem)).length;
    // Half of what our question asks for is what theirs asks for.
    const fewest = Math.max(
      1,
      inQuestion.size * 0.5,
      wanted.length * (wanted.length > 3 ? 0.6 : 0.5),
    );
    if (told < least || named < fewest) continue;
    const fit = named * 2 + told - inQuestion.size * 0.3;
    if (fit > (best?.fit ?? 0)) best = { answer, fit };
  }
  return best?.answer;
}

/** "gaps" is several of what is asked about as "gap", and "preapproval" what a title calls "pre-approved". */
export const stemsAsked = (text: string) =>
  stemsOf(
    text
      .replace(/\bprequal\b/gi, 'qualified')
      .replace(/\bpre-?(?=(?:qual|approv)\p{L}+)/giu, '')
      .replace(/\b(\p{L}{2}[^s\P{L}])s\b/giu, '$1'),
  );

const startOf = (answer: string) => splitSentences(answer).slice(0, 2).join(' ');

/** Words that say that something is asked, and nothing of what. */
const filling =
  /\b(?:confus\p{L}*|differen(?:ce|t)|same|really|actually|exactly|mean\p{L}*|happens?|goes?|comes?|step|part|still|even|also|first|hold|much|many|long|often)\b/giu;

function repliesOf(identifier: string, { material }: Writing): Reply[] {
  const knowledge = listKnowledge().find((each) => each.identifier === identifier);
  if (!knowledge) return [];
  return [
    ...knowledge.faq,
    ...pointsFor(knowledge.points, material.place.climates).map(({ question, lead, how }) => ({
      question,
      answer: `${lead[0]} ${how}`,
    })),
  ];
}
