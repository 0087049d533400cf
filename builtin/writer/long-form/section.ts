import { createRandom, type Random } from '#builtin/random.ts';
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
import { asSentence, countWords } from '#builtin/writer/language/sentences.ts';
import { gatherMaterial, type Material } from '#builtin/writer/material.ts';
import type { Facts, LongForm } from '#contract/facts.ts';
import { dealPoints } from './section-points.ts';

/** Words: six sections with introduction and closing are an article of 2,500. */
const sectionLength = { least: 384, most: 398 };

/** How many points are explained, by the attempt: few when the agent said much. */
const sizes = [4, 5, 4, 3, 5, 6, 3, 2, 6, 4, 3, 2];

/** A long answer leaves room for the section itself. */
const roomForAnswer: Room = { kind: 'section', words: 170, characters: 1_400 };

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
  const { kept, leftOut } = fitting(answer.lines, roomForAnswer);
  const said = kept.map(({ text }) => text).join(' ');

  const { least, most } = sectionLength;
  const blocks = bestOf(
    seed,
    (random, attempt) =>
      composeTo(sectionLength, part, points, said, material, random, {
        explained: sizes[attempt % sizes.length] ?? 3,
        listed: 1 + (attempt % 2),
      }),
    (candidate) => {
      const words = wordsOf(candidate);
      return Math.max(0, least - words) + Math.max(0, words - most) * 20 + stumbles(candidate);
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

type Size = { explained: number; listed: number };

/** What can be said of a point besides: what to do in a special case, or what goes wrong without it. */
type More = { point: Point; kind: 'case' | 'mistake' };

/** As much more of the points as brings the section to its length. */
function composeTo(
  { least, most }: typeof sectionLength,
  part: Part,
  points: Point[],
  said: string,
  material: Material,
  random: Random,
  size: Size,
): Block[] {
  const words = wordsOf(compose(part, points, said, material, size, []));
  const explained = points.slice(0, size.explained);
  const [, ...rest] = explained;
  const options: More[] = random.some([
    ...rest.map((point): More => ({ point, kind: 'case' })),
    ...explained.map((point): More => ({ point, kind: 'mistake' })),
  ]);
  const lengthOf = (more: More) => countWords(sayMore(material, more));
  const chosen = sumWithin(options, lengthOf, { least: least - words, most: most - words });
  return compose(part, points, said, material, size, chosen);
}

/** Items whose lengths add up to a sum within the bounds, or else come closest to it from below. */
function sumWithin<T>(
  items: readonly T[],
  lengthOf: (item: T) => number,
  { least, most }: { least: number; most: number },
): T[] {
  const sums = new Map<number, T[]>([[0, []]]);
  for (const item of items) {
    for (const [sum, chosen] of [...sums]) {
      const next = sum + lengthOf(item);
      if (next <= most && !sums.has(next)) sums.set(next, [...chosen, item]);
    }
  }
  const reached = [...sums.keys()].sort((one, other) => one - other);
  return sums.get(reached.find((sum) => sum >= least) ?? reached.at(-1) ?? 0) ?? [];
}

const sayMore = ({ say }: Material, { point, kind }: More) =>
  kind === 'case' ? say(point.case) : [point.mistake, point.cost].map(say).join(' ');

function compose(
  part: Part,
  points: Point[],
  said: string,
  material: Material,
  size: Size,
  more: More[],
): Block[] {
  const { say } = material;
  const explained = points.slice(0, size.explained);
  const listedPoints = points.slice(size.explained, size.explained + size.listed);
  const [first, ...rest] = explained;
  const moreOf = (point: Point, kind: More['kind']) =>
    more.some((each) => each.point === point && each.kind === kind) &&
    sayMore(material, { point, kind });
  return [
    paragraph(continuation(part, material, first), first && explain(material, first)),
    paragraph(first && moreOf(first, 'mistake')),
    paragraph(said),
    ...rest.flatMap((point) => [
      paragraph(explain(material, point), moreOf(point, 'case')),
      paragraph(moreOf(point, 'mistake')),
    ]),
    subheading(byNumber(listHeadings, part.index)),
    bullets(
      [...listedPoints, ...explained.slice(0, 2)].map((point) =>
        asSentence(say(actionWithPurpose(point))),
      ),
    ),
    paragraph(
      first && say(first.case),
      // Said once: an outline may have more sections than there are transitions.
      isLast(part) ? undefined : say(material.knowledge.transitions[part.index] ?? ''),
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
  'Some of what "{before}" asks of you is needed here again.',
  'A decision from "{before}" may change what you do now.',
  'Turn the page from "{before}" to a matter of its own.',
  'Where "{before}" ends, this part begins.',
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
  'Steps to take from here',
  'Put it on paper',
  'The work behind it',
  'Make it happen',
];
