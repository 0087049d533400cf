import {
  type Block,
  linesOf,
  type Piece,
  paragraph,
  tidy,
  withoutMarks,
} from '#builtin/writer/blocks.ts';
import {
  asSentence,
  capitalise,
  countWords,
  splitSentences,
} from '#builtin/writer/language/sentences.ts';
import type { EditOf } from '#builtin/writer/revise/edit.ts';
import { findPassages } from '#builtin/writer/revise/find-passage.ts';
import { mapPassages, type Passage, passagesOf } from '#builtin/writer/revise/passages.ts';
import { isLeadLine, partsInPlace } from '#builtin/writer/revise/places.ts';
import { phraseKind } from '#builtin/writer/understand/phrase-kind.ts';
import { addressIn } from '#builtin/writer/understand/segments.ts';
import { isInvitation } from './call-to-action.ts';
import { type EditResult, named, withBlocks } from './context.ts';
import { withoutLabel } from './marks.ts';
import { withinSentence } from './phrases.ts';

/** Sentences and paragraphs that become one, and one that becomes two. */

export function joinedParts(piece: Piece, edit: EditOf<'join'>): EditResult {
  const { blocks } = piece;
  if (edit.what === 'short sentences') return shortJoined(piece);
  const parts = edit.other
    ? [edit.what, edit.other].map((what) => findPassages(blocks, what).slice(0, 1))
    : isOneParagraph(blocks, edit.what)
      ? findPassages(blocks, edit.what).map((each) => [each])
      : partsInPlace(blocks, edit.what);
  const found = parts.filter((part) => part.length > 0);
  if (found.length < 2) {
    const what = edit.other ? `${edit.what} and ${edit.other}` : edit.what;
    return { piece, refusal: `I could not tell which parts of the text are ${named(what)}.` };
  }
  const isParagraphs = /paragraphs\b/i.test(edit.what) || edit.into === 'paragraph';
  const joined = isParagraphs ? undefined : asOneSentence(blocks, found.flat());
  if (joined)
    return { ...withBlocks(piece, joined.blocks), done: `joined them: ${named(joined.text)}` };
  const whole = inOneParagraph(blocks, found.flat());
  return JSON.stringify(whole) === JSON.stringify(blocks)
    ? {
        piece,
        refusal: `I could not make one sentence of ${named(edit.what)}. Tell me how it should read.`,
      }
    : {
        ...withBlocks(piece, whole),
        done: 'put them in one paragraph',
        ...(!isParagraphs && { refusal: 'A question stays a sentence of its own.' }),
      };
}

/** "make the third paragraph one sentence": its own sentences are meant. */
const isOneParagraph = (blocks: readonly Block[], what: string) => {
  const found = findPassages(blocks, what);
  return (
    !/s\b(?! )/i.test(what.replace(/^\S+ /, '')) &&
    found.length > 1 &&
    found.every(({ block }) => block === found[0]?.block)
  );
};

function asOneSentence(
  blocks: readonly Block[],
  found: readonly Passage[],
): { blocks: Block[]; text: string } | undefined {
  const [first, ...others] = found;
  if (!first) return undefined;
  const text = others.reduce<string | undefined>(
    (joined, { text: next }) => (joined === undefined ? undefined : together(joined, next)),
    first.text,
  );
  if (text === undefined) return undefined;
  // A heading of a list and an item are no neighbors of a sentence.
  const isApart = found.some(
    (each, index) =>
      blocks[each.block]?.kind !== 'p' ||
      isLeadLine(each.text) ||
      (found[index + 1]?.block ?? each.block) - each.block > 1,
  );
  if (isApart) return undefined;
  const isOther = (each: Passage) =>
    others.some(({ block, part }) => block === each.block && part === each.part);
  const changed = mapPassages(blocks, (each) =>
    each.block === first.block && each.part === first.part
      ? text
      : isOther(each)
        ? undefined
        : each.text,
  );
  return { blocks: tidy(changed.filter((block) => block.kind !== 'p' || block.text !== '')), text };
}

