import { type Block, type Piece, withoutMarks, wordCountOf } from '#builtin/writer/blocks.ts';
import { countWords, listed } from '#builtin/writer/language/sentences.ts';
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
import { isLeadLine, passagesInPlace } from '#builtin/writer/revise/places.ts';
import { isBold } from '#builtin/writer/revise/text-units.ts';
import { endingCall } from './call-to-action.ts';
import { withoutContact } from './contact.ts';
import { type Context, type EditResult, holdsFact, named, withBlocks } from './context.ts';
import { notThere } from './not-there.ts';
import { withoutClause, withoutListedWord, withoutWords } from './removed-words.ts';
import { passagesToRemove, withoutPartOfAddress, withoutSections } from './sections.ts';

/** What goes: the sentences that speak of something, single words, what the agent never said, names. */

export function removed(
  piece: Piece,
  { what, isWord, isWhole: isWholeMeant = false, isLine }: EditOf<'remove'>,
  context: Context,
): EditResult {
  const { blocks } = piece;
  const nameless = withoutNameOnly(blocks, what);
  if (nameless) return withBlocks(piece, nameless);
  const unpriced = withoutCost(blocks, what);
  if (unpriced) return withBlocks(piece, unpriced);
  const figureless = withoutFigure(blocks, what);
  if (figureless) return withBlocks(piece, figureless);
  const unzipped = withoutZipCodes(blocks, what);
  if (unzipped) return { ...withBlocks(piece, unzipped), done: 'took the ZIP codes out' };
  const uncounted = withoutPercent(blocks, what);
  if (uncounted) return withBlocks(piece, uncounted);
  const words = isWord ? withoutWords(piece, what, context) : undefined;
  if (words) return words;
  const unreachable = withoutContact(blocks, what);
  if (unreachable) return withBlocks(piece, unreachable);
  const stripped = withoutPartOfAddress(piece, what);
  if (stripped) return { piece: stripped };
  const sections = withoutSections(blocks, what);
  if (sections) return withBlocks(piece, sections);
  const all = passagesToRemove(blocks, what);
  // "the question line" is one of them, and mostly the last.
  const found = isLine && /^(?:the )?questions?$/i.test(what) ? all.slice(-1) : all;
  const names = what.split(/,? (?:or|and) (?:the )?|, /);
  if (found.length === 0 && names.length > 1 && names.every((name) => countWords(name) <= 3))
    return eachRemoved(piece, names, context);
  if (found.length === 0) return { piece, refusal: notThere(blocks, isWord ? `"${what}"` : what) };
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
  const isPart = /\b(?:story|paragraph|section)\b/i.test(what);
  // "the part about Freddie Mac" is all of it, and "Freddie Mac" a name among others.
  const isWhole =
    isWholeMeant ||
    isPart ||
    /\b(?:part|sentence|line|bit|everything|anything) (?:about|on|with)\b/i.test(what);
  const phrase = isWholeMeant ? undefined : withoutPhrase(blocks, found, what);
  if (phrase) return withBlocks(piece, phrase);
  const shorter = isWhole ? undefined : withoutListedWord(blocks, found, bareDescription(what));
  if (shorter) return withBlocks(piece, withoutBareCity(blocks, shorter, context));
  const clause = isPart || isWholeMeant ? undefined : withoutClause(blocks, found, what);
  if (clause) return withBlocks(piece, clause);
  const gone = isLine ? wholeLines(blocks, found) : withFollowers(blocks, found, what);
  const left = withoutPassages(withoutToo(blocks, gone), gone);
  // A word that runs through the whole text cannot go with all its sentences.
  if (wordCountOf(left) < wordCountOf(blocks) * 0.4)
    return { piece, refusal: `Too much of the text speaks of ${named(what)}, so I left it in.` };
  return withBlocks(piece, left);
}

/** A line is what a reader sees as one: two short sentences in a paragraph of their own are. */
function wholeLines(blocks: readonly Block[], found: Passage[]): Passage[] {
  const all = passagesOf(blocks);
  return all.filter(
    (each) =>
      includesPassage(found, each) ||
      (each.kind === 'sentence' &&
        found.some(({ block }) => block === each.block) &&
        all.filter(({ block }) => block === each.block).length <= 2 &&
        !/\d|\uE004/.test(each.text)),
  );
}

