import { createRandom, type Random } from '#builtin/random.ts';
import { actionWithPurpose } from '#builtin/writer/action.ts';
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
  wordsOf,
} from '#builtin/writer/blocks.ts';
import type { Point } from '#builtin/writer/knowledge/knowledge.ts';
import { asSentence, countWords } from '#builtin/writer/language/sentences.ts';
import { gatherMaterial, type Material } from '#builtin/writer/material.ts';
import { fitOf, keywordsOf, wideWordsOf } from '#builtin/writer/points.ts';
import { spoken } from '#builtin/writer/voice/voice.ts';
import type { Facts, LongForm } from '#contract/facts.ts';
import { fitTold } from './answer-room.ts';
import { dealPoints } from './section-points.ts';
import { sumWithin } from './sum-within.ts';

/** Words: six sections with introduction and closing are an article of 2,500. */
const sectionLength = { least: 386, most: 398 };

/** How many points are explained, by the attempt: few when the agent said much. */
const sizes = [5, 4, 6, 4, 3, 5, 6, 3, 2, 4, 3, 2];

type Part = LongForm & { index: number };

/** One section: it opens with the agent's answer to its question and tells its own points. */
export function writeSection(facts: Facts, seed: number, today: Date) {
  const longForm = { outline: [], mainTitle: facts.title, ...facts.longForm };
  const part: Part = { ...longForm, index: longForm.index ?? 0 };
  const material = gatherMaterial(facts, today);
  const entry = part.outline[part.index] ?? { title: facts.title, question: '' };
  const told = answerTo(facts, entry.question, material);
  const { said, unsaid } = fitTold(told);
  const hand =
    dealPoints(part.outline.length > 0 ? part.outline : [entry], material)[part.index] ?? [];

  const { least, most } = sectionLength;
  const telling = { part, said, material, ...orderedFor(hand, told, material) };
  const blocks = bestOf(
    seed,
    (random, attempt) => composeTo(telling, random, sizes[attempt % sizes.length] ?? 3),
    (candidate) => {
      const words = wordsOf(candidate);
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

/**
 * Six points to explain, those that speak of the answer first, and what to do: of the two closest to the
 * section, and of two more that share a subject with them.
 */
function orderedFor(hand: readonly Point[], { text }: ToldAnswer, { knowledge }: Material) {
  const wide = wideWordsOf(knowledge);
  const words = new Set([...keywordsOf(text)].filter((word) => !wide.has(word)));
  const speaksOf = (point: Point) => (fitOf(point, words) >= leastFit ? fitOf(point, words) : 0);
  const subjects = new Set(hand.slice(0, 2).flatMap((point) => point.subjects));
  const isClose = (point: Point) => point.subjects.some((subject) => subjects.has(subject));
  return {
    explained: hand.slice(0, 6).toSorted((one, other) => speaksOf(other) - speaksOf(one)),
    listed: [...hand.slice(0, 2), ...hand.slice(6, 8).filter(isClose)],
  };
}

const leastFit = 4;

type Telling = {
  part: Part;
  said: Block[];
  material: Material;
  explained: Point[];
  listed: Point[];
};

/** What can be said of a point besides: what changes it, or what goes wrong without it. */
type More = { point: Point; kind: 'case' | 'mistake' };

/** As much more of the points as brings the section to its length. */
function composeTo(telling: Telling, random: Random, size: number): Block[] {
  const { least, most } = sectionLength;
  const words = wordsOf(compose(telling, size, []));
  const explained = telling.explained.slice(0, size);
  const options: More[] = random.some([
    ...explained.map((point): More => ({ point, kind: 'case' })),
    ...explained.map((point): More => ({ point, kind: 'mistake' })),
  ]);
  const lengthOf = (more: More) => countWords(sayMore(telling.material, more));
  const chosen = sumWithin(options, lengthOf, { least: least - words, most: most - words });
  return compose(telling, size, chosen);
}

const sayAs = ({ say }: Material, ...texts: string[]) => texts.map((text) => spoken(say(text)));

const sayMore = (material: Material, { point, kind }: More) =>
  (kind === 'case' ? sayAs(material, point.case) : sayAs(material, point.mistake, point.cost)).join(
    ' ',
  );

function compose(
  { part, said, material, explained, listed }: Telling,
  size: number,
  more: More[],
): Block[] {
  const moreOf = (point: Point, kind: More['kind']) =>
    more.some((each) => each.point === point && each.kind === kind) &&
    sayMore(material, { point, kind });
  return [
    ...said,
    ...explained
      .slice(0, size)
      .flatMap((point) => [
        paragraph(...sayAs(material, point.lead[0], point.why, point.how), moreOf(point, 'case')),
        paragraph(moreOf(point, 'mistake')),
      ]),
    subheading(listHeading(part)),
    bullets(listed.map((point) => asSentence(sayAs(material, actionWithPurpose(point)).join('')))),
  ].filter(saysSomething);
}

/** Another one for each section of an article, and other ones for another article. */
function listHeading({ outline, index, mainTitle }: Part): string {
  const start = createRandom(`${mainTitle} ${outline.map(({ title }) => title).join(' ')}`).integer(
    0,
    listHeadings.length - 1,
  );
  return listHeadings[(start + index) % listHeadings.length] as string;
}

/** A long section needs a place to rest the eye. */
const listHeadings = [
  'To put this to work',
  'In practice',
  'A short list',
  'What to do with it',
  'Things to do now',
  'Turn it into tasks',
  'Before you move on',
  'For your to-do list',
  'Steps to take',
  'Put it on paper',
  'The work behind it',
  'Make it happen',
  'On your list',
  'Worth doing early',
  'Your part',
  'Check these off',
  "What I'd do first",
];
