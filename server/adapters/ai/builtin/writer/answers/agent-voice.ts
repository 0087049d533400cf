import type { Random } from '#server/adapters/ai/builtin/random.ts';
import {
  countWords,
  listed,
  splitSentences,
} from '#server/adapters/ai/builtin/writer/language/sentences.ts';
import type { Material } from '#server/adapters/ai/builtin/writer/material.ts';
import type { Facts } from '#server/adapters/ai/facts.ts';
import { type AgentLine, agentLines } from './agent-lines.ts';

/** What the agent told us for this piece and before, as far as there is room for it. */
export type AgentVoice = {
  lines: AgentLine[];
  /** The agent's own call to action. */
  nextStep?: string;
  /** What was left out, for the agent to know. */
  note?: string;
};

type Room = { words: number; characters: number };

export function listenToAgent(
  facts: Facts,
  material: Material,
  random: Random,
  room: Room,
): AgentVoice {
  const now = agentLines(facts.answers, material, random);
  const before = agentLines(facts.memory, material, random);
  const nextStep = now.lines.find(({ use }) => use === 'next-step')?.text;
  const told = [
    ...now.lines.filter(({ text }) => text !== nextStep),
    ...figureLines(facts),
    ...before.lines,
  ];
  const { kept, leftOut } = fitting(distinct(told), nextStep ? withoutText(room, nextStep) : room);
  const notes = [riskNote([...now.dropped, ...before.dropped]), roomNote(leftOut)];
  return { lines: kept, nextStep, note: notes.filter(Boolean).join(' ') || undefined };
}

/** Figures of a data provider, with their source and date. */
function figureLines({ figures, place }: Facts): AgentLine[] {
  if (!figures || figures.figures.length === 0) return [];
  const values = figures.figures.slice(0, 3).map(({ label, value }) => `${label} ${value}`);
  const date = figures.asOf ? `, ${figures.asOf}` : '';
  return [
    {
      use: 'source',
      text: `The figures for ${place.city}: ${listed(values)} (${figures.source}${date}).`,
    },
  ];
}

/** Whole sentences as long as there is room; what was said twice is said once. */
function fitting(lines: AgentLine[], room: Room): { kept: AgentLine[]; leftOut: string[] } {
  const kept: AgentLine[] = [];
  const leftOut: string[] = [];
  let { words, characters } = room;
  for (const { use, text } of lines) {
    const sentences = splitSentences(text).filter((sentence) => {
      const fits = countWords(sentence) <= words && sentence.length <= characters;
      if (fits) {
        words -= countWords(sentence);
        characters -= sentence.length;
      } else leftOut.push(sentence);
      return fits;
    });
    if (sentences.length > 0) kept.push({ use, text: sentences.join(' ') });
  }
  return { kept, leftOut };
}

const withoutText = ({ words, characters }: Room, text: string): Room => ({
  words: words - countWords(text),
  characters: characters - text.length,
});

const distinct = (lines: AgentLine[]) =>
  lines.filter(({ text }, index) => lines.findIndex((line) => line.text === text) === index);

function riskNote(dropped: string[]): string | undefined {
  const words = [...new Set(dropped)].slice(0, 5).map((text) => `"${text}"`);
  if (words.length === 0) return undefined;
  return `I left out ${listed(words)} from your answers: wording like that can break fair-housing rules. The facts around it are kept where they stand on their own.`;
}

function roomNote(leftOut: string[]): string | undefined {
  const [first] = leftOut;
  if (!first) return undefined;
  const start = first.length > 60 ? `${first.slice(0, 57).trimEnd()}...` : first;
  const more = leftOut.length > 1 ? ` and ${leftOut.length - 1} more of your sentences` : '';
  return `There was no room for "${start}"${more}. A longer piece, such as a blog post, can hold them.`;
}
