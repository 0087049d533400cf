import { holdsLink, linesOf, type Piece } from '#builtin/writer/blocks.ts';
import { capitalise } from '#builtin/writer/language/sentences.ts';
import { keywordsOf } from '#builtin/writer/points.ts';
import { anchored } from './anchored.ts';
import { borneOut, type NoteClaim } from './claims.ts';
import { type Edit, editOrder } from './edit.ts';
import { applyEdit } from './edits/apply-edit.ts';
import type { Context, EditResult } from './edits/context.ts';
import { doneBy, reachOf } from './note.ts';
import { includesPassage, mapPassages, withoutPassages } from './passages.ts';
import { protectedPartsOf } from './protected-parts.ts';
import { faultOf } from './sound-result.ts';
import { orphans, withListsTogether } from './whole-sentences.ts';

/** Edit by edit; what one cannot do it says, and the others go on. */
export function applyAll(
  start: Piece,
  original: Piece,
  edits: Edit[],
  tools: Omit<Context, 'isKept'>,
  request: string,
) {
  const protectedParts = protectedPartsOf(edits, original);
  const isKept = (sentence: string) => protectedParts.isKept(sentence) || holdsLink(sentence);
  const refused = [...protectedParts.notes];
  const claims: NoteClaim[] = [];
  let isToned = false;
  let piece = start;
  // Two words for one tone, "warmer and less stiff": what one of them does is enough.
  const isOneTone = edits.filter(({ kind }) => tones.has(kind)).length > 1;
  const unchanged: string[] = [];
  const meant = anchored(edits.filter(protectedParts.allows), start);
  // Two names of one part, "the second bullet and the last one", are one edit.
  const once = new Map(meant.map((edit) => [JSON.stringify(edit), edit]));
  for (const edit of inOrder([...once.values()])) {
    const result: EditResult =
      needsText(edit) && piece.blocks.every(({ kind }) => kind === 'kept')
        ? { piece, refusal: 'There is no text here that I could change.' }
        : checked(piece, edit, { ...tools, isKept }, request);
    const isSame = JSON.stringify(result.piece) === JSON.stringify(piece);
    // "the part about MN and Texas" is one sentence: with the first half the second is gone.
    if (result.refusal && !isGoneAlready(edit, original, piece))
      (isOneTone && isSame && tones.has(edit.kind) ? unchanged : refused).push(result.refusal);
    isToned ||= !isSame && tones.has(edit.kind);
    // Nothing is passed over in silence.
    const named = 'what' in edit ? edit.what : 'to' in edit ? edit.to : undefined;
    if (isSame && !result.refusal && !result.done && named && edit.kind !== 'keep')
      refused.push(`I found no place for "${named.slice(0, 80)}".`);
    const said = result.done ?? doneBy(edit, piece, result.piece);
    if (said)
      claims.push({
        edit,
        said: `${said}${reachOf(edit, piece, result.piece)}`,
        after: result.piece,
      });
    piece = result.piece;
  }
  if (!isToned) refused.push(...unchanged.slice(0, 1));
  const final = protectedParts.restore(piece);
  return { piece: final, done: borneOut(claims, original, final), refused: [...new Set(refused)] };
}

/**
 * An edit whose result would not read right is made in another way, or undone, and the note says so. What leaned
 * on a sentence that went goes along, unless it says something of its own.
 */
function checked(piece: Piece, edit: Edit, context: Context, request: string): EditResult {
  const result = withoutOrphans(piece, applyEdit(piece, edit, context), edit, context);
  const fault = faultOf(piece, result.piece, edit, request);
  if (!fault) return result;
  const isWordAlone = /\bthe words? \S/i.test(request) && 'isWord' in edit && edit.isWord;
  for (const other of isWordAlone ? [] : otherWays(edit)) {
    const next = withoutOrphans(piece, applyEdit(piece, other, context), other, context);
    const isChanged = JSON.stringify(next.piece) !== JSON.stringify(piece);
    if (isChanged && !faultOf(piece, next.piece, other, request)) return next;
  }
  return { piece, refusal: fault };
}

/** "take out murphys" where the sentence cannot do without: the words around it, or all of the sentence. */
const otherWays = (edit: Edit): Edit[] =>
  edit.kind === 'remove' && !edit.isWhole
    ? [
        { ...edit, isWord: true },
        { ...edit, isWord: false, isWhole: true },
      ]
    : [];

function withoutOrphans(
  piece: Piece,
  result: EditResult,
  edit: Edit,
  context: Context,
): EditResult {
  if (!takesAway.has(edit.kind))
    return { ...result, piece: withListsTogether(piece, result.piece) };
  const gone = orphans(piece, result.piece).filter(
    ({ text }) => !/\d/.test(text) && !context.isKept(text),
  );
  // "Also well and septic" says it without "also".
  const led = gone.filter(({ text }) => connector.test(text));
  if (led.length > 0) {
    const blocks = mapPassages(result.piece.blocks, (each) =>
      includesPassage(led, each) ? capitalise(each.text.replace(connector, '')) : each.text,
    );
    return withoutOrphans(piece, { ...result, piece: { ...result.piece, blocks } }, edit, context);
  }
  return gone.length === 0
    ? result
    : { ...result, piece: { ...result.piece, blocks: withoutPassages(result.piece.blocks, gone) } };
}

const connector = /^(?:Also|And|But|So|Then|Instead|Again),? (?=\p{L})/u;

const takesAway = new Set<Edit['kind']>([
  'remove',
  'starts',
  'shorter',
  'punchier',
  'words',
  'sentences',
  'shorterPart',
  'tips',
  'keepOnly',
  'cutRest',
]);

const tones = new Set<Edit['kind']>([
  'simpler',
  'formal',
  'friendlier',
  'casual',
  'human',
  'gentle',
  'direct',
  'lessSalesy',
]);

/** What is to be told in more detail is told first: a longer text would have used it up. */
const rank = (edit: Edit) =>
  edit.kind === 'mention' && edit.isTopic
    ? editOrder.indexOf('longer') - 0.5
    : editOrder.indexOf(edit.kind);

const inOrder = (edits: Edit[]) => edits.toSorted((one, other) => rank(one) - rank(other));

const needsText = ({ kind }: Edit) =>
  kind !== 'title' && kind !== 'hashtags' && kind !== 'keep' && kind !== 'declined';

function isGoneAlready(edit: Edit, original: Piece, now: Piece): boolean {
  if (edit.kind !== 'remove') return false;
  const words = [...keywordsOf(edit.what)];
  const holds = ({ blocks }: Piece) => {
    const there = keywordsOf(linesOf(blocks).join(' '));
    return words.some((word) => there.has(word));
  };
  return words.length > 0 && holds(original) && !holds(now);
}
