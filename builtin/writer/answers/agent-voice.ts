import type { Random } from '#builtin/random.ts';
import { listed, sentenceKey, splitSentences } from '#builtin/writer/language/sentences.ts';
import type { Material } from '#builtin/writer/material.ts';
import type { Facts, QuestionAnswer } from '#contract/facts.ts';
import { type AgentLine, agentLines } from './agent-lines.ts';
import { fitting, type Room, roomLeft } from './fitting.ts';
import { joinNotes, riskNote, roomNote, unclearNote } from './notes.ts';

/** What the agent told us for this piece and before, as far as there is room for it. */
export type AgentVoice = {
  lines: AgentLine[];
  /** The agent's own call to action. */
  nextStep?: string;
  /** What was left out, for the agent to know. */
  note?: string;
};

/** Reads the answers once; what is said of them depends on the room a draft gives. */
export function listenToAgent(
  facts: Facts,
  material: Material,
  random: Random,
): (room: Room) => AgentVoice {
  const now = agentLines(facts.answers, material, random);
  const before = agentLines(newMemory(facts), material, random);
  const isNextStep = ({ use }: AgentLine) => use === 'next-step';
  const asked = now.lines.find(isNextStep) ?? before.lines.find(isNextStep);
  const told = distinct([
    ...now.lines.filter((line) => line !== asked),
    ...figureLines(facts),
    // One call to action is enough: what was wished for earlier gives way.
    ...before.lines.filter((line) => !isNextStep(line)),
  ]);
  const faults = joinNotes(riskNote([...now.dropped, ...before.dropped]), unclearNote(now.unclear));
  return (room) => {
    const next = shortStep(asked, room);
    const { kept, leftOut } = fitting(told, roomLeft(room, next.text));
    const unsaid = [...next.leftOut, ...leftOut, ...now.unread, ...before.unread];
    return {
      lines: kept,
      nextStep: next.text,
      note: joinNotes(faults, roomNote(unsaid, room.kind)),
    };
  };
}

/** What was remembered and is not said anew, be it the question or the answer. */
function newMemory({ answers, rememberedAnswers }: Facts): QuestionAnswer[] {
  const given = new Set(
    answers.flatMap(({ question, answer }) => [sentenceKey(question), sentenceKey(answer)]),
  );
  return rememberedAnswers.filter(
    ({ question, answer }) => !given.has(sentenceKey(question)) && !given.has(sentenceKey(answer)),
  );
}

const sentencesOfStep = 2;

/** A call to action is short: two sentences, in less than half of the agent's room. */
function shortStep(line: AgentLine | undefined, room: Room): { text?: string; leftOut: string[] } {
  if (!line) return { leftOut: [] };
  const sentences = splitSentences(line.text);
  const first = { ...line, text: sentences.slice(0, sentencesOfStep).join(' ') };
  const half = {
    ...room,
    words: Math.min(35, room.words / 2),
    characters: Math.min(220, room.characters / 2),
  };
  const { kept, leftOut } = fitting([first], half);
  return { text: kept[0]?.text, leftOut: [...leftOut, ...sentences.slice(sentencesOfStep)] };
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

const distinct = (lines: AgentLine[]) =>
  lines.filter(({ text }, index) => lines.findIndex((line) => line.text === text) === index);