/** "in 19 days over Thanksgiving week" without Thanksgiving: when it was goes, and what was done stays. */
function withoutPhrase(blocks: Block[], found: Passage[], what: string): Block[] | undefined {
  const pattern = new RegExp(
    ` (?:over|on|during|in|before|after|around|by|behind|near|next to|across from|beside) (?:the )?${escaped(what)}(?: (?:week|weekend|day|morning|time|season))?(?=[.,!?]|$)`,
    'i',
  );
  if (found.length !== 1 || countWords(what) > 3 || !pattern.test(found[0]?.text ?? ''))
    return undefined;
  return changedOnly(blocks, (each) =>
    includesPassage(found, each) ? each.text.replace(pattern, '') : each.text,
  );
}

/** "downsizing or seniors": each of them by itself. */
function eachRemoved(piece: Piece, names: string[], context: Context): EditResult {
  const gone: string[] = [];
  const left: string[] = [];
  let changed = piece;
  for (const name of names) {
    const result = removed(changed, { kind: 'remove', what: name, isWord: true }, context);
    const isSame = JSON.stringify(result.piece) === JSON.stringify(changed);
    (isSame ? left : gone).push(named(name));
    changed = result.piece;
  }
  return {
    piece: changed,
    ...(gone.length > 0 && { done: `took out ${listed(gone)}` }),
    ...(left.length > 0 && { refusal: `The text does not say ${left.join(' or ')}.` }),
  };
}

/** "a Del Ray townhome" without the name of the place is a townhome still. */
function withoutNameOnly(blocks: Block[], what: string): Block[] | undefined {
  if (countWords(what) > 3 || /\d/.test(what)) return undefined;
  const name = what
    .trim()
    .split(/\s+/)
    .map((word) => `${escaped(word.charAt(0).toUpperCase())}${escaped(word.slice(1))}`)
    .join(' ');
  const before = new RegExp(`\\b([Aa]n?|[Tt]he|[Oo]ur|[Mm]y) ${name} (?=\\p{Ll}{3,})`, 'gu');
  const changed = mapPassages(blocks, ({ text }) =>
    text.replace(before, (_, article: string) => `${article.replace(/^([Aa])n$/, '$1')} `),
  );
  return JSON.stringify(changed) === JSON.stringify(blocks) ? undefined : changed;
}

/** Of "1127 Fulton St, Grand Rapids" without its address a city would be left on a line of its own. */
const withoutBareCity = (before: Block[], after: Block[], { material }: Context) =>
  after.filter(
    (block, index) =>
      block === before[index] ||
      block.kind !== 'p' ||
      withoutMarks(block.text).replace(/[.,]$/, '') !== material.place.city,
  );

/** "painted it before photos, cost $2,900" without what it cost: the work is still worth telling. */
function withoutCost(blocks: Block[], what: string): Block[] | undefined {
  const isCost =
    /^(?:the )?(?:costs?|amounts?|dollar amounts?|(?:what|how much) (?:it|we|they|that|this|i|(?:the|my|our) (?:\p{L}+ ){0,2}\p{L}+) (?:cost|costs|paid|spent|ran))(?: us| them| me)?(?: (?:for|on|of) .{2,40})?$/iu;
  if (!isCost.test(what.trim())) return undefined;
  const sum = '\\$?\\d[\\d,.]*\\d(?:k|K)?';
  const pattern = new RegExp(
    `(?:,? (?:and |which |it |that )*(?:costs?|costing|ran|paid|spent|spending)(?: (?:us|me|them|about|around|only|just|a total of))*|,? (?:for|at)(?: (?:about|around|only|just))?|,| -| –) ${sum}(?: (?:total|in all|all in))?(?=[.,;!]|$| and | first\\b| before\\b| to )`,
    'iu',
  );
  return changedOnly(blocks, ({ text }) =>
    /\b(?:median|list|asking|sold|price)\b/i.test(text) ? text : text.replace(pattern, ''),
  );
}

/** "painted the porch for $900" without the 900: what was done is still told. */
function withoutFigure(blocks: Block[], what: string): Block[] | undefined {
  const [, figure = ''] = /^(?:the )?\$?(\d[\d,.]*\d)$/.exec(what.trim()) ?? [];
  if (figure === '') return undefined;
  const pattern = new RegExp(
    ` (?:for|at|by) (?:about |just |only )?\\$${escaped(figure)}(?![\\d]|[,.]\\d)`,
    'g',
  );
  return changedOnly(blocks, ({ text }) => text.replace(pattern, ''));
}