/** Two sentences as one; undefined where the first one asks. */
function together(one: string, other: string): string | undefined {
  if (/[?]["')\uE001]*$/.test(one) || /[?]["')\uE001]*$/.test(other)) return undefined;
  const head = one.replace(/[.!]+(?=\uE001?$)/, '');
  // "The budget: $500" goes on as "and the budget is $500".
  const said =
    /^[^:]{3,40}: \S/.test(withoutMarks(other)) && !one.includes(':') ? withoutLabel(other) : other;
  if (said !== other && splitSentences(said).length === 1) return together(one, said);
  const tail = withinSentence(other);
  const [kind, next] = [head, other].map((text) =>
    phraseKind(withoutMarks(text).replace(/[.!]+$/, '')),
  );
  const isWhole = (each = '') => /^(?:sentence|order)$/.test(each);
  if (/^(?:and|but|so|or|then)\b/i.test(other)) return asSentence(`${head}, ${tail}`);
  if (!isWhole(next) && new RegExp(`^${addressIn.source}`, 'iu').test(other))
    return asSentence(`${head} at ${other}`);
  if (isWhole(kind) && isWhole(next))
    return asSentence(
      /, (?:and|but|so) |;/.test(head) ? `${head}; ${tail}` : `${head}, and ${tail}`,
    );
  if (!isWhole(kind) && isWhole(next) && !head.includes(':')) return asSentence(`${head}: ${tail}`);
  return asSentence(`${head}, ${tail}`);
}

/** All of them in the block of the first, each as a sentence. */
function inOneParagraph(blocks: readonly Block[], found: readonly Passage[]): Block[] {
  const [first] = found;
  const indexes = [...new Set(found.map(({ block }) => block))];
  if (!first || indexes.some((index) => blocks[index]?.kind !== 'p')) return [...blocks];
  const text = indexes.map((index) => asSentence(blockText(blocks[index]))).join(' ');
  return blocks.flatMap((block, index) =>
    index === first.block ? [paragraph(text)] : indexes.includes(index) ? [] : [block],
  );
}

const blockText = (block?: Block) => (block?.kind === 'p' ? block.text : '');

/** Short sentences that follow one another, two by two, within their paragraph. */
function shortJoined(piece: Piece): EditResult {
  let joined = 0;
  const blocks = piece.blocks.map((block) => {
    if (block.kind !== 'p') return block;
    const result: string[] = [];
    for (const sentence of splitSentences(block.text)) {
      const last = result.at(-1);
      const isShort = countWords(sentence) <= 12 && countWords(last ?? sentence) <= 14;
      const one =
        last && isShort && !isInvitation(sentence) && !last.includes(', and ')
          ? together(last, sentence)
          : undefined;
      if (one) {
        result.splice(-1, 1, one);
        joined += 1;
      } else result.push(sentence);
    }
    return paragraph(...result);
  });
  return joined === 0
    ? { piece, refusal: 'I found no short sentences side by side that I could join.' }
    : {
        ...withBlocks(piece, blocks),
        done: `joined short sentences in ${joined === 1 ? 'one place' : `${joined} places`}`,
      };
}

export function splitPart(piece: Piece, { what }: EditOf<'split'>): EditResult {
  const { blocks } = piece;
  const found = findPassages(blocks, what);
  const [first] = found;
  if (!first) return { piece, refusal: `I could not tell which part ${named(what)} is.` };
  const isParagraph = /paragraph|line|part/i.test(what);
  const own = isParagraph
    ? passagesOf(blocks).filter(({ block }) => block === first.block)
    : [first];
  const block = blocks[first.block];
  if (block?.kind !== 'p')
    return { piece, refusal: `${capitalise(named(what))} is an item of a list.` };
  const sentences = own.length > 1 ? own.map(({ text }) => text) : inTwo(first.text);
  if (!sentences)
    return {
      piece,
      refusal: `I found no place in ${named(what)} where it could be split and both halves stay whole. Tell me the two sentences, and I will put them in.`,
    };
  if (own.length === 1) {
    const changed = mapPassages(blocks, (each) =>
      each.block === first.block && each.part === first.part ? sentences.join(' ') : each.text,
    );
    if (!/paragraph/i.test(what)) return withBlocks(piece, changed);
    return withBlocks(
      piece,
      blocks.toSpliced(first.block, 1, ...sentences.map((text) => paragraph(text))),
    );
  }
  const at = middleOf(sentences);
  return withBlocks(
    piece,
    blocks.toSpliced(
      first.block,
      1,
      paragraph(...sentences.slice(0, at)),
      paragraph(...sentences.slice(at)),
    ),
  );
}

/** Where both halves have about as many words. */
function middleOf(sentences: readonly string[]): number {
  const words = sentences.map((each) => countWords(each));
  const all = words.reduce((sum, each) => sum + each, 0);
  const rest = (at: number) =>
    Math.abs(all - 2 * words.slice(0, at).reduce((sum, each) => sum + each, 0));
  return (
    sentences
      .map((_, at) => at)
      .slice(1)
      .toSorted((one, other) => rest(one) - rest(other))[0] ?? 1
  );
}

/** A sentence of two clauses as two sentences; undefined where one of them would be none. */
function inTwo(text: string): [string, string] | undefined {
  const joints = [
    ...text.matchAll(/(?:,| –| —)? (?:and|but|so|because) |; | – | — |, (?=then\b)/g),
  ];
  const halves = joints.flatMap(({ index, 0: joint }): [string, string][] => {
    const [left, right] = [text.slice(0, index), text.slice(index + joint.length)];
    // A comma and "and" between two clauses, and not before the last of several things.
    const isTwo =
      /^, (?:and|but|so) $/.test(joint) && !left.includes(',') && !startsTail.test(right);
    const isWhole = (half: string) =>
      (isTwo && countWords(half) > 3) ||
      (countWords(half) > 2 &&
        /^(?:sentence|order)$/.test(phraseKind(withoutMarks(half).replace(/[.!?]+$/, ''))));
    if (joint === ', ' && isWhole(left)) return [[asSentence(left), asSentence(right)]];
    const opens = /\b(?:but|so)\b/.exec(joint)?.[0];
    return isWhole(left) && isWhole(right) && !/^(?:if|when|while|because|once)\b/i.test(left)
      ? [
          [
            asSentence(left),
            asSentence(opens ? `${capitalise(opens)} ${withinSentence(right)}` : right),
          ],
        ]
      : [];
  });
  const uneven = ([left, right]: [string, string]) => Math.abs(left.length - right.length);
  return halves.toSorted((one, other) => uneven(one) - uneven(other))[0];
}

/** What goes on with the clause before it. */
const startsTail =
  /^(?:to|of|in|on|at|by|for|from|with|without|into|as|than|\p{L}+ing|then|also|not|even)\b/iu;

/** Every sentence in a paragraph of its own, as people write for a phone. */
export const eachOnItsLine = (piece: Piece): EditResult => {
  const blocks = piece.blocks.flatMap((block): Block[] =>
    block.kind === 'p' && linesOf([block]).join('') !== ''
      ? splitSentences(block.text).map((text) => paragraph(text))
      : [block],
  );
  return JSON.stringify(blocks) === JSON.stringify(piece.blocks)
    ? { piece, refusal: 'Every sentence is on its own line already.' }
    : { ...withBlocks(piece, blocks), done: 'put each sentence on its own line' };
};
