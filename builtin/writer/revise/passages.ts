import { type Block, isEndNote, tidy, withoutMarks } from '#builtin/writer/blocks.ts';
import { lowerFirst } from '#builtin/writer/knowledge/vocabulary.ts';
import { asSentence, countWords, splitSentences } from '#builtin/writer/language/sentences.ts';
import { phraseKind } from '#builtin/writer/understand/phrase-kind.ts';
import { withAnnouncedCounts } from './announced-count.ts';

/** A sentence, a list item or a heading, and where it stands. */
export type Passage = {
  /** Index of its block. */
  block: number;
  /** Index among the sentences or items of its block. */
  part: number;
  text: string;
  kind: 'sentence' | 'item' | 'heading';
};

export function passagesOf(blocks: readonly Block[]): Passage[] {
  return blocks.flatMap((block, index): Passage[] => {
    if (isEndNote(block) || block.kind === 'table' || block.kind === 'kept') return [];
    if ('items' in block)
      return block.items.map((text, part) => ({ block: index, part, text, kind: 'item' }));
    if (block.kind !== 'p') return [{ block: index, part: 0, text: block.text, kind: 'heading' }];
    return splitSentences(block.text).map((text, part) => ({
      block: index,
      part,
      text,
      kind: 'sentence',
    }));
  });
}

const isAt = (passage: Passage) => (other: Passage) =>
  other.block === passage.block && other.part === passage.part;

export const includesPassage = (passages: readonly Passage[], passage: Passage) =>
  passages.some(isAt(passage));

/** The text with some of its passages changed; those that become undefined go. */
export function mapPassages(
  blocks: readonly Block[],
  change: (passage: Passage) => string | undefined,
): Block[] {
  const passages = passagesOf(blocks);
  const changed = blocks.map((block, index) => {
    const own = passages.filter((passage) => passage.block === index);
    if (own.length === 0) return block;
    const texts = own.map(change);
    // What nobody touched keeps its spaces and marks.
    if (texts.every((text, part) => text === own[part]?.text)) return block;
    const left = texts.filter((text) => text !== undefined && text.trim() !== '') as string[];
    if ('items' in block) return { ...block, items: left };
    return block.kind === 'p' || block.kind === 'h2' || block.kind === 'h3'
      ? { ...block, text: left.join(' ') }
      : block;
  });
  return withAnnouncedCounts(blocks, changed);
}

/** Without some passages, and without what only announced them. */
export function withoutPassages(blocks: readonly Block[], gone: readonly Passage[]): Block[] {
  const left = mapPassages(blocks, (passage) =>
    includesPassage(gone, passage) ? undefined : passage.text,
  );
  return tidy(
    left.flatMap((block, index) => withoutEmptyList(block, left[index + 1], left[index - 1])),
  ).filter((block) => block.kind === 'kept' || !isEmpty(block));
}

const announces = (block?: Block) => block?.kind === 'p' && /:\s*$/.test(withoutMarks(block.text));

/** What announced a list goes with it; before a single item it goes when it counts, else the two join. */
function withoutEmptyList(block: Block, next?: Block, before?: Block): Block[] {
  if (announces(block) && next && 'items' in next && next.items.length < 2) return [];
  if (!('items' in block) || block.items.length !== 1 || before?.kind !== 'p' || !announces(before))
    return [block];
  const [item = ''] = block.items;
  // "A few notes from Hilo: Staging help: free" has one colon too many.
  if (/:/.test(withoutMarks(item)) && !/: \S+$/.test(withoutMarks(item)))
    return [{ kind: 'p', text: asSentence(item) }];
  const counts = /\b(?:two|three|four|five|six|seven|\d)\b/i.test(before.text);
  return [
    {
      kind: 'p',
      text: asSentence(
        counts ? item : `${before.text} ${lowerFirst(item).replace(/: (?=\S+$)/, ' ')}`,
      ),
    },
  ];
}

const isEmpty = (block: Block) =>
  'items' in block
    ? block.items.length === 0
    : block.kind !== 'table' && block.kind !== 'kept' && block.text.trim() === '';

const leaning =
  /^(?:it|its|it['’]s|that|that['’]s|this|these|those|so|but|and|or|then|he|she|also|instead|both|again|which)\b/i;

/** Whether a sentence makes no sense without the one before it. */
export const leansBack = (text: string) => leaning.test(withoutMarks(text).trim());

/** A few words that only introduce the sentence after them: "A 1921 foursquare on Cumberland." */
const introduces = (text: string) =>
  /[.:?]["')]*$/.test(withoutMarks(text)) &&
  // "The question I hear most: ...?" says what it is, and leads on to nothing.
  !/^[^.?!:]{3,40}: .*\?["')]*$/.test(withoutMarks(text)) &&
  (/[:?]["')]*$/.test(withoutMarks(text)) ||
    (/^(?:an?|the|this|one|\d+)\b/i.test(withoutMarks(text)) &&
      phraseKind(withoutMarks(text).replace(/\.$/, '')) === 'noun'));

/**
 * The passage with the sentences of its paragraph that belong to it: what it leans on, what leans on it,
 * and the words that introduce it.
 */
export function wholeThought(blocks: readonly Block[], passage: Passage): Passage[] {
  if (passage.kind !== 'sentence') return [passage];
  const all = passagesOf(blocks).filter(({ block }) => block === passage.block);
  // A few words say little without what stands around them.
  if (countWords(passage.text) < 5 && all.length < 4) return all;
  const textAt = (part: number) => all[part]?.text ?? '';
  let start = passage.part;
  let end = passage.part;
  while (start > 0 && (leansBack(textAt(start)) || introduces(textAt(start - 1)))) start--;
  while (end + 1 < all.length && (leansBack(textAt(end + 1)) || introduces(textAt(end)))) end++;
  return all.slice(start, end + 1);
}

/** Short lines one under the other, such as an address and its hours, are one thing. */
export function linesTogether(blocks: readonly Block[], passage: Passage): Passage[] {
  const isLine = (index: number) => {
    const block = blocks[index];
    return block?.kind === 'p' && !/[.!?:]["')]*\s*$/.test(withoutMarks(block.text));
  };
  if (!isLine(passage.block)) return [passage];
  let end = passage.block;
  while (isLine(end + 1)) end++;
  return passagesOf(blocks).filter(({ block }) => block >= passage.block && block <= end);
}
