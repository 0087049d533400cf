import {
  type Block,
  firstIndexOf,
  isEndNote,
  lastIndexOf,
  mapText,
  type Piece,
  paragraph,
} from '#builtin/writer/blocks.ts';
import type { EditOf } from '#builtin/writer/revise/edit.ts';
import { type EditResult, named, withBlocks } from './context.ts';

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

/** As many as were asked for, and of the kind that was named; one before each item where the list is meant. */
export function withEmoji(piece: Piece, { onList, sign, count, at }: EditOf<'emoji'>): EditResult {
  const plain = withoutEmoji(piece.blocks);
  const mark = sign === undefined ? undefined : signOf(sign);
  if (sign !== undefined && !mark)
    return {
      piece,
      refusal: `I do not know which emoji ${named(sign)} is. Type the emoji itself, and I will put it in.`,
    };
  if (onList) return withBlocks(piece, onItems(plain, mark ?? '✅'));
  const most = Math.min(count ?? (mark ? 1 : 2), 6);
  if (at === 'title')
    return {
      piece: { ...piece, title: `${mark ?? usual[0]} ${piece.title}` },
      done: `added ${mark ?? usual[0]} to the title`,
    };
  if (at === 'end') {
    const last = plain.findLastIndex((block) => block.kind === 'p' && !isEndNote(block));
    const blocks = plain.map((block, index) =>
      index === last && block.kind === 'p'
        ? { ...block, text: `${block.text} ${mark ?? usual[0]}` }
        : block,
    );
    return { ...withBlocks(piece, blocks), done: `added ${mark ?? usual[0]} at the end` };
  }
  if (at === 'start') {
    const first = firstIndexOf(plain);
    const blocks = plain.map((block, index) =>
      index === first && block.kind === 'p'
        ? { ...block, text: `${mark ?? usual[0]} ${block.text}` }
        : block,
    );
    return { ...withBlocks(piece, blocks), done: `added ${mark ?? usual[0]} at the start` };
  }
  const signs = mark ? Array.from({ length: most }, () => mark) : usual.slice(0, most);
  return {
    ...withBlocks(piece, mark || most === 1 ? atEnds(plain, signs) : around(plain, signs)),
    done: `added ${signs.join(' ')}`,
  };
}

const usual = ['🏡', '💬', '✨', '📍', '🔑', '👋'];

/** One at the start and one at the end: a wink, not a wall. More of them go with the lines between. */
function around(blocks: Block[], [first = '', last = '', ...others]: string[]): Block[] {
  const [start, end] = [firstIndexOf(blocks), lastIndexOf(blocks)];
  const more = [...others];
  return blocks.map((block, index) => {
    if (block.kind !== 'p') return block;
    if (index === start) return { ...block, text: `${first} ${block.text}` };
    if (index === end) return { ...block, text: `${block.text} ${last}` };
    const next = /:\s*$/.test(block.text) ? undefined : more.shift();
    return next ? { ...block, text: `${block.text} ${next}` } : block;
  });
}

/** The first of them ends the first line, the others the lines after it. */
function atEnds(blocks: Block[], signs: string[]): Block[] {
  const left = [...signs];
  return blocks.map((block) => {
    if (block.kind !== 'p' || /:\s*$/.test(block.text)) return block;
    const next = left.shift();
    return next ? { ...block, text: `${block.text} ${next}` } : block;
  });
}

/** The dots of the list go. */
const onItems = (blocks: Block[], sign: string): Block[] =>
  blocks.flatMap((block): Block[] =>
    block.kind === 'ul' || block.kind === 'ol'
      ? block.items.map((item) => paragraph(`${sign} ${item}`))
      : [block],
  );

/** The emoji that was typed, or the one of that name. */
export function signOf(name: string): string | undefined {
  const typed = name.match(emoji)?.[0].trim();
  if (typed) return typed;
  const word = name.toLowerCase().replace(/s$/, '');
  return Object.entries(signs).find(([, names]) => names.split(' ').includes(word))?.[0];
}

const signs: Record<string, string> = {
  '❄️': 'snowflake snow winter',
  '⛄': 'snowman',
  '🎄': 'tree christmas',
  '🎁': 'gift present',
  '🦃': 'turkey thanksgiving',
  '🥧': 'pie',
  '🎃': 'pumpkin',
  '🍂': 'leaf leave fall',
  '❤️': 'heart love',
  '🏡': 'house home',
  '🔑': 'key',
  '🎉': 'party confetti celebration',
  '⭐': 'star',
  '✨': 'sparkle',
  '🔥': 'fire flame',
  '☀️': 'sun summer',
  '🌷': 'flower tulip spring',
  '🍀': 'clover',
  '☕': 'coffee',
  '🍪': 'cookie',
  '🐶': 'dog puppy',
  '🐱': 'cat',
  '👋': 'wave hand',
  '🙏': 'thank pray',
  '👏': 'clap',
  '👍': 'thumb',
  '😊': 'smile smiley',
  '📞': 'phone',
  '📍': 'pin map',
  '📅': 'calendar',
  '📈': 'chart graph',
  '💰': 'money cash',
  '📦': 'box',
  '🚗': 'car',
  '🌊': 'water lake ocean',
  '🏖️': 'beach',
  '⛰️': 'mountain',
  '🔨': 'hammer tool',
  '✅': 'check checkmark',
  '🇺🇸': 'flag',
};
