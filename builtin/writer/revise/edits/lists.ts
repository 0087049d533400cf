import { type Block, bullets, type Piece, withoutMarks } from '#builtin/writer/blocks.ts';
import { capitalise, countWords } from '#builtin/writer/language/sentences.ts';
import { withAnnouncedCounts } from '#builtin/writer/revise/announced-count.ts';
import type { EditOf } from '#builtin/writer/revise/edit.ts';
import { type Context, type EditResult, named, printable, withBlocks } from './context.ts';
import { beforeEnd } from './length.ts';

type List = Extract<Block, { items: string[] }>;

/** The list itself: fewer items, shorter ones, in another order. */
export function changedList(piece: Piece, edit: EditOf<'list'>): EditResult {
  const at = longest(piece.blocks);
  const list = piece.blocks[at] as List | undefined;
  if (!list)
    return { piece, refusal: 'There is no list in it. Tell me which points to make one of.' };
  const changed = (items: string[]) =>
    withBlocks(piece, withAnnouncedCounts(piece.blocks, piece.blocks.with(at, { ...list, items })));
  if (edit.most !== undefined) {
    const gone = list.items.slice(edit.most);
    if (gone.length === 0)
      return {
        piece,
        refusal: `The list has ${list.items.length === 1 ? 'one item' : `${list.items.length} items`} only, so there was none to cut.`,
      };
    return {
      ...changed(list.items.slice(0, edit.most)),
      done: `kept the first ${edit.most} of the list, without ${gone.map((item) => named(withoutMarks(item))).join(', ')}`,
    };
  }
  if (edit.order) {
    const items =
      edit.order === 'reverse'
        ? list.items.toReversed()
        : list.items.toSorted((one, other) => withoutMarks(one).localeCompare(withoutMarks(other)));
    return JSON.stringify(items) === JSON.stringify(list.items)
      ? { piece, refusal: 'The list is in that order already.' }
      : {
          ...changed(items),
          done:
            edit.order === 'reverse'
              ? 'turned the order of the list around'
              : 'put the list in alphabetical order',
        };
  }
  return shorterItems(piece, list, changed, edit.words);
}

/** The list with the most items; of an article that has several the first of these. */
function longest(blocks: readonly Block[]): number {
  const counts = blocks.map((block) => ('items' in block ? block.items.length : 0));
  const most = Math.max(0, ...counts);
  return most === 0 ? -1 : counts.indexOf(most);
}

function shorterItems(
  piece: Piece,
  list: List,
  changed: (items: string[]) => EditResult,
  words?: number,
): EditResult {
  const items = list.items.map((item) =>
    shortItem(item, words ?? Math.ceil(countWords(item) * 0.7)),
  );
  const long =
    words === undefined ? [] : items.filter((item) => countWords(withoutMarks(item)) > words);
  if (JSON.stringify(items) === JSON.stringify(list.items))
    return {
      piece,
      refusal:
        long.length === 0
          ? words
            ? `The items have ${words} words or fewer already.`
            : 'The items are short already.'
          : `I could not shorten ${long.map((item) => named(withoutMarks(item))).join(', ')} without losing what it says. Tell me the words.`,
    };
  return {
    ...changed(items),
    done: 'shortened the items of the list',
    ...(long.length > 0 && {
      refusal: `${long.map((item) => named(withoutMarks(item))).join(' and ')} still ${long.length === 1 ? 'has' : 'have'} more than ${words} words: tell me what could go.`,
    }),
  };
}

/** Why it is done and what comes along goes first, then what stands behind a preposition. */
export function shortItem(item: string, most: number): string {
  const isShort = (text: string) => countWords(withoutMarks(text)) <= most;
  if (isShort(item)) return item;
  const cuts = [
    /(?:,? (?:so|because|since|before|after|while|until|if|when|to learn|to avoid)\b|; ).*$/i,
    /,? (?:and|or) \p{Ll}+ (?:the|your|each|its|an?|what|whether)\b.*$/iu,
    /, (?!\d)(?![^,]* (?:and|or) )[^,]*$/,
    / (?:for|with|from|in|on|at|by|of|into|through|without|about|across) (?!mind\b)[^,]*$/i,
  ];
  let text = item;
  for (const cut of cuts) {
    if (isShort(text)) break;
    const left = text.replace(cut, '');
    if (countWords(withoutMarks(left)) >= 2) text = left.replace(/[,;:]$/, '');
  }
  return /[.]$/.test(item) && !/[.]$/.test(text) ? `${text}.` : text;
}

/** A list of what the agent named, before the end. */
export function withNewList(
  piece: Piece,
  { items: typed }: EditOf<'newList'>,
  context: Context,
): EditResult {
  const all = typed.map((item) => printable(item, context));
  const items = all.map(({ text }) => capitalise(text.replace(/[.]$/, ''))).filter(Boolean);
  const refusal = all.find((item) => item.refusal)?.refusal;
  return items.length === 0
    ? { piece, refusal }
    : withBlocks(piece, beforeEnd(piece.blocks, bullets(items)), refusal);
}
