import { createRandom, type Random } from '#builtin/random.ts';
import { type AgentVoice, listenToAgent } from '#builtin/writer/answers/agent-voice.ts';
import type { Room } from '#builtin/writer/answers/fitting.ts';
import { joinNotes } from '#builtin/writer/answers/notes.ts';
import { bestOf, firstThatFits, stumbles } from '#builtin/writer/best-of.ts';
import {
  type Block,
  charactersOf,
  linesOf,
  paragraph,
  saysSomething,
  toHtml,
  wordsOf,
} from '#builtin/writer/blocks.ts';
import { type Draft, labelsFor } from '#builtin/writer/labels.ts';
import { countWords, splitSentences } from '#builtin/writer/language/sentences.ts';
import { gatherMaterial, type Material } from '#builtin/writer/material.ts';
import { linesOfSeason, placeLines } from '#builtin/writer/place/place-lines.ts';
import { namesSeason } from '#builtin/writer/place/season.ts';
import type { Facts } from '#server/adapters/ai/facts.ts';
import type { Size } from './shape.ts';
import { numberFirst } from './shapes/set-pieces.ts';
import { shapeFor } from './shapes.ts';

const postLength = { leastWords: 110, mostWords: 190, mostCharacters: 1_200 };

/** What agents say may take about half of a post; less where the shape needs more itself. */
const roomOf = (words: number): Room => ({ kind: 'post', words, characters: words * 6.4 });
const rooms = [roomOf(100), roomOf(85), roomOf(70), roomOf(55), roomOf(40), roomOf(25)] as const;

/** A post in the shape of its template, about its title, in the words of the agent where given. */
export function writePost(
  facts: Facts,
  seed: number,
  today: Date,
): { draft: Draft; note?: string } {
  const material = gatherMaterial(facts, today);
  const told = shapeFor(facts.template) === numberFirst ? withoutLeadingFigure(facts) : facts;
  const listen = listenToAgent(told, material, createRandom(seed));
  const { blocks, voice } = firstThatFits(
    rooms,
    (room) => {
      const voice = listen(room);
      return { voice, blocks: draftAround(voice, facts, material, seed) };
    },
    (draft) => surplus(draft.blocks) === 0,
  );
  return {
    draft: {
      title: facts.title,
      content: toHtml(blocks),
      ...labelsFor(facts, material, createRandom(seed), 'post'),
    },
    note: joinNotes(...material.notes, voice.note),
  };
}

/** Nothing is cut out of a finished shape: it would lose a step or the second of two things. */
function draftAround(voice: AgentVoice, facts: Facts, material: Material, seed: number): Block[] {
  const shape = shapeFor(facts.template);
  const { figures } = facts;
  const { nextStep } = voice;
  const isTight = wordsOf(voice.lines.map(({ text }) => paragraph(text))) > 25;
  return bestOf(
    seed,
    (random, attempt) => {
      const size = (isTight ? 0 : (attempt + 1) % 3) as Size;
      const body = shape({ material, random, size, figures, isTight, nextStep });
      const whole = withVoice(
        body.filter(saysSomething),
        voice,
        isTight ? undefined : whereToFind(material, size),
      );
      return settle(whole, facts, material, random);
    },
    (candidate) => faultsOf(candidate, material, voice),
  );
}

/** The shape tells the first figure itself. */
function withoutLeadingFigure(facts: Facts): Facts {
  const { figures } = facts;
  return figures ? { ...facts, figures: { ...figures, figures: figures.figures.slice(1) } } : facts;
}

/** The agent's focus comes right after the opening, the rest before the end. */
function withVoice(blocks: Block[], { lines, nextStep }: AgentVoice, find?: string): Block[] {
  const focus = lines.filter(({ use }) => use === 'focus').map(({ text }) => text);
  const rest = lines.filter(({ use }) => use !== 'focus').map(({ text }) => text);
  const start = blocks.slice(0, awaitsAnswer(blocks[0]) ? 2 : 1);
  const others = blocks.slice(start.length);
  const last = others.pop();
  const closing =
    nextStep && !linesOf(blocks).some((line) => line.includes(nextStep)) ? nextStep : undefined;
  return [
    ...start,
    paragraph(...focus),
    ...others,
    paragraph(...rest),
    paragraph(find),
    ...(last ? [last] : []),
    paragraph(closing),
  ].filter(saysSomething);
}

/** A question or a belief stands right before what is said of it. */
function awaitsAnswer(block: Block | undefined): boolean {
  return (
    block?.kind === 'p' &&
    (/^\uE000[^\uE001]*\uE001$/.test(block.text) || block.text.startsWith('"'))
  );
}

/** For a title that needs facts nobody gave: where they are; in few words when there is little room. */
function whereToFind({ titleEntry, say }: Material, size: Size): string | undefined {
  if (!titleEntry?.find) return undefined;
  const find = say(titleEntry.find);
  return size === 0 ? splitSentences(find)[0] : find;
}

/** Names the place a second time, if there is room, and fills up with what is still worth saying. */
function settle(blocks: Block[], facts: Facts, material: Material, random: Random): Block[] {
  const extras: string[] = [];
  const withExtras = () => insertBeforeLast(blocks, extras);
  const placeLine = material.say(random.pick(placeLines(material.place, material.mood)));
  if (mentions(blocks, material) < 2 && surplus([...blocks, paragraph(placeLine)]) === 0) {
    extras.push(placeLine);
  }
  if (random.chance(0.15) && !namesSeason(facts.title))
    extras.push(random.pick(linesOfSeason(material.season, material.mood)));
  for (const point of random.some(material.own)) {
    if (wordsOf(withExtras()) >= postLength.leastWords) break;
    extras.push(material.say(random.pick(point.lead)), material.say(point.why));
  }
  return withExtras();
}

function insertBeforeLast(blocks: Block[], extras: string[]): Block[] {
  if (extras.length === 0) return blocks;
  return [...blocks.slice(0, -1), paragraph(...extras), ...blocks.slice(-1)];
}

function mentions(blocks: readonly Block[], { place }: Material): number {
  return linesOf(blocks).join('\n').toLowerCase().split(place.city.toLowerCase()).length - 1;
}

/** What is too much, in words. */
const surplus = (blocks: Block[]) =>
  Math.max(0, wordsOf(blocks) - postLength.mostWords) +
  Math.max(0, charactersOf(blocks) - postLength.mostCharacters) / 3;

/** A subject of the agent's own is carried through the text; a topic's name need not be. */
function mentionsOfSubject(blocks: readonly Block[], { knowledge, subject }: Material): number {
  if (knowledge.titles.length > 0) return 2;
  return linesOf(blocks).join('\n').toLowerCase().split(subject.toLowerCase()).length - 1;
}

/** How far a text is from what a post must be; nought is right. */
function faultsOf(blocks: Block[], material: Material, voice: AgentVoice): number {
  const given = voice.lines
    .map(({ text }) => text)
    .join(' ')
    .toLowerCase();
  const named =
    mentions(blocks, material) - (given.split(material.place.city.toLowerCase()).length - 1);
  const opening = splitSentences(linesOf(blocks)[0] ?? '')[0] ?? '';
  return (
    Math.max(0, postLength.leastWords - wordsOf(blocks)) * 3 +
    surplus(blocks) * 3 +
    Math.max(0, (voice.lines.length > 2 ? 1 : 2) - named) * 6 +
    Math.max(0, named - 3) * 6 +
    Math.max(0, countWords(opening) - 16) * 2 +
    Math.max(0, 2 - mentionsOfSubject(blocks, material)) * 4 +
    stumbles(blocks)
  );
}
