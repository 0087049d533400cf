import { createRandom, type Random } from '#builtin/random.ts';
import { actionWithPurpose } from '#builtin/writer/action.ts';
import { bullets, paragraph, toHtml } from '#builtin/writer/blocks.ts';
import { disclaimer } from '#builtin/writer/blog/disclaimer.ts';
import type { Point } from '#builtin/writer/knowledge/knowledge.ts';
import { isOrder } from '#builtin/writer/knowledge/vocabulary.ts';
import { labelsFor } from '#builtin/writer/labels.ts';
import { asSentence, countWords } from '#builtin/writer/language/sentences.ts';
import { gatherMaterial, type Material } from '#builtin/writer/material.ts';
import { spoken } from '#builtin/writer/voice/voice.ts';
import type { Facts } from '#contract/facts.ts';
import { dealPoints } from './section-points.ts';
import { sumWithin } from './sum-within.ts';

/** Words of an introduction and of a closing: 80 to 120, rather more than fewer. */
const length = { least: 103, most: 119 };

/** Introduction and closing of a long article: what stands around its sections, and its labels. */
export function writeFrame(facts: Facts, seed: number, today: Date) {
  const material = gatherMaterial(facts, today);
  const random = createRandom(seed);
  const outline = facts.longForm?.outline ?? [];
  const hands = dealPoints(outline.length > 0 ? outline : [{ title: '', question: '' }], material);
  return {
    introduction: introduction(hands, material, random),
    closing: closing(hands, material, random),
    ...labelsFor(facts, material, random, 'blog'),
  };
}

/** The questions that the parts answer, one of each in their order, after a first line of the topic. */
function introduction(hands: Point[][], material: Material, random: Random): string {
  const say = (text: string) => named(material, text);
  const opening = say(random.pick(material.knowledge.openings));
  const promise = random.pick(promises);
  const questions = firstWords(
    inTurns(hands, [0, 4, 5])
      .map(({ question }) => say(question))
      // Asked of a sale of any kind, in the same words.
      .filter((question) => !/^How long does it take to\b/.test(question)),
    mostWordsOfQuestions,
  );
  // Orders need nothing before them.
  const takeaways = inTurns(hands, [3, 2, 6, 7, 1]).map(({ lead, action }) =>
    isOrder(lead[1]) ? say(lead[1]) : asSentence(say(action)),
  );
  const more = fillUp(takeaways, [opening, promise, ...questions]);
  return toHtml([paragraph(opening), bullets(questions), paragraph(promise), paragraph(...more)]);
}

const mostWordsOfQuestions = 58;

/** What to do first, one thing of each part, and one invitation. */
function closing(hands: Point[][], material: Material, random: Random): string {
  const say = (text: string) => named(material, text);
  const call = say(random.pick(material.invitations.slice(0, 4)));
  const start = random.pick(starts);
  const tasks = fillUp(
    inTurns(hands, [2, 3, 4, 5]).map((point) => asSentence(say(actionWithPurpose(point)))),
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
  const chosen = sumWithin(texts.slice(0, 14), countWords, {
    least: length.least - words,
    most: length.most - words,
  });
  return texts.filter((text) => chosen.includes(text));
}

function firstWords(texts: readonly string[], most: number): string[] {
  let words = 0;
  return texts.filter((text) => {
    const next = words + countWords(text);
    if (next > most) return false;
    words = next;
    return true;
  });
}

/** Fewer than eight words each, as all that two articles might share. */
const promises = [
  'The answers follow, part by part.',
  "Here's how I'd answer each one.",
  'Each one gets a straight answer below.',
  'Take them in order, or jump ahead.',
  "Let's go through them in order.",
  'You can settle all of them early.',
  'None of them needs to stay open.',
  "That's what the parts below are for.",
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