/** "Sarasota (34236, 34237)" is Sarasota, and "35763 Hampton Cove" is Hampton Cove. */
function withoutZipCodes(blocks: Block[], what: string): Block[] | undefined {
  if (!/^(?:the |all |any )*zip(?: ?codes?)?s?$/i.test(what.trim())) return undefined;
  const zip = '(?<![\\d$,.])\\d{5}(?![\\d,.]\\d|-\\d{2})';
  return changedOnly(blocks, ({ text }) =>
    text
      .replace(new RegExp(` ?\\((?:${zip}(?:,? and |, )?)+\\)`, 'g'), '')
      .replace(new RegExp(`${zip}(?:, | and |,? and )(?=${zip})`, 'g'), '')
      .replace(new RegExp(`(?<=: |, )${zip}, `, 'g'), '')
      .replace(new RegExp(`${zip} (?=\\p{Lu})`, 'gu'), '')
      .replace(new RegExp(`,? ${zip}`, 'g'), ''),
  );
}

/** "6 offers, 4 percent over list" without the percent is "6 offers". */
function withoutPercent(blocks: Block[], what: string): Block[] | undefined {
  const isPercent = /^(?:the )?(?:percent(?:age)?s?|%)(?: (?:over|under))?$/i.test(what.trim());
  const isOver =
    /^(?:the |it (?:was|went) )?(?:\$?\d[\d,.]*k? )?(?:over|above|under|below)(?: (?:list|asking)(?: price)?)?$/i.test(
      what.trim(),
    );
  if (isOver)
    return changedOnly(blocks, ({ text }) =>
      text.replace(
        /,?(?: and)?(?: (?:it )?(?:went|sold|closed)(?: for)?)? \$?\d[\d,.]*k?(?: ?%| percent)? (?:over|above|under|below) (?:list|asking)(?: price)?(?=[.,;!]|$)/giu,
        '',
      ),
    );
  // "don't say how much over asking": that it was over may be said.
  if (
    /^(?:by )?how (?:much|far) (?:it (?:went|sold|was)(?: for)? )?(?:over|above|under|below)\b/i.test(
      what.trim(),
    )
  )
    return changedOnly(blocks, ({ text }) =>
      text.replace(
        /(?: for| by)? \$?\d[\d,.]*k?(?: ?%| percent)? (?=(?:over|above|under|below) (?:list|asking)\b)/giu,
        ' ',
      ),
    );
  if (!isPercent) return undefined;
  return changedOnly(blocks, ({ text }) =>
    text.replace(
      /,?(?: and)? (?:up |down )?\d[\d.]* ?(?:%|percent)(?: (?:over|under|above|below) (?:list|asking|the list)(?: price)?)?(?=[.,;!]|$)/giu,
      '',
    ),
  );
}

/** Undefined where nothing changed. */
function changedOnly(blocks: Block[], change: (passage: Passage) => string): Block[] | undefined {
  const changed = mapPassages(blocks, change);
  return JSON.stringify(changed) === JSON.stringify(blocks) ? undefined : changed;
}

const isMostOf = (what: string, call = '') => countWords(what) * 2 >= countWords(call);

const namesCall =
  /\b(?:call|cta|end|ending|closing|last|final|invitation|sentence|line|paragraph|part|bit)\b/i;

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
  // "the two moves list": the line that announces it is found, and the list is meant.
  if (/\b(?:list|bullets?)\b/i.test(what))
    for (const each of found)
      if (isLeadLine(each.text))
        gone.push(...all.filter(({ block, kind }) => block === each.block + 1 && kind === 'item'));
  // A question goes with its only answer.
  for (const passage of all) {
    const answers = all.filter(({ block, part }) => block === passage.block && part > passage.part);
    if (
      passage.kind === 'sentence' &&
      /\?["')\uE001]*$/.test(passage.text) &&
      answers.length > 0 &&
      answers.every((each) => includesPassage(gone, each)) &&
      !includesPassage(gone, passage)
    )
      gone.push(passage);
  }
  for (const [index, passage] of all.entries()) {
    const before = all[index - 1];
    const leans =
      passage.kind === 'sentence' && before?.block === passage.block && leansBack(passage.text);
    // "Xcel offers one at a reduced price."
    const speaksOfIt =
      before?.block === passage.block &&
      /\b(?:offers?|gives?|provides?|sells?|does|do|book|schedule|get|order|want) one\b/i.test(
        passage.text,
      );
    if (before && speaksOfIt && includesPassage(gone, before)) gone.push(passage);
    else if (before && leans && includesPassage(gone, before) && meansParagraph(what))
      gone.push(passage);
  }
  return gone;
}

