import {
  type Block,
  isDisclaimer,
  mapText,
  type Piece,
  withoutMarks,
  wordsOf,
} from '#builtin/writer/blocks.ts';
import { capitalise, countWords, listed } from '#builtin/writer/language/sentences.ts';
import { keywordsOf } from '#builtin/writer/points.ts';
import type { EditOf } from '#builtin/writer/revise/edit.ts';
import {
  bareDescription,
  escaped,
  findPassages,
  meansParagraph,
} from '#builtin/writer/revise/find-passage.ts';
import {
  includesPassage,
  leansBack,
  mapPassages,
  type Passage,
  passagesOf,
  wholeThought,
  withoutPassages,
} from '#builtin/writer/revise/passages.ts';
import { isBold } from '#builtin/writer/revise/text-units.ts';
import { tidy } from '#builtin/writer/shorten.ts';
import { endingCall } from './call-to-action.ts';
import { type Context, holdsFact, named, type Result, withBlocks } from './context.ts';
import { withArticles } from './sales-talk.ts';
import { withCapitals } from './word-swaps.ts';

/** What goes: the sentences that speak of something, single words, what the agent never said, names. */

export function removed(
  piece: Piece,
  { what, isWord }: EditOf<'remove'>,
  context: Context,
): Result {
  const { blocks } = piece;
  const words = isWord ? withoutWords(piece, what, context) : undefined;
  if (words) return words;
  const sections = withoutSections(blocks, what);
  if (sections) return withBlocks(piece, sections);
  const found = passagesToRemove(blocks, what);
  if (found.length === 0)
    return { piece, refusal: `I found nothing about ${named(what)} to take out.` };
  const call = endingCall(blocks);
  if (
    found.every(({ text }) => withoutMarks(text) === call) &&
    !isMostOf(what, call) &&
    !namesCall.test(what)
  )
    return {
      piece,
      refusal: `Only your call to action speaks of ${named(what)}, so I left it in.`,
    };
  const shorter = withoutListedWord(blocks, found, bareDescription(what));
  if (shorter) return withBlocks(piece, shorter);
  const left = withoutPassages(blocks, withFollowers(blocks, found, what));
  // A word that runs through the whole text cannot go with all its sentences.
  if (wordsOf(left) < wordsOf(blocks) * 0.4)
    return { piece, refusal: `Too much of the text speaks of ${named(what)}, so I left it in.` };
  return withBlocks(piece, left);
}

/** "everything after the parking"; "the roof and the garage"; or one thing. */
function passagesToRemove(blocks: readonly Block[], what: string): Passage[] {
  const [, side = '', anchor = ''] =
    /^(?:everything|all|the rest|anything) (?:that comes )?(after|below|before|above) (.+)$/i.exec(
      what,
    ) ?? [];
  if (side) {
    const all = passagesOf(blocks);
    const at = findPassages(blocks, anchor, { isStrict: true });
    const indexes = all.flatMap((each, index) => (includesPassage(at, each) ? [index] : []));
    if (indexes.length === 0) return [];
    return /after|below/i.test(side)
      ? all.slice(Math.max(...indexes) + 1)
      : all.slice(0, Math.min(...indexes));
  }
  const found = findPassages(blocks, what, { isStrict: true });
  // A phrase that stands in the text is one thing, whatever joins it.
  const isPhrase = found.some(({ text }) =>
    withoutMarks(text).toLowerCase().includes(bareDescription(what).toLowerCase()),
  );
  const parts = isPhrase ? [] : what.split(/,? (?:and|or|&) (?:the )?|, (?:the )?/);
  const each = parts.map((part) => findPassages(blocks, part, { isStrict: true }));
  return each.length > 1 && each.every((one) => one.length > 0) ? each.flat() : found;
}

/** Tables, and what stands under a heading, as an article has them. */
function withoutSections(blocks: Block[], what: string): Block[] | undefined {
  const names = what.split(/,? (?:and|&) (?:the )?|, (?:the )?/).map((name) =>
    name
      .replace(/^(?:the|that|this|whole|entire) /gi, '')
      .replace(/ (?:section|part)s?$/i, '')
      .trim(),
  );
  let left = blocks;
  for (const name of names) {
    const next = withoutSection(left, name, /\bsection\b/i.test(what));
    if (!next) return undefined;
    left = next;
  }
  return left;
}

function withoutSection(blocks: Block[], name: string, isSection: boolean): Block[] | undefined {
  if (/^(?:comparison )?tables?$/i.test(name)) {
    const left = blocks.filter(({ kind }) => kind !== 'table');
    return left.length < blocks.length ? tidy(left) : undefined;
  }
  const isFaq = /^(?:faqs?|q ?(?:&|and) ?a|frequently asked questions)$/i.test(name);
  if (!isFaq && !isSection) return undefined;
  const words = keywordsOf(name);
  const at = blocks.findIndex(
    (block) =>
      block.kind === 'h2' &&
      (isFaq
        ? /\b(?:questions|faq)\b/i.test(block.text)
        : words.size > 0 && [...words].every((word) => keywordsOf(block.text).has(word))),
  );
  if (at < 0) return undefined;
  const length = blocks
    .slice(at + 1)
    .findIndex((block) => block.kind === 'h2' || isDisclaimer(block));
  return blocks.toSpliced(at, length < 0 ? blocks.length : length + 1);
}

