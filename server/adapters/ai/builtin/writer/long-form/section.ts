import { createRandom } from '#server/adapters/ai/builtin/random.ts';
import { agentLines } from '#server/adapters/ai/builtin/writer/answers/agent-lines.ts';
import { bestOf, stumbles } from '#server/adapters/ai/builtin/writer/best-of.ts';
import {
  type Block,
  bullets,
  paragraph,
  toHtml,
  wordsOf,
} from '#server/adapters/ai/builtin/writer/blocks.ts';
import { explain } from '#server/adapters/ai/builtin/writer/blog/article.ts';
import type { Point } from '#server/adapters/ai/builtin/writer/knowledge/knowledge.ts';
import {
  asSentence,
  splitSentences,
} from '#server/adapters/ai/builtin/writer/language/sentences.ts';
import { gatherMaterial, type Material } from '#server/adapters/ai/builtin/writer/material.ts';
import type { Facts, LongForm } from '#server/adapters/ai/facts.ts';
import { dealPoints } from './section-points.ts';

const sectionLength = { leastWords: 250, mostWords: 400 };
/** Sections together, so that introduction and closing still fit into 2,500 words. */
const wordsOfAllSections = 2_250;

/** How many points are explained, by the attempt: few when the agent said much. */
const sizes = [3, 4, 4, 3, 2];

type Part = LongForm & { index: number };

/** One section: it takes up where the last one ended, uses the answer and tells its own points. */
export function writeSection(facts: Facts, seed: number, today: Date) {
  const longForm = { outline: [], mainTitle: facts.title, ...facts.longForm };
  const part: Part = { ...longForm, index: longForm.index ?? 0 };
  const material = gatherMaterial(facts, today);
  const entry = part.outline[part.index] ?? { title: facts.title, question: '' };
  const points =
    dealPoints(part.outline.length > 0 ? part.outline : [entry], material)[part.index] ?? [];
  const answer = agentLines(facts.answers.slice(0, 1), material, createRandom(seed));
  const said = roomed(answer.lines.map(({ text }) => text).join(' '));
  const most = Math.min(
    sectionLength.mostWords,
    wordsOfAllSections / Math.max(1, part.outline.length),
  );

  const blocks = bestOf(
    seed,
    (_, attempt) => compose(part, points, said, material, attempt % sizes.length),
    (candidate) => {
      const words = wordsOf(candidate);
      return (
        Math.max(0, sectionLength.leastWords + 3 - words) +
        Math.max(0, words - most) +
        stumbles(candidate)
      );
    },
  );
  return { draft: { title: entry.title, content: toHtml(blocks) }, note: riskNote(answer.dropped) };
}

function compose(
  part: Part,
  points: Point[],
  said: string,
  material: Material,
  size: number,
): Block[] {
  const { say } = material;
  const explained = points.slice(0, sizes[size]);
  const listedPoints = points.slice(explained.length, explained.length + 1 + (size % 2));
  const [first, ...rest] = explained;
  return [
    paragraph(continuation(part, material, first), first && explain(material, first)),
    paragraph(said),
    ...rest.map((point) => paragraph(explain(material, point))),
    paragraph(byNumber(listIntros, part.index)),
    bullets(
      [...listedPoints, ...explained.slice(0, 2)].map(({ action, purpose }) =>
        asSentence(say(`${action}${purpose.startsWith('to ') ? ' ' : ', '}${purpose}`)),
      ),
    ),
    paragraph(
      first && say(first.case),
      isLast(part) ? undefined : say(byNumber(material.knowledge.transitions, part.index)),
    ),
  ].filter((block) => block.kind !== 'p' || block.text !== '');
}

const isLast = ({ outline, index }: Part) => index >= outline.length - 1;

/** Each section begins in its own way: chosen by its number, so that none repeats another. */
function continuation(
  { index, previous }: Part,
  { knowledge, say }: Material,
  first?: Point,
): string {
  const stage = knowledge.stages.find(({ id }) => id === first?.stage);
  if (!previous) return say(stage?.intro[0] ?? '');
  return byNumber(continuations, index).replace('{before}', () =>
    previous.title.replace(/[.?!]+$/, ''),
  );
}

const byNumber = (list: readonly string[], index: number) => list[index % list.length] ?? '';

const continuations = [
  'The notes from "{before}" are the ground this part stands on.',
  'The part on "{before}" leads straight to this one.',
  'So much for "{before}". What follows builds on it.',
  'Once "{before}" is settled, this comes next.',
  'What you noted under "{before}" pays off here.',
  'After "{before}" comes a part that many people rush.',
  'Keep your notes on "{before}" close, because they help here as well.',
  'With "{before}" behind you, one more part remains.',
];

const listIntros = [
  'To put this to work:',
  'In practice that means:',
  'A short list for this part:',
  'What to do with it:',
  'Things to do now:',
  'Turn it into tasks:',
  'Before you move on:',
  'For your to-do list:',
];

/** A long answer leaves room for the section itself. */
function roomed(text: string): string {
  const words = 170;
  let count = 0;
  return splitSentences(text)
    .filter((sentence) => {
      count += sentence.split(' ').length;
      return count <= words;
    })
    .join(' ');
}

function riskNote(dropped: string[]): string | undefined {
  if (dropped.length === 0) return undefined;
  const words = [...new Set(dropped)].map((text) => `"${text}"`).join(', ');
  return `I left out ${words} from your answer: wording like that can break fair-housing rules.`;
}