/** "Storm shelter too." stands beside nothing once the sentence before it is gone. */
const withoutToo = (blocks: readonly Block[], gone: readonly Passage[]) =>
  mapPassages(blocks, (passage) => {
    const before = { ...passage, part: passage.part - 1 };
    return includesPassage(gone, before) && !includesPassage(gone, passage)
      ? passage.text.replace(/,? (?:too|as well)(?=[.!]$)/i, '')
      : passage.text;
  });

const linesWithMarks = (block?: Block) => (block?.kind === 'p' ? block.text : '');

/** Only what speaks of something, and the call at the end. */
export function onlyAbout(piece: Piece, { what }: EditOf<'keepOnly'>): EditResult {
  const { blocks } = piece;
  const inPlace = passagesInPlace(blocks, what);
  if (inPlace) {
    const gone = passagesOf(blocks).filter(
      (each) => each.kind !== 'heading' && !includesPassage(inPlace, each),
    );
    return inPlace.length === 0
      ? { piece, refusal: `I could not tell which part ${named(what)} is.` }
      : withBlocks(piece, withoutPassages(blocks, gone));
  }
  const names = what.split(/,? and (?:the )?|, (?:the )?/);
  const found = names.flatMap((name) => {
    const all = findPassages(blocks, name);
    const sentences = all.filter(({ kind }) => kind === 'sentence');
    // "the days" are an item "Days on market" before any sentence that names a day.
    const items = bySameWord(blocks, name).filter(({ kind }) => kind === 'item');
    return names.length > 1 && items.length === 1 ? items : sentences.length > 0 ? sentences : all;
  });
  const call = endingCall(blocks);
  const lists = new Set(found.filter(({ kind }) => kind === 'item').map(({ block }) => block));
  const kept = passagesOf(blocks).filter(
    (passage) =>
      found.some((each) => includesPassage(wholeThought(blocks, each), passage)) ||
      (lists.has(passage.block + 1) && /:\s*$/.test(passage.text)) ||
      withoutMarks(passage.text) === call,
  );
  const gone = passagesOf(blocks).filter((passage) => !includesPassage(kept, passage));
  const left = withoutPassages(blocks, gone);
  return found.length === 0 || wordCountOf(left) < 8
    ? { piece, refusal: `I found too little about ${named(what)} to keep only that.` }
    : withBlocks(piece, left);
}

const bySameWord = (blocks: readonly Block[], name: string) =>
  passagesOf(blocks).filter(({ text }) =>
    new RegExp(`\\b${escaped(name.replace(/^the /i, ''))}\\b`, 'i').test(withoutMarks(text)),
  );

/** Without what the agent did not say; the call at the end stays. */
export function onlyOwn(piece: Piece, context: Context): EditResult {
  const call = endingCall(piece.blocks);
  const keep = (sentence: string) =>
    holdsFact(sentence, context) || withoutMarks(sentence) === call;
  const gone = passagesOf(piece.blocks).filter(
    ({ text, kind }) =>
      kind !== 'heading' && !keep(text) && !announcesKept(piece.blocks, text, keep),
  );
  const blocks = withoutPassages(piece.blocks, gone);
  return wordCountOf(blocks) < 8
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

/** A part called boring or generic: ours goes, what the agent said needs the agent's words. */
export function withoutWeakPart(
  piece: Piece,
  { what }: EditOf<'improve'>,
  context: Context,
): EditResult {
  const found = findPassages(piece.blocks, what);
  // The parts of an article lean on one another.
  if (context.isBlog)
    return {
      piece,
      refusal: `I have no other words for ${named(what)}. Tell me what it should say, or connect a model.`,
    };
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
