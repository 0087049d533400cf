import {
  type Block,
  bullets,
  firstIndexOf,
  lastIndexOf,
  mapText,
  paragraph,
} from '#builtin/writer/blocks.ts';
import { asSentence, splitSentences } from '#builtin/writer/language/sentences.ts';
import { isAnnouncement } from '#builtin/writer/revise/text-units.ts';

/** The middle of the text as a list; opening and end stay sentences. */
export function toBullets(blocks: Block[]): Block[] {
  if (blocks.length === 1 && blocks[0]?.kind === 'p') return splitSingle(blocks[0].text);
  const first = firstIndexOf(blocks);
  const last = lastIndexOf(blocks);
  const items: string[] = [];
  const result: Block[] = [];
  const flush = () => {
    if (items.length > 0) result.push(bullets(items.splice(0)));
  };
  for (const [index, block] of blocks.entries()) {
    const isInside = block.kind === 'p' && index > first && index < last;
    if (isInside && !isAnnouncement(block)) items.push(...splitSentences(block.text));
    else if (block.kind === 'ul' || block.kind === 'ol') items.push(...block.items);
    else {
      flush();
      result.push(block);
    }
  }
  flush();
  return result;
}

function splitSingle(text: string): Block[] {
  const sentences = splitSentences(text);
  if (sentences.length < 3) return [bullets(sentences)];
  return [paragraph(sentences[0]), bullets(sentences.slice(1, -1)), paragraph(sentences.at(-1))];
}

export function withoutBullets(blocks: Block[]): Block[] {
  return blocks.map((block) =>
    block.kind === 'ul' || block.kind === 'ol' ? paragraph(...block.items.map(asSentence)) : block,
  );
}

/** Pictures as characters; © and ® are letters of the law, not emoji. */
const emoji =
  /(?![©®™])(?:\p{Extended_Pictographic}|\p{Regional_Indicator})(?:\u{FE0F}|\u{200D}|\p{Emoji_Modifier}|\p{Extended_Pictographic}|\p{Regional_Indicator})*\s?/gu;

export const withoutEmoji = (blocks: Block[]) =>
  mapText(blocks, (text) =>
    text
      .replace(emoji, '')
      .replace(/\s+([.,!?])/g, '$1')
      .replace(/ {2,}/g, ' ')
      .trim(),
  );

/** One at the start and one at the end: a wink, not a wall. */
export function withEmoji(blocks: Block[]): Block[] {
  const first = firstIndexOf(blocks);
  const last = lastIndexOf(blocks);
  return blocks.map((block, index) => {
    if (block.kind !== 'p') return block;
    if (index === first) return { ...block, text: `🏡 ${block.text}` };
    return index === last ? { ...block, text: `${block.text} 💬` } : block;
  });
}
