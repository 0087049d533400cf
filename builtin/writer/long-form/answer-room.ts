import type { ToldAnswer } from '#builtin/writer/answers/told-answer.ts';
import { type Block, paragraph } from '#builtin/writer/blocks.ts';
import { asSentence, countWords, splitSentences } from '#builtin/writer/language/sentences.ts';

/** A long answer leaves room for the section itself. */
const mostWords = 170;

/** Whole sentences and items as long as there is room; how to reach the agent comes last. */
export function fitTold({ blocks, contact }: ToldAnswer): { said: Block[]; unsaid: string[] } {
  const unsaid: string[] = [];
  let left = mostWords;
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
