import { countWords, splitSentences } from '#builtin/writer/language/sentences.ts';
import type { AgentLine } from './agent-lines.ts';
import type { Kind } from './notes.ts';

/** How much of a piece the agent's own words may take. */
export type Room = { kind: Kind; words: number; characters: number };

/** Whole sentences as long as there is room. */
export function fitting(
  lines: readonly AgentLine[],
  room: Room,
): { kept: AgentLine[]; leftOut: string[] } {
  const kept: AgentLine[] = [];
  const leftOut: string[] = [];
  let left = room;
  for (const { use, text } of lines) {
    const sentences = splitSentences(text).filter((sentence) => {
      const fits = countWords(sentence) <= left.words && sentence.length <= left.characters;
      if (fits) left = roomLeft(left, sentence);
      else leftOut.push(sentence);
      return fits;
    });
    if (sentences.length > 0) kept.push({ use, text: sentences.join(' ') });
  }
  return { kept, leftOut };
}

export const roomLeft = (room: Room, text = ''): Room => ({
  ...room,
  words: room.words - countWords(text),
  characters: room.characters - text.length,
});