const isMostOf = (what: string, call = '') => countWords(what) * 2 >= countWords(call);

const namesCall =
  /\b(?:call|cta|end|ending|closing|last|final|invitation|sentence|line|paragraph|part|bit)\b/i;

/** One of several things in a sentence goes alone: "Redstone, NASA and Toyota" without NASA. */
function withoutListedWord(blocks: Block[], found: Passage[], what: string): Block[] | undefined {
  const [passage] = found;
  if (!passage || found.length > 1 || what.split(' ').length > 4) return undefined;
  const phrase = `(?:(?:the|an?) )?${escaped(what)}`;
  const text = passage.text;
  const short = [
    text.replace(new RegExp(`, ${phrase}(?=, | and | or )`, 'i'), ''),
    text.replace(new RegExp(`, ([^,.:]+?),? and ${phrase}(?=[.,;!]|$)`, 'i'), ' and $1'),
    text.replace(
      new RegExp(
        `(?<=(?:: |\\b(?:for|with|like|have|has|bring|include) ))${phrase}, (?=[^.]* and )`,
        'i',
      ),
      '',
    ),
    withoutElement(text, what),
  ].find((each) => each !== text);
  if (!short) return undefined;
  return mapPassages(blocks, (each) => (includesPassage([passage], each) ? short : each.text));
}

/** "Getting around: 5 minutes to downtown and bus 12." without the bus. */
function withoutElement(text: string, what: string): string {
  const [, lead = '', rest = '', mark = ''] =
    /^((?:.*?[:?][\uE001]? )?)([^.!?]+)([.!]?)$/u.exec(text) ?? [];
  const elements = rest.split(/, (?:and )?| and /);
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${escaped(what)}(?![\\p{L}])`, 'iu');
  const left = elements.filter((each) => !pattern.test(each));
  const isList = elements.every(isFragment);
  return isList && left.length > 0 && left.length < elements.length
    ? `${lead}${lead === '' ? capitalise(listed(left)) : listed(left)}${mark}`
    : text;
}

const isFragment = (words: string) =>
  countWords(words) <= 8 &&
  !/\b(?:is|are|was|were|has|have|had|will|can|should|I|we|you|they|it|who|which|that)\b/i.test(
    words,
  );

/** What leans on a sentence goes with it, and so does its whole paragraph where that was meant. */
function withFollowers(blocks: readonly Block[], found: Passage[], what: string): Passage[] {
  const all = passagesOf(blocks);
  const [first] = found;
  if (
    found.length === 1 &&
    /\b(?:story|paragraph|section)\b/i.test(what) &&
    first?.kind === 'sentence'
  )
    return all.filter(({ block }) => block === first.block);
  // What answers a bold question at the start of its paragraph goes with the question.
  const gone = [
    ...found,
    ...all.filter(
      (each) =>
        isBold(blocks[each.block]) &&
        /\?\uE001/.test(linesWithMarks(blocks[each.block])) &&
        found.some(({ block }) => block === each.block) &&
        !includesPassage(found, each),
    ),
  ];
  for (const [index, passage] of all.entries()) {
    const before = all[index - 1];
    const leans =
      passage.kind === 'sentence' && before?.block === passage.block && leansBack(passage.text);
    if (before && leans && includesPassage(gone, before) && meansParagraph(what))
      gone.push(passage);
  }
  return gone;
}

const linesWithMarks = (block?: Block) => (block?.kind === 'p' ? block.text : '');

/** A word or two taken out of their sentences, where these can do without. */
function withoutWords(piece: Piece, what: string, { isOwn }: Context): Result | undefined {
  const phrase = bareDescription(what.replace(/^(?:the )?(?:words?|phrase|term|name) /i, ''));
  const home = /^(?:\p{L}+) (home|house)$/iu.exec(phrase)?.[1];
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${escaped(phrase)}(?![\\p{L}\\p{N}])`, 'giu');
  const holding = passagesOf(piece.blocks).filter(
    ({ text }) => withoutMarks(text).search(pattern) >= 0,
  );
  if (holding.length === 0) return undefined;
  // "Happy Thanksgiving, Fargo!"
  const isAddressed = new RegExp(`, ${escaped(phrase)}(?=[.!?])`, 'iu');
  if (holding.every(({ text }) => isAddressed.test(withoutMarks(text))))
    return withBlocks(
      piece,
      mapText(piece.blocks, (text) => text.replace(isAddressed, '')),
    );
  const isAttribute = new RegExp(
    `\\b(?:a|an|the|this|that|my|our|your|its|and|very|so|is|are|\\d+),? ${escaped(phrase)} (?=\\p{L})`,
    'iu',
  );
  const canGo =
    home !== undefined || holding.every(({ text }) => isAttribute.test(withoutMarks(text)));
  if (canGo) {
    const blocks = mapText(piece.blocks, (text) => {
      const short = text.replace(
        home ? pattern : new RegExp(`${pattern.source} ?`, 'giu'),
        home ?? '',
      );
      return short === text ? text : withCapitals(withArticles(short));
    });
    const title = piece.title.replace(new RegExp(`${pattern.source} (?=\\p{Ll})`, 'giu'), '');
    return {
      piece: {
        ...piece,
        blocks,
        title: title === piece.title ? title : withCapitals(withArticles(title)),
      },
    };
  }
  // A short sentence is about little else.
  const words = keywordsOf(phrase).size || 1;
  if (holding.every(({ text }) => keywordsOf(text).size <= words + 1)) return undefined;
  const facts = holding.filter(({ text }) => isOwn(text) || /\d/.test(withoutMarks(text)));
  if (facts.length === 0) return undefined;
  return {
    piece,
    refusal: `I could not take ${named(phrase)} out of "${withoutMarks(facts[0]?.text ?? '')}" without its facts. Tell me what it should say instead.`,
  };
}

