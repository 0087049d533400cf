import { type Block, linesOf, withoutMarks } from '#builtin/writer/blocks.ts';
import { countWords, splitSentences } from '#builtin/writer/language/sentences.ts';

/** Sentences that must stay, such as what the agent said. */
export type IsKept = (sentence: string) => boolean;

type Part = {
  text: string;
  words: number;
  stays: boolean;
  /** A question or an announcement: the sentence after it belongs to it. */
  leadsOn: boolean;
};

/** A block as the sentences or items that can be taken from it, and what leans on what. */
export type Unit = {
  block: Block;
  isList: boolean;
  parts: Part[];
  /** How many sentences stay at least. */
  leastParts: number;
  /** A list that was announced with its number. */
  keepsCount: boolean;
  /** Goes only together with the block after it. */
  bindsNext: boolean;
};

export function unitsOf(blocks: readonly Block[], isKept: IsKept): Unit[] {
  const counts = blocks.map((block) => ('items' in block ? block.items.length : 0));
  const announced = new Set(
    counts.filter((count) => count > 0 && blocks.some((block) => announcesCount(block, count))),
  );
  return blocks.map((block, index) => {
    const isList = 'items' in block;
    const previous = blocks[index - 1];
    const isHead = isQuoted(block) || isBold(block);
    const followsHead = isQuoted(previous) || isBold(previous);
    const isFixed = announcesInside(block);
    return {
      block,
      isList,
      parts: textsOf(block).map((text) => ({
        text,
        words: countWords(withoutMarks(text)),
        stays: isFixed || !isCuttable(block) || isIllustration(text) || isKept(text),
        leadsOn: /[?:]["')\uE001\uE003]*$/.test(text),
      })),
      leastParts: isHead || followsHead || isAnnouncement(block) ? 1 : 0,
      keepsCount: announced.has(counts[index] ?? 0),
      bindsNext:
        (isQuoted(block) || isAnnouncement(block)) && isCuttable(blocks[index + 1] ?? block),
    };
  });
}

const isCuttable = (block: Block) => block.kind === 'p' || 'items' in block;

function textsOf(block: Block): string[] {
  if ('items' in block) return block.items;
  return block.kind === 'p' ? splitSentences(block.text) : [linesOf([block]).join(' ')];
}

export const isBold = (block?: Block) => block?.kind === 'p' && block.text.startsWith('\uE000');

/** A saying in quotation marks: the paragraph after it answers it. */
export const isQuoted = (block?: Block) => block?.kind === 'p' && /^["“]/.test(block.text);

export const isAnnouncement = (block?: Block) =>
  block?.kind === 'p' && /:\s*$/.test(withoutMarks(block.text));

export const isIllustration = (sentence: string) =>
  /\b(?:illustration|not a (?:specific|real) client|no client is meant)\b/i.test(sentence);

const numberWords = ['two', 'three', 'four', 'five', 'six', 'seven'];
const counted =
  'things|factors|cases|questions|reasons|steps|ways|points|tips|mistakes|options|choices|changes|rules|signs|ideas|parts|habits|checks';

const announcement = new RegExp(
  `\\b(?:${numberWords.join('|')}|[2-7]) (?:\\w+ )?(?:${counted})\\b`,
  'i',
);

/** "Two things change the answer." and then the two: without one of them it says too much. */
function announcesInside(block: Block): boolean {
  if (block.kind !== 'p') return false;
  const sentences = splitSentences(block.text);
  return sentences.slice(0, -1).some((sentence) => announcement.test(sentence));
}

/** "Three questions help:", "the other two can follow", "look twice at these four:". */
function announcesCount(block: Block, count: number): boolean {
  if (block.kind !== 'p') return false;
  const named = (value: number) => `(?:${numberWords[value - 2] ?? value}|${value})`;
  return new RegExp(
    [
      `\\b${named(count)} (?:\\w+ )?(?:${counted})\\b`,
      `\\bother ${named(count - 1)}\\b`,
      `\\b(?:these|those|all|of the) ${named(count)}\\b`,
      `\\b${named(count)}\\b[^.!?]*:\\s*$`,
    ].join('|'),
    'i',
  ).test(withoutMarks(block.text));
}
