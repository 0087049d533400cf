import { createRandom, type Random } from '#server/adapters/ai/builtin/random.ts';
import {
  type AgentVoice,
  listenToAgent,
} from '#server/adapters/ai/builtin/writer/answers/agent-voice.ts';
import { bestOf, stumbles } from '#server/adapters/ai/builtin/writer/best-of.ts';
import {
  type Block,
  charactersOf,
  linesOf,
  paragraph,
  toHtml,
  wordsOf,
} from '#server/adapters/ai/builtin/writer/blocks.ts';
import { type Draft, labelsFor } from '#server/adapters/ai/builtin/writer/labels.ts';
import {
  countWords,
  splitSentences,
} from '#server/adapters/ai/builtin/writer/language/sentences.ts';
import { gatherMaterial, type Material } from '#server/adapters/ai/builtin/writer/material.ts';
import { linesOfSeason, placeLines } from '#server/adapters/ai/builtin/writer/place/place-lines.ts';
import { namesSeason } from '#server/adapters/ai/builtin/writer/place/season.ts';
import { shorten } from '#server/adapters/ai/builtin/writer/shorten.ts';
import type { Facts } from '#server/adapters/ai/facts.ts';
import type { Size } from './shape.ts';
import { shapeFor } from './shapes.ts';

export const postLength = { leastWords: 110, mostWords: 190, mostCharacters: 1_200 };

/** What agents say may take about half of a post. */
const roomForAgent = { words: 100, characters: 640 };

/** A post in the shape of its template, about its title, in the words of the agent where given. */
export function writePost(
  facts: Facts,
  seed: number,
  today: Date,
): { draft: Draft; note?: string } {
  const material = gatherMaterial(facts, today);
  const voice = listenToAgent(facts, material, createRandom(seed), roomForAgent);
  const shape = shapeFor(facts.template);
  const said = [...voice.lines.map(({ text }) => text), voice.nextStep].join(' ');
  const isTheAgents = (sentence: string) => said.includes(sentence);
  const best = bestOf(
    seed,
    (random, attempt) => {
      const size = ((attempt + 1) % 3) as Size;
      const body = shape({
        material,
        random,
        size,
        figures: facts.figures,
        isTight: wordsOf(voice.lines.map(({ text }) => paragraph(text))) > 25,
        nextStep: voice.nextStep,
      });
      return settle(
        withVoice(body.filter(saysSomething), voice, whereToFind(material, size)),
        facts,
        material,
        random,
        voice.lines.length > 0 ? isTheAgents : undefined,
      );
    },
    (candidate) => faultsOf(candidate, material, voice),
  );
  const stays = (sentence: string) =>
    isTheAgents(sentence) || sentence.includes(material.place.city);
  const blocks = shorten(best, postLength.mostWords, stays);
  const random = createRandom(seed);
  return {
    draft: {
      title: facts.title,
      content: toHtml(blocks),
      ...labelsFor(facts, material, random, 'post'),
    },
    note: voice.note,
  };
}

const saysSomething = (block: Block) => block.kind !== 'p' || block.text !== '';

/** The agent's focus comes right after the opening, the rest before the end. */
function withVoice(blocks: Block[], { lines, nextStep }: AgentVoice, find?: string): Block[] {
  const focus = lines.filter(({ use }) => use === 'focus').map(({ text }) => text);
  const rest = lines.filter(({ use }) => use !== 'focus').map(({ text }) => text);
  const [first, ...others] = blocks;
  const last = others.pop();
  const closing =
    nextStep && !linesOf(blocks).some((line) => line.includes(nextStep)) ? nextStep : undefined;
  return [
    ...(first ? [first] : []),
    paragraph(...focus),
    ...others,
    paragraph(...rest),
    paragraph(find),
    ...(last ? [last] : []),
    paragraph(closing),
  ].filter(saysSomething);
}

/** For a title that needs facts nobody gave: where they are; in few words when there is little room. */
function whereToFind({ titleEntry, say }: Material, size: Size): string | undefined {
  if (!titleEntry?.find) return undefined;
  const find = say(titleEntry.find);
  return size === 0 ? splitSentences(find)[0] : find;
}

/** Names the place a second time and fills up with what is still worth saying. */
function settle(
  blocks: Block[],
  facts: Facts,
  material: Material,
  random: Random,
  isKept?: (sentence: string) => boolean,
): Block[] {
  const extras: string[] = [];
  const withExtras = () => insertBeforeLast(blocks, extras);
  if (mentions(blocks, material) < 2) {
    extras.push(material.say(random.pick(placeLines(material.place, material.mood))));
  }
  if (random.chance(0.15) && !namesSeason(facts.title))
    extras.push(random.pick(linesOfSeason(material.season, material.mood)));
  for (const point of random.some(material.own)) {
    if (wordsOf(withExtras()) >= postLength.leastWords) break;
    extras.push(material.say(random.pick(point.lead)), material.say(point.why));
  }
  return isKept ? shorten(withExtras(), postLength.mostWords, isKept) : withExtras();
}

function insertBeforeLast(blocks: Block[], extras: string[]): Block[] {
  if (extras.length === 0) return blocks;
  return [...blocks.slice(0, -1), paragraph(...extras), ...blocks.slice(-1)];
}

function mentions(blocks: readonly Block[], { place }: Material): number {
  return linesOf(blocks).join('\n').toLowerCase().split(place.city.toLowerCase()).length - 1;
}

/** How far a text is from what a post must be; nought is right. */
function faultsOf(blocks: Block[], material: Material, voice: AgentVoice): number {
  const words = wordsOf(blocks);
  const { leastWords, mostWords, mostCharacters } = postLength;
  const given = voice.lines
    .map(({ text }) => text)
    .join(' ')
    .toLowerCase();
  const named =
    mentions(blocks, material) - (given.split(material.place.city.toLowerCase()).length - 1);
  const opening = splitSentences(linesOf(blocks)[0] ?? '')[0] ?? '';
  return (
    Math.max(0, leastWords - words) * 3 +
    Math.max(0, words - mostWords) * 3 +
    Math.max(0, charactersOf(blocks) - mostCharacters) +
    Math.max(0, 2 - named) * 6 +
    Math.max(0, named - 3) * 6 +
    Math.max(0, countWords(opening) - 16) * 2 +
    stumbles(blocks)
  );
}
