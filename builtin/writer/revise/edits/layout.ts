import {
  type Block,
  bullets,
  firstIndexOf,
  isEndNote,
  lastIndexOf,
  type Piece,
  paragraph,
  tidy,
  withoutMarks,
} from '#builtin/writer/blocks.ts';
import { lowerFirst } from '#builtin/writer/knowledge/vocabulary.ts';
import {
  asSentence,
  countWords,
  listed,
  splitSentences,
} from '#builtin/writer/language/sentences.ts';
import type { EditOf } from '#builtin/writer/revise/edit.ts';
import { findPassages } from '#builtin/writer/revise/find-passage.ts';
import {
  includesPassage,
  leansBack,
  mapPassages,
  passagesOf,
} from '#builtin/writer/revise/passages.ts';
import { isAnnouncement } from '#builtin/writer/revise/text-units.ts';
import { phraseKind } from '#builtin/writer/understand/phrase-kind.ts';
import { isInvitation } from './call-to-action.ts';
import { type Context, type EditResult, withBlocks } from './context.ts';
import { withListInside } from './inline-list.ts';
import { announcesHome, withDeterminer } from './phrases.ts';
import { asSeries } from './series.ts';

/** What speaks of something as a list, in the place where the first of it stands. */
export function bulletsAbout(piece: Piece, { about = '', count }: EditOf<'bullets'>): EditResult {
  if (isGeneral.test(about)) return turnIntoList(piece);
  const inside = withListInside(piece.blocks, about, false);
  if (inside) return withBlocks(piece, inside);
  const listed = findPassages(piece.blocks, about).filter(({ kind }) => kind === 'item');
  if (listed.length > 1) return { piece, refusal: `The ${about} are a list already.` };
  const found = findPassages(piece.blocks, about)
    .filter(
      ({ kind, text }) =>
        kind === 'sentence' &&
        !isInvitation(text) &&
        !/[?:]$/.test(text) &&
        !/^(?:if|when)\b/i.test(text),
    )
    .slice(0, count);
  const [first] = found;
  if (!first || found.length < 2)
    return {
      piece,
      refusal: `I found too little about "${about.slice(0, 80)}" to make a list of.`,
    };
  const items = found.map(({ text }) => text.replace(/[.]$/, ''));
  const opening = passagesOf(piece.blocks)[0];
  // A first line stays a first line.
  const gone = found.filter((passage) => !(opening && includesPassage([opening], passage)));
  const marker = '\uE020';
  const marked = mapPassages(piece.blocks, (passage) => {
    if (!includesPassage(gone, passage)) return passage.text;
    return includesPassage([gone[0] ?? first], passage) ? marker : undefined;
  });
  const list = bullets(gone.length === found.length ? items : items.slice(1));
  return withBlocks(piece, tidy(marked.flatMap((block) => aroundMarker(block, marker, list))));
}

const isGeneral =
  /^(?:jobs?|steps?|tips?|things?|points?|tasks?|features?|items?|(?:main|key) points|it|everything)$/i;

function aroundMarker(block: Block, marker: string, list: Block): Block[] {
  if (block.kind !== 'p' || !block.text.includes(marker)) return [block];
  const [before = '', after = ''] = block.text.split(marker);
  return [paragraph(before.trim()), list, paragraph(after.trim())].filter(
    (each) => each.kind !== 'p' || each.text !== '',
  );
}

/** The sentences of one paragraph as a list. */
export function paragraphAsList(piece: Piece, part: string): EditResult {
  const [first] = findPassages(piece.blocks, part);
  const block = first && piece.blocks[first.block];
  const items = block?.kind === 'p' ? splitSentences(block.text) : [];
  const series = items.length === 1 ? asSeries(items[0] ?? '') : undefined;
  if (first && series)
    return withBlocks(
      piece,
      piece.blocks.toSpliced(
        first.block,
        1,
        ...(series.lead ? [paragraph(series.lead)] : []),
        bullets(series.items),
      ),
    );
  return !first || items.length < 2
    ? { piece, refusal: `I found too little in the ${part} to make a list of.` }
    : withBlocks(piece, piece.blocks.with(first.block, bullets(items)));
}

/** Everything behind the first line, a sentence to each item. */
export function allAsList(piece: Piece): EditResult {
  const first = firstIndexOf(piece.blocks);
  const opening = piece.blocks[first];
  if (opening?.kind !== 'p') return { piece };
  const [line = '', ...others] = splitSentences(opening.text);
  const more = thoughtsIn(others.join(' '));
  const rest = piece.blocks.slice(first + 1);
  const kept = rest.filter((block) => !('items' in block) && block.kind !== 'p');
  const items = [
    ...more,
    ...rest.flatMap((block) =>
      'items' in block
        ? block.items
        : block.kind === 'p' && !isAnnouncement(block)
          ? thoughtsIn(block.text)
          : [],
    ),
  ];
  return items.length < 2
    ? { piece, refusal: 'I found too little in it to make a list of.' }
    : withBlocks(piece, [
        ...piece.blocks.slice(0, first),
        paragraph(line),
        bullets(items),
        ...kept,
      ]);
}

