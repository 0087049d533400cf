import { actionWithPurpose } from '#builtin/writer/action.ts';
import { type Block, bullets, steps } from '#builtin/writer/blocks.ts';
import type { Point } from '#builtin/writer/knowledge/knowledge.ts';
import { asSentence, splitSentences } from '#builtin/writer/language/sentences.ts';
import { line, pickLine, say, type Writing } from './writing.ts';

/** What the topics know, as lines of a post. It gives way to what the agent said. */

/** The title answered, in one sentence. */
export function titleAnswer(writing: Writing): string | undefined {
  const { titleEntry } = writing.material;
  if (!titleEntry) return undefined;
  const firsts = titleEntry.answer.flatMap((answer) => splitSentences(answer).slice(0, 1));
  return pickLine(writing, firsts);
}

/** The title answered in full. */
export function fullAnswer(writing: Writing): string | undefined {
  const { titleEntry } = writing.material;
  return titleEntry && pickLine(writing, titleEntry.answer);
}

/** Points that answer the title, one of the most telling first, those not told lately before others. */
export function takePoints({ material, random, isWornOut }: Writing, count: number): Point[] {
  const pool = [...material.own, ...material.others.slice(0, 8)];
  const telling = random.some(material.own.slice(0, 4));
  const ranked = [...telling, ...random.some(pool.filter((point) => !telling.includes(point)))];
  const isFresh = (point: Point) =>
    !isWornOut(material.say(point.action)) && !isWornOut(material.say(point.lead[0]));
  return [...ranked.filter(isFresh), ...ranked.filter((point) => !isFresh(point))].slice(0, count);
}

/** A tip or a few: one is a sentence, more are a list. */
export function tips(writing: Writing, count: number): Block[] {
  if (count < 1) return [];
  const points = takePoints(writing, count);
  const [first] = points;
  if (!first) return [];
  if (points.length === 1)
    return [line(pickLine(writing, first.lead), writing.voice.explains && say(writing, first.why))];
  const intro = pickLine(writing, points.length === 2 ? twoTips : moreTips);
  return [line(intro), bullets(points.map((point) => say(writing, actionWithPurpose(point))))];
}

const twoTips = [
  'Two things that help:',
  'Two moves that pay off:',
  "Here's where I'd start:",
  'Worth doing first:',
];
const moreTips = [
  'Start here:',
  "What I'd do first:",
  'A short list that helps:',
  'Worth doing this week:',
];

/** The same as numbered steps. */
export const orderedSteps = (writing: Writing, points: readonly Point[]): Block =>
  steps(points.map((point) => asSentence(say(writing, point.action)).replace(/\.$/, '')));
