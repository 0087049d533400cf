import { createRandom, type Random } from '#builtin/random.ts';
import { actionWithPurpose } from '#builtin/writer/action.ts';
import { bullets, paragraph, saysSomething, strong, toHtml } from '#builtin/writer/blocks.ts';
import { disclaimer } from '#builtin/writer/blog/disclaimer.ts';
import { headingOfPoint, repeatsHeading } from '#builtin/writer/blog/headings.ts';
import { invitation } from '#builtin/writer/blog/invitation.ts';
import type { Point } from '#builtin/writer/knowledge/knowledge.ts';
import { labelsFor } from '#builtin/writer/labels.ts';
import { asSentence, countWords } from '#builtin/writer/language/sentences.ts';
import { gatherMaterial, type Material } from '#builtin/writer/material.ts';
import { nearestTopic } from '#builtin/writer/nearest-topic.ts';
import { spoken } from '#builtin/writer/voice/voice.ts';
import type { Facts, OutlineEntry } from '#contract/facts.ts';
import { dealPoints } from './section-points.ts';
import { sumWithin } from './sum-within.ts';

/**
 * Words of an introduction and of a closing. The page counts an article by its characters, and short
 * words count less there: with six sections these bring it to the 2,500 that are promised.
 */
const length = { least: 192, most: 220 };

/** Introduction and closing of a long article: what stands around its sections, and its labels. */
export function writeFrame(facts: Facts, seed: number, today: Date) {
  const material = gatherMaterial(facts, today, nearestTopic(facts));
  const random = createRandom(seed);
  const outline = facts.longForm?.outline ?? [];
  const hands = dealPoints(outline.length > 0 ? outline : [{ title: '', question: '' }], material);
  return {
    introduction: introduction(outline, hands, material, random),
    closing: closing(hands, material, random),
    ...labelsFor(facts, material, random, 'blog'),
  };
}

/** A first line of the topic, what the first and the last part come to, and what is in between. */
function introduction(
  outline: readonly OutlineEntry[],
  hands: Point[][],
  material: Material,
  random: Random,
): string {
  const say = (text: string) => named(material, text);
  const opening = say(random.pick(material.knowledge.openings));
  const inside = random.pick(insides);
  const all = outline.map(({ title }) => title).filter(Boolean);
  const titles = countWords(all.join(' ')) <= mostWordsOfTitles ? all : [];
  // Told in the other wording than the parts have.
  const order = [...new Set([hands[0] ?? [], hands.at(-1) ?? [], ...hands])];
  const claims = inTurns(order, [0, 1, 2, 3, 4, 5, 6, 7])
    .filter((point) => {
      const name = headingOfPoint(point, { material });
      return point.lead.every((wording) => !repeatsHeading(name, say(wording)));
    })
    .map((point) => ({
      part: hands.findIndex((hand) => hand.includes(point)),
      text: say(withoutSubject(point.lead[1])),
    }));
  const given = [opening, ...(titles.length > 0 ? [inside] : []), ...titles];
  const more = fillUp(
    claims.map(({ text }) => text),
    given,
  );
  const saidOf = (part: number) =>
    claims.filter((claim) => claim.part === part && more.includes(claim.text)).slice(0, 2);
  // What is said of a part stands with its name.
  const told = new Set(titles.flatMap((_, part) => saidOf(part).map(({ text }) => text)));
  const items = titles.map((title, part) => {
    const said = saidOf(part).map(({ text }) => text);
    return said.length > 0 ? `${strong(`${title}.`)} ${said.join(' ')}` : title;
  });
  return toHtml(
    [
      paragraph(opening, ...more.filter((text) => !told.has(text))),
      paragraph(titles.length > 0 && inside),
      bullets(items),
    ].filter((block) => saysSomething(block) && (!('items' in block) || block.items.length > 0)),
  );
}

const mostWordsOfTitles = 60;

const withoutSubject = (text: string) =>
  text.replace(/^(?:With|For|When it comes to|As for) \{subject\}, /, '');

/** What to do first, one thing of each part, and one invitation. */
function closing(hands: Point[][], material: Material, random: Random): string {
  const say = (text: string) => named(material, text);
  const call = invitation({ material, random, isWornOut: () => false });
  const start = random.pick(starts);
  const tasks = fillUp(
    inTurns(hands, [0, 1, 2, 3]).map((point) => asSentence(say(actionWithPurpose(point)))),
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

/** Fewer than eight words each, as all that two articles might share. */
const insides = [
  'In this guide:',
  "What's inside:",
  'The parts, in order:',
  "Here's the order we'll take:",
  'What follows:',
  'Jump to the part you need:',
];

const starts = [
  'Do these first:',
  'Your list for this week:',
  'If time is short, start here:',
  'One thing from each part:',
  'Put these on the calendar:',
  'Start with the small ones:',
  'The short to-do list:',
];