/** A question and what answers it are one point. */
function thoughtsIn(text: string): string[] {
  const thoughts: string[] = [];
  for (const sentence of splitSentences(text)) {
    const last = thoughts.at(-1);
    const isOne = last !== undefined && (/[?:]["')]*$/.test(last) || leansBack(sentence));
    if (isOne) thoughts.splice(-1, 1, `${last} ${sentence}`);
    else thoughts.push(sentence);
  }
  return thoughts;
}

/** A list of one is none. */
export function turnIntoList(piece: Piece): EditResult {
  if (piece.blocks.some((block) => 'items' in block && block.items.length > 2))
    return { piece, refusal: 'It has a list already. Tell me what else should be on it.' };
  const blocks = toBullets(piece.blocks);
  const items = blocks.flatMap((block) => ('items' in block ? block.items : []));
  return items.length < 2
    ? {
        piece,
        refusal: 'I found too little in it to make a list of. Tell me which points it should have.',
      }
    : withBlocks(piece, blocks);
}

/** The list that is there, or the middle of the text as one, with numbers. */
export function numbered(piece: Piece, { count, about }: EditOf<'numbered'>): EditResult {
  if (about) return numberedAbout(piece, about);
  const isThere = piece.blocks.some(({ kind }) => kind === 'ul');
  const made: EditResult = isThere ? { piece } : turnIntoList(piece);
  const isShort =
    !isThere && made.piece.blocks.every((block) => !('items' in block) || block.items.length < 3);
  if (isShort)
    return {
      piece,
      refusal:
        made.refusal ?? 'I found too little in it to number. Tell me which points it should have.',
    };
  const blocks = made.piece.blocks.map((block) =>
    block.kind === 'ul' ? { ...block, kind: 'ol' as const } : block,
  );
  const items = Math.max(0, ...blocks.map((block) => ('items' in block ? block.items.length : 0)));
  const isOther = count !== undefined && items > 0 && items !== count;
  return withBlocks(
    piece,
    blocks,
    made.refusal ??
      (isOther
        ? `The list has ${items} points, not ${count}. Tell me which to ${items > count ? 'drop' : 'add'}.`
        : undefined),
  );
}

/** What speaks of something as a list with numbers, or the list that has it. */
function numberedAbout(piece: Piece, about: string): EditResult {
  const inside = withListInside(piece.blocks, about, true);
  if (inside) return withBlocks(piece, inside);
  const made = bulletsAbout(piece, { kind: 'bullets', about }).piece.blocks;
  const isNew = JSON.stringify(made) !== JSON.stringify(piece.blocks);
  const items = findPassages(made, about).filter(({ kind }) => kind === 'item');
  const at = isNew
    ? made.findIndex((block, index) => block.kind === 'ul' && piece.blocks[index]?.kind !== 'ul')
    : (items[0]?.block ?? afterLead(made, about));
  const list = made[at];
  return list?.kind === 'ul'
    ? withBlocks(piece, made.with(at, { ...list, kind: 'ol' }))
    : {
        piece,
        refusal:
          list?.kind === 'ol'
            ? `The ${about} have numbers already.`
            : `I found too little about "${about.slice(0, 80)}" to make a numbered list of. Tell me its points.`,
      };
}

/** The list that a line with these words announces. */
function afterLead(blocks: Block[], about: string): number {
  const lead = findPassages(blocks, about).find(({ text }) => /:\S?$/.test(text));
  return lead ? lead.block + 1 : -1;
}

/** The middle of the text as a list; opening and end stay sentences. */
function toBullets(blocks: Block[]): Block[] {
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
    if (isInside && !isAnnouncement(block) && !/\?/.test(block.text))
      items.push(...thoughtsIn(block.text));
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
  // "Buying your first place?" leads up to the invitation behind it.
  const end = /\?$/.test(sentences.at(-2) ?? '') && sentences.length > 4 ? -2 : -1;
  return [
    paragraph(sentences[0]),
    bullets(sentences.slice(1, end)),
    paragraph(...sentences.slice(end)),
  ];
}

/** Short items as one sentence, whole ones as a paragraph; the line that announced them goes in front. */
export function withoutBullets(blocks: Block[], { answers }: Pick<Context, 'answers'>): Block[] {
  const isHome = announcesHome(blocks);
  const sentences = blocks.map((block, index) => {
    if (block.kind !== 'ul' && block.kind !== 'ol') return block;
    const isFeatures = isHome && !isAnnouncement(blocks[index - 1]);
    return paragraph(isFeatures ? asFeatures(block.items, answers) : inOneSentence(block.items));
  });
  return sentences.flatMap((block, index): Block[] => {
    const isList = blocks[index] !== block;
    const [before, next] = [blocks[index - 1], blocks[index + 1]];
    if (isAnnouncement(block) && next && 'items' in next) return [];
    if (!isList || block.kind !== 'p' || !isAnnouncement(before) || before?.kind !== 'p')
      return [block];
    // Labels announce themselves.
    if (/^[^.]{3,40}: /.test(withoutMarks(block.text)))
      // A day and a source are facts.
      return /\d/.test(before.text) || !onlyAnnounces.test(before.text)
        ? [paragraph(asSentence(before.text.replace(/:\s*$/, '')), block.text)]
        : [block];
    return [
      paragraph(before.text, /^[^.]+\.$/.test(block.text) ? lowerFirst(block.text) : block.text),
    ];
  });
}

/** "A few notes from Hilo:" says nothing once the list is gone; "For two units, hold forever:" does. */
export const onlyAnnounces =
  /\b(?:notes?|good to know|worth knowing|here['’]?s|here (?:is|are)|what to know|the details|at a glance|highlights|things to|a few|things)\b/i;

/** "Screened porch" and "Walk to the lake" as "It has a screened porch. You can walk to the lake." */
function asFeatures(items: string[], answers: Context['answers']): string {
  const isNoun = (item: string) =>
    countWords(item) <= 9 &&
    !/[.!?:,]/.test(item) &&
    (phraseKind(withoutMarks(item)) === 'noun' || /^\p{L}+ed \p{L}/u.test(item));
  // A capital that the agent did not type was only the start of a line.
  const small = (item: string) => item.charAt(0).toLowerCase() + item.slice(1);
  const things = items
    .filter(isNoun)
    .map((item) =>
      answers.some(({ answer }) => answer.includes(small(item))) ? small(item) : item,
    )
    .map(withDeterminer);
  const others = items
    .filter((item) => !isNoun(item))
    .map((item) => asSentence(/^walk\b/i.test(item) ? `You can ${lowerFirst(item)}` : item));
  return [things.length > 0 && asSentence(`It has ${listed(things)}`), ...others]
    .filter(Boolean)
    .join(' ');
}

const withoutBold = (text: string) => text.replace(/[\uE000\uE001]/g, '');

/** One paragraph, or so many, each of whole ones as they follow one another. */
export function inParagraphs(blocks: Block[], count = 1): Block[] {
  const texts = blocks.filter((block) => block.kind === 'p' && !isEndNote(block)).length;
  const each = Math.ceil(texts / count);
  let at = 0;
  const groups: Block[][] = [];
  for (const block of blocks) {
    if (at % each === 0) groups.push([]);
    groups.at(-1)?.push(block);
    if (block.kind === 'p' && !isEndNote(block)) at += 1;
  }
  return groups.flatMap(inOneParagraph);
}

/** All but headings, pictures and tables, which stay where they are. */
function inOneParagraph(blocks: Block[]): Block[] {
  const result: Block[] = [];
  for (const block of blocks) {
    const last = result.at(-1);
    if (block.kind === 'p' && last?.kind === 'p' && !isEndNote(block))
      result.splice(-1, 1, paragraph(asSentence(last.text), asSentence(block.text)));
    else result.push(block);
  }
  return result;
}

function inOneSentence(items: string[]): string {
  const isShort = items.every(
    (item) =>
      countWords(item) <= 9 &&
      !/[.!?]$/.test(item) &&
      !/^(?:order|sentence)$/.test(phraseKind(withoutMarks(item))),
  );
  if (!isShort || items.some((item) => /,(?!\d)/.test(item)))
    return items.map((item) => asSentence(withoutBold(item))).join(' ');
  const [first = '', ...others] = items.map((item) => item.replace(/^([^:]+): (?=\S+$)/, '$1 '));
  return asSentence(
    listed([first, ...others.map((item) => (/\s\p{Lu}/u.test(item) ? item : lowerFirst(item)))]),
  );
}

const mostWordsTogether = 12;

/** Long paragraphs as several, each of them one thought. */
export const inMoreParagraphs = (blocks: Block[]): Block[] =>
  blocks.flatMap((block, index): Block[] => {
    if (block.kind !== 'p' || isEndNote(block)) return [block];
    const own = passagesOf(blocks).filter((passage) => passage.block === index);
    if (countWords(block.text) <= mostWordsTogether) return [block];
    const thoughts: string[][] = [];
    for (const { text } of own) {
      const last = thoughts.at(-1);
      if (last && (leansBack(text) || /[:?]["')\uE001]*$/.test(last.at(-1) ?? ''))) last.push(text);
      else thoughts.push([text]);
    }
    return thoughts.map((sentences) => paragraph(...sentences));
  });
