import type { Random } from '#builtin/random.ts';
import { joinNotes, riskNote, roomNote, unclearNote } from '#builtin/writer/answers/notes.ts';
import { type ToldAnswer, tellAnswer } from '#builtin/writer/answers/told-answer.ts';
import { bestOf, stumbles } from '#builtin/writer/best-of.ts';
import {
  type Block,
  bullets,
  paragraph,
  saysSomething,
  subheading,
  toHtml,
  wordCountOf,
} from '#builtin/writer/blocks.ts';
import { type ExplainForm, explain } from '#builtin/writer/blog/explain.ts';
import { headingOfPoint } from '#builtin/writer/blog/headings.ts';
import { say, type Writing } from '#builtin/writer/compose/writing.ts';
import type { Point } from '#builtin/writer/knowledge/knowledge.ts';
import { findReadySection } from '#builtin/writer/knowledge/ready-guides.ts';
import { asSentence, countWords, splitSentences } from '#builtin/writer/language/sentences.ts';
import { gatherMaterial, type Material } from '#builtin/writer/material.ts';
import { nearestTopic } from '#builtin/writer/nearest-topic.ts';
import { fitOf, keywordsOf, wideWordsOf } from '#builtin/writer/points.ts';
import type { Facts, LongFormInput } from '#contract/facts.ts';
import { readySectionWriter } from './ready-section.ts';
import { dealPoints } from './section-points.ts';

/** Words: six sections with introduction and closing are an article of 2,500. */
const sectionLength = { least: 384, most: 399 };

/** How many points are explained, by the attempt: few when the agent said much. */
const sizes = [5, 4, 6, 4, 5, 3, 6, 2, 5, 3, 7, 4];

type Part = LongFormInput & { index: number };

/** One section: it opens with the agent's answer to its question and tells its own points. */
export function writeSection(facts: Facts, seed: number, today: Date) {
  const longForm = { outline: [], mainTitle: facts.title, ...facts.longForm };
  const part: Part = { ...longForm, index: longForm.index ?? 0 };
  const material = gatherMaterial(facts, today, nearestTopic(facts));
  const entry = part.outline[part.index] ?? { title: facts.title, question: '' };
  const told = answerTo(facts, entry.question, material);
  const { said, unsaid } = fitTold(told);
  const hand =
    dealPoints(part.outline.length > 0 ? part.outline : [entry], material)[part.index] ?? [];

  const { least, most } = sectionLength;
  const ready = findReadySection(material.knowledge.identifier, entry.title);
  const writeReady = ready && readySectionWriter(ready, said, material.say, sectionLength);
  const telling = { part, said, writing: { material }, hand: orderedFor(hand, told, material) };
  const blocks = bestOf(
    seed,
    (random, attempt) =>
      writeReady?.(random) ?? compose(telling, random, sizes[attempt % sizes.length] ?? 3),
    (candidate) => {
      const words = wordCountOf(candidate);
      return Math.max(0, least - words) + Math.max(0, words - most) * 20 + stumbles(candidate);
    },
  );
  return {
    draft: { title: entry.title, content: toHtml(blocks) },
    note: joinNotes(riskNote(told.dropped), unclearNote(told.unclear), roomNote(unsaid, 'section')),
  };
}

function answerTo({ answers }: Facts, question: string, { place }: Material): ToldAnswer {
  const [pair = { question, answer: '' }] = answers;
  return tellAnswer(
    { ...pair, question: pair.question || question },
    { city: place.city, state: place.stateCode },
  );
}

/** A long answer leaves room for the section itself. */
const mostWordsOfAnswer = 170;

/** Whole sentences and items as long as there is room; how to reach the agent comes last. */
function fitTold({ blocks, contact }: ToldAnswer): { said: Block[]; unsaid: string[] } {
  const unsaid: string[] = [];
  let left = mostWordsOfAnswer;
  const fits = (text: string) => {
    const words = countWords(text);
    if (words > left) {
      unsaid.push(text);
      return false;
    }
    left -= words;
    return true;
  };
  const said = blocks.map((block): Block => {
    if ('items' in block) return { ...block, items: block.items.filter(fits) };
    return block.kind === 'p' ? paragraph(...splitSentences(block.text).filter(fits)) : block;
  });
  if (contact !== '') said.push(paragraph(asSentence(contact)));
  return { said: said.filter((block) => !('items' in block) || block.items.length > 0), unsaid };
}

/** The points that speak of the answer come first; what is left of the hand is listed. */
function orderedFor(hand: readonly Point[], { text }: ToldAnswer, { knowledge }: Material) {
  const wide = wideWordsOf(knowledge);
  const words = new Set([...keywordsOf(text)].filter((word) => !wide.has(word)));
  const speaksOf = (point: Point) => (fitOf(point, words) >= leastFit ? fitOf(point, words) : 0);
  return hand.toSorted((one, other) => speaksOf(other) - speaksOf(one));
}

const leastFit = 4;

type Telling = { part: Part; said: Block[]; writing: Pick<Writing, 'material'>; hand: Point[] };

/** The answer, what is known of it, then more of the section, each under what it says. */
function compose({ part, said, writing, hand }: Telling, random: Random, size: number): Block[] {
  const explained = hand.slice(0, size);
  const listed = hand.slice(size, size + 3);
  const isListed = part.index % 2 === 0 && listed.length > 2;
  const told = formsFor(explained.length, hand.length, part.index % 3 === 0, random);
  const tell = (point: Point, index: number, name: string) =>
    explain(writing, point, name, answering(name, told[index] ?? 'why'), random);
  return [
    ...said,
    ...explained.flatMap((point, index) => {
      const name = index > 1 ? headingOfPoint(point, writing) : '';
      return [...(name ? [subheading(name)] : []), ...tell(point, index, name)];
    }),
    ...(isListed
      ? [
          paragraph(random.pick(leadsToList)),
          bullets(listed.map((point) => asSentence(say(writing, point.action)))),
        ]
      : []),
  ].filter(saysSomething);
}

/** A question wants its answer, and not what goes wrong without it. */
const answering = (name: string, form: ExplainForm): ExplainForm =>
  name.endsWith('?') && (form === 'risk' || form === 'doubt') ? 'why' : form;

/** No two in a row are built alike, and a belief in every part would be a habit. */
function formsFor(
  count: number,
  points: number,
  hasBelief: boolean,
  random: Random,
): ExplainForm[] {
  const forms: ExplainForm[] = [];
  const usual = points < fewPoints ? longer : brief;
  while (forms.length < count) {
    const last = forms.at(-1);
    forms.push(random.pick(usual.filter((form) => form !== last)));
  }
  if (hasBelief && count > 0) forms[random.integer(0, count - 1)] = 'doubt';
  return forms;
}

const brief: ExplainForm[] = ['why', 'deep', 'risk'];
/** Where a section has few points, each is told at more length. */
const longer: ExplainForm[] = ['deep', 'thorough'];
const fewPoints = 6;

/** Fewer than eight words each, as all that two articles might share. */
const leadsToList = [
  'Also worth doing:',
  'For the same list:',
  'While you are at it:',
  'And three quick ones:',
  'Three small jobs besides:',
  'The rest of the list:',
];