/** Only what speaks of something, and the call at the end. */
export function onlyAbout(piece: Piece, { what }: EditOf<'keepOnly'>): Result {
  const { blocks } = piece;
  const all = findPassages(blocks, what);
  const sentences = all.filter(({ kind }) => kind === 'sentence');
  const found = sentences.length > 0 ? sentences : all;
  const call = endingCall(blocks);
  const kept = passagesOf(blocks).filter(
    (passage) =>
      found.some((each) => includesPassage(wholeThought(blocks, each), passage)) ||
      withoutMarks(passage.text) === call,
  );
  const gone = passagesOf(blocks).filter((passage) => !includesPassage(kept, passage));
  const left = withoutPassages(blocks, gone);
  return found.length === 0 || wordsOf(left) < 8
    ? { piece, refusal: `I found too little about ${named(what)} to keep only that.` }
    : withBlocks(piece, left);
}

/** Without what the agent did not say; the call at the end stays. */
export function onlyOwn(piece: Piece, context: Context): Result {
  const call = endingCall(piece.blocks);
  const keep = (sentence: string) =>
    holdsFact(sentence, context) || withoutMarks(sentence) === call;
  const gone = passagesOf(piece.blocks).filter(
    ({ text, kind }) =>
      kind !== 'heading' && !keep(text) && !announcesKept(piece.blocks, text, keep),
  );
  const blocks = withoutPassages(piece.blocks, gone);
  return wordsOf(blocks) < 8
    ? { piece, refusal: 'Without what you did not say there would be no text left, so I left it.' }
    : withBlocks(piece, blocks);
}

/** "Here's where I'd start:" stays with a list that stays. */
function announcesKept(blocks: Block[], text: string, keep: (item: string) => boolean): boolean {
  if (!/:\s*$/.test(text)) return false;
  const at = blocks.findIndex((block) => block.kind === 'p' && block.text.endsWith(text));
  const next = blocks[at + 1];
  return next !== undefined && 'items' in next && next.items.some(keep);
}

const person = '\\p{Lu}\\p{Ll}+(?: \\p{Lu}\\p{Ll}+)?';
const doing =
  '(?:called|texted|came|bought|sold|moved|asked|wanted|closed|found|loved|told|said|had|were|was|are|is)';
const couple = new RegExp(`\\b${person} and ${person}\\b(?= (?:${doing})\\b|[.,!]|$)`, 'gu');
const afterRole = new RegExp(
  `\\b((?:my |our |the )?(?:clients?|buyers?|sellers?|couple|family|owners?)),? ${person}(?: and ${person})?\\b`,
  'gu',
);
const one =
  /(?<=^|[.!?] |, )\p{Lu}\p{Ll}+(?= (?:called|texted|came to me|bought|told me|asked me)\b)/gu;

/** Clients without their names. */
export function withoutNames(piece: Piece): Result {
  const blocks = mapPassages(piece.blocks, ({ text }) => {
    const nameless = text
      .replace(afterRole, '$1')
      .replace(couple, 'my clients')
      .replace(one, 'a client');
    return nameless === text ? text : withCapitals(nameless);
  });
  return JSON.stringify(blocks) === JSON.stringify(piece.blocks)
    ? {
        piece,
        refusal: 'I could not tell which words are names of people. Tell me the name to take out.',
      }
    : withBlocks(piece, blocks);
}

/** A part called boring or generic: ours goes, what the agent said needs the agent's words. */
export function withoutWeakPart(
  piece: Piece,
  { what }: EditOf<'improve'>,
  context: Context,
): Result {
  const found = findPassages(piece.blocks, what);
  if (found.length === 0)
    return { piece, refusal: `I could not tell which part ${named(what)} is.` };
  const facts = found.filter(({ text }) => holdsFact(text, context));
  if (facts.length > 0 || found.length > 3)
    return {
      piece,
      refusal: `I have no other words for ${named(what)}. Tell me what it should say, or connect a model.`,
    };
  return withBlocks(piece, withoutPassages(piece.blocks, found));
}
