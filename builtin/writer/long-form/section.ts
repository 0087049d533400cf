import { createRandom } from '#builtin/random.ts';
import { actionWithPurpose } from '#builtin/writer/action.ts';
import { agentLines } from '#builtin/writer/answers/agent-lines.ts';
import { fitting, type Room } from '#builtin/writer/answers/fitting.ts';
import { joinNotes, riskNote, roomNote, unclearNote } from '#builtin/writer/answers/notes.ts';
import { bestOf, stumbles } from '#builtin/writer/best-of.ts';
import {
  type Block,
  bullets,
  paragraph,
  saysSomething,
  subheading,
  toHtml,
  wordsOf,
} from '#builtin/writer/blocks.ts';
import { explain } from '#builtin/writer/blog/article.ts';
import type { Point } from '#builtin/writer/knowledge/knowledge.ts';
import { asSentence } from '#builtin/writer/language/sentences.ts';
import { gatherMaterial, type Material } from '#builtin/writer/material.ts';
import type { Facts, LongForm } from '#server/adapters/ai/facts.ts';
import { dealPoints } from './section-points.ts';

/** The whole article, of which introduction and closing take some. */
const articleLength = { least: 1_500 - 180, most: 2_250 };
const sectionLength = { least: 250, most: 400 };

/** How many points are explained, by the attempt: few when the agent said much. */
const sizesOfMany = [3, 4, 4, 3, 2, 2, 1, 1];
const sizesOfFew = [4, 5, 5, 4, 6, 6, 3, 3, 2, 2];

/** Few sections say more each, so that the whole is an article of some length. */
function lengthIn(sections: number): { least: number; most: number } {
  const { least, most } = sectionLength;
  // A little below the most, or else no text would be of the right length.
  const share = Math.min(most - 30, Math.ceil(articleLength.least / sections));
  const part = Math.max(least + 8, articleLength.most / sections);
  return { least: Math.max(least, share), most: Math.min(most, part) };
}

/** A long answer leaves room for the section itself. */
const roomForAnswer = (most: number): Room => ({
  kind: 'section',
  words: Math.min(170, most / 2),
  characters: 1_400,
});

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
  const sections = Math.max(1, part.outline.length);
  const { least, most } = lengthIn(sections);
  const { kept, leftOut } = fitting(answer.lines, roomForAnswer(most));
  const said = kept.map(({ text }) => text).join(' ');
  const sizes = sections < 6 ? sizesOfFew : sizesOfMany;

  const blocks = bestOf(
    seed,
    (_, attempt) =>
      compose(part, points, said, material, {
        explained: sizes[attempt % sizes.length] ?? 3,
        listed: 1 + (attempt % 2),
      }),
    (candidate) => {
      const words = wordsOf(candidate);
      return Math.max(0, least + 3 - words) + Math.max(0, words - most) + stumbles(candidate);
    },
  );
  return {
    draft: { title: entry.title, content: toHtml(blocks) },
    note: joinNotes(
      riskNote(answer.dropped),
      unclearNote(answer.unclear),
      roomNote([...leftOut, ...answer.unread], 'section'),
    ),
  };
}

function compose(
  part: Part,
  points: Point[],
  said: string,
  material: Material,
  size: { explained: number; listed: number },
): Block[] {
  const { say } = material;
  const explained = points.slice(0, size.explained);
  const listedPoints = points.slice(size.explained, size.explained + size.listed);
  const [first, ...rest] = explained;
  return [
    paragraph(continuation(part, material, first), first && explain(material, first)),
    paragraph(said),
    ...rest.map((point) => paragraph(explain(material, point))),
    subheading(byNumber(listHeadings, part.index)),
    bullets(
      [...listedPoints, ...explained.slice(0, 2)].map((point) =>
        asSentence(say(actionWithPurpose(point))),
      ),
    ),
    paragraph(
      first && say(first.case),
      isLast(part) ? undefined : say(byNumber(material.knowledge.transitions, part.index)),
    ),
  ].filter(saysSomething);
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

/** A long section needs a place to rest the eye. */
const listHeadings = [
  'To put this to work',
  'In practice that means',
  'A short list for this part',
  'What to do with it',
  'Things to do now',
  'Turn it into tasks',
  'Before you move on',
  'For your to-do list',
];
