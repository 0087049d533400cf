import { type Block, bullets } from '#builtin/writer/blocks.ts';
import type { Knowledge } from '#builtin/writer/knowledge/knowledge.ts';
import { listKnowledge } from '#builtin/writer/knowledge/load-knowledge.ts';
import { asSentence, capitalise, splitSentences } from '#builtin/writer/language/sentences.ts';
import { keywordsOf } from '#builtin/writer/points.ts';
import { unnamedSubject } from '#builtin/writer/subject.ts';
import { callToAction } from './calls.ts';
import { takePoints } from './knowledge-lines.ts';
import { factsOf, labelled, sayAllElse, scopeLine } from './say-facts.ts';
import { line, pickLine, say, type Writing } from './writing.ts';

type Known = { question: string; answer: string; knowledge: Knowledge; shared: number };

/** The question of the topics that asks about the same thing, with its answer. */
export function knownAnswer(text: string): Known | undefined {
  const wanted = keywordsOf(text);
  if (wanted.size === 0) return undefined;
  let best: Known | undefined;
  for (const knowledge of listKnowledge()) {
    for (const { question, answer } of knowledge.faq) {
      const has = keywordsOf(question);
      const shared = [...wanted].filter((word) => has.has(word)).length;
      const inAnswer = keywordsOf(answer);
      const fit = shared * 2 + [...wanted].filter((word) => inAnswer.has(word)).length;
      if (shared > 0 && fit > (best?.shared ?? 0))
        best = { question, answer, knowledge, shared: fit };
    }
  }
  return best && best.shared >= Math.min(4, wanted.size * 3) ? best : undefined;
}

/** What the agent said about a subject of their own first, then what is known of it. */
export function explainSubject(writing: Writing): Block[] {
  const { brief, subject, material } = writing;
  const text = subject?.text ?? material.subject;
  const known = knownAnswer(text);
  const insight = factsOf(brief, 'insight')[0];
  const hasFacts = brief.facts.length > 0;
  const answer = known && splitSentences(say(writing, known.answer));
  const start = openingOf(writing, text, answer?.[0]);
  const scope = scopeLine(writing);
  const body = answer
    ? [line(...answer.slice(start.usesAnswer ? 1 : 0, hasFacts ? 1 : 4))]
    : hasFacts
      ? []
      : generalTips(writing);
  return [
    line(start.text),
    ...(hasFacts && !answer ? [] : body),
    ...(scope ? [line(scope)] : []),
    ...(insight ? [line(labelled(insight, insight.labels[0] ?? 'The usual mix-up', writing))] : []),
    ...sayAllElse(insight ? [insight] : [], writing),
    ...(hasFacts && !answer && brief.facts.length < 2 ? generalTips(writing) : []),
    line(callToAction(writing, subject?.intent === 'opinion' ? 'opinion' : undefined)),
  ];
}

function openingOf(
  writing: Writing,
  text: string,
  answer: string | undefined,
): { text: string; usesAnswer: boolean } {
  const { material } = writing;
  const isQuestion =
    /^(?:what|how|when|why|who|where|should|is|are|do|does|can|which|would)\b/i.test(text);
  if (isQuestion) {
    const question = `${capitalise(text.replace(/\?+$/, ''))}?`;
    return { text: answer ? `${question} ${answer}` : question, usesAnswer: Boolean(answer) };
  }
  if (answer) return { text: answer, usesAnswer: true };
  if (material.subject === unnamedSubject)
    return { text: asSentence(capitalise(text)), usesAnswer: false };
  return { text: pickLine(writing, material.knowledge.openings), usesAnswer: false };
}

/** What holds for anything one plans around a home. */
function generalTips(writing: Writing): Block[] {
  const { material } = writing;
  if (material.subject === unnamedSubject) return [];
  const points = takePoints(writing, 3);
  return [
    line(
      pickLine(writing, [
        'Three things I would check first:',
        'Before you spend money on it:',
        "Here's where I'd start:",
      ]),
    ),
    bullets(points.map((point) => say(writing, point.action))),
  ];
}

/** Figures or news with the agent's reading of them. */
export function tellNews(writing: Writing): Block[] {
  const { brief, subject } = writing;
  return [
    line(asSentence(capitalise(subject?.text ?? ''))),
    ...sayAllElse([], writing),
    line(
      brief.facts.length === 0 &&
        pickLine(writing, [
          'One week of numbers is a data point, not a trend. Look at three months before you change a plan.',
          'What matters is your own price range and your own dates, not the headline.',
        ]),
    ),
    line(callToAction(writing, 'market-news')),
  ];
}
