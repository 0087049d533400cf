import { type Block, lastIndexOf, type Piece, paragraph } from '#builtin/writer/blocks.ts';
import { asSentence, capitalise } from '#builtin/writer/language/sentences.ts';
import type { EditOf } from '#builtin/writer/revise/edit.ts';
import { findPassages } from '#builtin/writer/revise/find-passage.ts';
import { mapPassages, passagesOf } from '#builtin/writer/revise/passages.ts';
import { contactLines } from './contact.ts';
import { type Context, type EditResult, named, printable, withBlocks } from './context.ts';

/** New words before or after a part that is named: "after the first paragraph add: ..." */
export function inserted(
  piece: Piece,
  { text: typed, side, anchor }: EditOf<'insert'>,
  context: Context,
): EditResult {
  const { blocks } = piece;
  if (typed === '')
    return {
      piece,
      refusal: `I could not tell what to put ${side} the ${anchor}. Tell me its words.`,
    };
  const found = /^(?:hash ?tags|end|bottom)$/i.test(anchor)
    ? passagesOf(blocks).slice(-1)
    : findPassages(blocks, anchor);
  const contact = contactLines(typed, context);
  const { text, refusal } = printable(contact?.[0] ?? typed, context);
  if (text === '') return { piece, refusal };
  const line = /[?!]$/.test(typed)
    ? capitalise(text.replace(/[.?!]*$/, typed.slice(-1)))
    : asSentence(text);
  const target = side === 'before' ? found[0] : found.at(-1);
  if (!target) {
    const at = lastIndexOf(blocks);
    return {
      ...withBlocks(piece, blocks.toSpliced(at, 0, paragraph(line))),
      done: `added ${named(line)} before the end`,
      refusal: `I found no ${named(anchor)} to put it ${side}.`,
    };
  }
  if (/^(?:hash ?tags|end|bottom)$/i.test(anchor))
    return {
      ...withBlocks(piece, [...blocks, paragraph(line)]),
      done: `ended it with ${named(line)}`,
      refusal,
    };
  // Beside a sentence it stands in its paragraph; beside anything larger it is one of its own.
  const isSentence =
    /\bsentence\b/i.test(anchor) || (found.length === 1 && !isAlone(blocks, target.block));
  const isItem = target.kind === 'item' && /\b(?:bullet|item|point|stop|step|tip)\b/i.test(anchor);
  if ((isSentence && target.kind === 'sentence') || isItem)
    return {
      ...withBlocks(piece, beside(blocks, target, line, side, isItem)),
      done: `added ${named(line)}`,
      refusal,
    };
  const at = target.block + (side === 'after' ? 1 : 0);
  return {
    ...withBlocks(piece, blocks.toSpliced(at, 0, paragraph(line))),
    done: `added ${named(line)}`,
    refusal,
  };
}

const isAlone = (blocks: readonly Block[], index: number) =>
  passagesOf(blocks).filter(({ block }) => block === index).length === 1 ||
  'items' in (blocks[index] ?? {});

function beside(
  blocks: Block[],
  target: { block: number; part: number },
  line: string,
  side: 'before' | 'after',
  isItem: boolean,
): Block[] {
  const list = blocks[target.block];
  if (isItem && list && 'items' in list)
    return blocks.with(target.block, {
      ...list,
      items: list.items.toSpliced(
        target.part + (side === 'after' ? 1 : 0),
        0,
        line.replace(/\.$/, ''),
      ),
    });
  return mapPassages(blocks, (each) =>
    each.block === target.block && each.part === target.part
      ? side === 'after'
        ? `${each.text} ${line}`
        : `${line} ${each.text}`
      : each.text,
  );
}
