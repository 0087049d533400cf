import { createRandom, type Random } from '#builtin/random.ts';
import { actionWithPurpose } from '#builtin/writer/action.ts';
import { bullets, paragraph, toHtml } from '#builtin/writer/blocks.ts';
import { disclaimer } from '#builtin/writer/blog/disclaimer.ts';
import { invitation } from '#builtin/writer/blog/invitation.ts';
import { isPartedByCity, isTooShortToShare } from '#builtin/writer/blog/shared-words.ts';
import type { Point } from '#builtin/writer/knowledge/knowledge.ts';
import {
  findReadySection,
  type ReadyGuide,
  readyGuideOf,
} from '#builtin/writer/knowledge/ready-guides.ts';
import { blocksOfReadyPost, type ReadyPost } from '#builtin/writer/knowledge/ready-posts.ts';
import { labelsFor } from '#builtin/writer/labels.ts';
import { asSentence, countWords } from '#builtin/writer/language/sentences.ts';
import { gatherMaterial, type Material } from '#builtin/writer/material.ts';
import { nearestTopic } from '#builtin/writer/nearest-topic.ts';
import { spoken } from '#builtin/writer/voice/voice.ts';
import type { Facts, OutlineEntry } from '#contract/facts.ts';
import { dealPoints } from './section-points.ts';

/**
 * Words of a closing. The page counts an article by its characters, and short words count less there: with six sections and the
 * introduction these bring it to the 2,500 that are promised.
 */
const length = { least: 205, most: 220 };

/** Introduction and closing of a long article: what stands around its sections, and its labels. */
export function writeFrame(facts: Facts, seed: number, today: Date) {
  const material = gatherMaterial(facts, today, nearestTopic(facts));
  const random = createRandom(seed);
  const outline = facts.longForm?.outline ?? [];
  const hands = dealPoints(outline.length > 0 ? outline : [{ title: '', question: '' }], material);
  const ready = material.place.city ? readyGuideOf(material.knowledge.identifier) : undefined;
  const isOfTopic = outline.some(({ title }) =>
    findReadySection(material.knowledge.identifier, title),
  );
  return {
    ...(ready && isOfTopic
      ? readyFrame(ready, outline, material, random)
      : {
          introduction: introduction(outline, hands, material, random),
          closing: closing(hands, material, random),
        }),
    ...labelsFor(facts, material, random, 'blog'),
  };
}

/** What was written whole for the topic, with the titles of the parts. */
function readyFrame(
  { introductions, closings }: ReadyGuide,
  outline: readonly OutlineEntry[],
  material: Material,
  random: Random,
) {
  const told = (texts: readonly ReadyPost[]) =>
    blocksOfReadyPost(random.pick(texts).map((text) => named(material, text)));
  const [, inside] = random.pick(insides);
  const titles = outline.map(({ title }) => title).filter(Boolean);
  const listed = countWords(titles.join(' ')) <= mostWordsOfTitles && titles.length > 0;
  return {
    introduction: toHtml([
      ...told(introductions),
      ...(listed ? [paragraph(inside), bullets(titles)] : []),
    ]),
    closing: toHtml([...told(closings), paragraph(disclaimer)]),
  };
}

/**
 * A first line of the topic, then the parts, each beside what to have at hand for it. No line and no cell has eight words that
 * another article could share.
 */
function introduction(
  outline: readonly OutlineEntry[],
  hands: Point[][],
  material: Material,
  random: Random,
): string {
  const openings = material.knowledge.openings.map((text) => named(material, text));
  const own = openings.filter((line) => isPartedByCity(line, material.place.city));
  const [columns, inside] = random.pick(insides);
  const rows = outline.flatMap(({ title }, part): string[][] => {
    const papers = (hands[part] ?? [])
      .map(({ prepare }) => named(material, prepare))
      .filter(isTooShortToShare);
    return isTooShortToShare(title) && papers.length > 0 ? [[title, random.pick(papers)]] : [];
  });
  const listed = outline.map(({ title }) => title).filter((title) => title !== '');
  const isTable = rows.length === outline.length && rows.length > 1;
  return toHtml([
    paragraph(random.pick(own.length > 0 ? own : openings)),
    ...(isTable
      ? [paragraph(inside), { kind: 'table' as const, head: [...columns], rows }]
      : countWords(listed.join(' ')) <= mostWordsOfTitles
        ? [paragraph(inside), bullets(listed)]
        : []),
  ]);
}

const mostWordsOfTitles = 180;

/** What to do first, one thing of each part, and one invitation. */
function closing(hands: Point[][], material: Material, random: Random): string {
  const say = (text: string) => named(material, text);
  const call = invitation({ material, random, isWornOut: () => false });
  const start = random.pick(starts);
  const tasks = fillUp(
    inTurns(
      hands.map((hand) => random.some(hand)),
      [0, 1, 2, 3],
    ).map((point) => asSentence(say(actionWithPurpose(point)))),
    [start, call, disclaimer],
  );
  return toHtml([paragraph(start), bullets(tasks), paragraph(call), paragraph(disclaimer)]);
}

/** Without a place there is nothing to be in. */
function named({ say, place }: Material, text: string): string {
  const fitted =
    place.city === ''
      ? text
          .replace(/ (?:in|near|around|for) \{city\}/g, '')
          .replace(/\{a city\} /g, 'a ')
          .replace(/\{city\} /g, '')
      : text;
  const said = spoken(say(fitted));
  return said.charAt(0).toUpperCase() + said.slice(1);
}

/** The points of these numbers, of one section after the other. */
const inTurns = (hands: Point[][], numbers: readonly number[]): Point[] =>
  numbers.flatMap((number) => hands.flatMap((hand) => hand[number] ?? []));

/** Those of the texts that bring what is given to its length, in their order. */
function fillUp(texts: readonly string[], given: readonly string[]): string[] {
  const words = countWords(given.join(' '));
  const chosen = sumWithin(texts.slice(0, 20), countWords, {
    least: length.least - words,
    most: length.most - words,
  });
  return texts.filter((text) => chosen.includes(text));
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

/** Fewer than eight words each, as all that two articles might share. */
const insides = [
  [['Part', 'Have at hand'], 'In this guide:'],
  [['Part', 'Bring'], "What's inside:"],
  [['Part', 'To have ready'], 'The parts, in order:'],
  [['Section', 'Good to have beside you'], "Here's the order we'll take:"],
  [['Section', 'Keep nearby'], 'What follows:'],
  [['Jump to', 'With this in hand'], 'Go straight to the part you need:'],
] as const;

const starts = [
  'Do these first:',
  'Your list for this week:',
  'If time is short, start here:',
  'One thing from each part:',
  'Put these on the calendar:',
  'Start with the small ones:',
  'The short to-do list:',
];
