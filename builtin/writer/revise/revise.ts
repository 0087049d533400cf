import { createRandom } from '#builtin/random.ts';
import {
  type Block,
  holdsLink,
  isPicture,
  linesOf,
  type Piece,
  sentencesIn,
  toHtml,
  withoutMarks,
} from '#builtin/writer/blocks.ts';
import { writeBlog } from '#builtin/writer/blog/write-blog.ts';
import { labelsFor } from '#builtin/writer/labels.ts';
import { capitalise, listed } from '#builtin/writer/language/sentences.ts';
import { gatherMaterial } from '#builtin/writer/material.ts';
import { keywordsOf } from '#builtin/writer/points.ts';
import { templateNames } from '#builtin/writer/post/shapes.ts';
import { writePost } from '#builtin/writer/post/write-post.ts';
import type { Facts, TextKind } from '#contract/facts.ts';
import type { PieceDraft } from '#contract/text-drafts.ts';
import { anchored } from './anchored.ts';
import { borneOut, type Claim } from './claims.ts';
import { type Edit, editOrder } from './edit.ts';
import { applyEdit } from './edits/apply-edit.ts';
import type { Context, EditResult } from './edits/context.ts';
import { beforeEnd } from './edits/length.ts';
import { doneBy, noteOf, reachOf } from './note.ts';
import { isFrom } from './own-words.ts';
import { readPassageRequest } from './passage-request.ts';
import { includesPassage, mapPassages, withoutPassages } from './passages.ts';
import { protectedPartsOf } from './protected-parts.ts';
import { readBlocks } from './read-html.ts';
import { readRequest } from './read-request.ts';
import { faultOf } from './sound-result.ts';
import { unserved } from './unserved.ts';
import { orphans, withListsTogether } from './whole-sentences.ts';

type Revision = NonNullable<Facts['revision']>;

/** The text changed as asked, edit by edit; the note says kindly what could not be done. */
export function revise(
  facts: Facts,
  revision: Revision,
  kind: TextKind,
  seed: number,
  today: Date,
): { draft: PieceDraft; note?: string } {
  const start = isTooLong(revision) ? undefined : readBlocks(revision.html);
  if (!start || linesOf(start).length > mostLines) return untouched(revision);
  const material = gatherMaterial(facts, today);
  const random = createRandom(seed);
  const isPassage = revision.around !== undefined;
  const { edits: asked, unread } = isPassage
    ? readPassageRequest(revision.request)
    : readRequest(revision.request, `${revision.title}\n${revision.content}`);
  const isUnknown = !material.titleEntry && facts.answers.length === 0 && kind === 'post';
  const edits = isUnknown ? asked.flatMap(withoutRewriting) : asked;
  const angle = edits.find((edit) => edit.kind === 'angle');
  const anew = angle && rewritten(facts, angle, kind, seed, today);
  const piece = { title: revision.title, blocks: start, hashtags: revision.hashtags };
  const quotes = (revision.request.match(/["“][^"”]+["”]/g) ?? []).filter((quote) =>
    /\d/.test(quote),
  );
  const isOwn = (sentence: string) => isFrom(facts.answers, sentence);
  const context = {
    material,
    random,
    isBlog: kind === 'blog',
    isPassage,
    isOwn,
    answers: facts.answers,
    isQuoted: (words: string) => words !== '' && quotes.some((quote) => quote.includes(words)),
  };
  const done = applyAll(
    anew ? { ...piece, blocks: withPictures(anew.blocks, start) } : piece,
    piece,
    edits,
    context,
    revision.request,
  );
  const labels = labelsFor(facts, material, random, kind === 'blog' ? 'blog' : 'post');
  const isSame = JSON.stringify(done.piece.blocks) === JSON.stringify(start);
  return {
    draft: {
      title: done.piece.title,
      // What no edit touched stays to the letter, with all we have no block for.
      content: isSame ? revision.html : toHtml(done.piece.blocks),
      hashtags: done.piece.hashtags,
      contentTags: revision.contentTags ?? labels.contentTags,
      imagePrompt: revision.imagePrompt || labels.imagePrompt,
    },
    note: spoken(
      noteOf(
        [...(anew ? ['wrote it from another angle'] : []), ...done.done],
        [
          ...(anew?.note ? [anew.note] : []),
          ...done.refused.map((words) => withWhatIsNew(words, edits, piece, done.piece)),
          ...unusedIn(revision, done.piece, [...done.done, ...done.refused, ...unread]),
          ...notDone(
            revision,
            asked,
            [...done.done, ...done.refused, ...unread, ...changedSentences(piece, done.piece)],
            isPassage,
          ),
        ],
        unread,
      ),
      revision,
      done.piece,
      isSame,
    ),
  };
}

/** A wish that changed nothing gets a word, whatever became of it. */
function spoken(
  note: string | undefined,
  { request, title, hashtags }: Revision,
  after: Piece,
  isSame: boolean,
): string | undefined {
  const isLeft = isSame && title === after.title && hashtags.join() === after.hashtags.join();
  return note ?? (isLeft ? noteOf([], [], [request]) : undefined);
}

/** A longer text may speak of what was asked for, though nothing more is known about it. */
function withWhatIsNew(refusal: string, edits: Edit[], before: Piece, after: Piece): string {
  const asked = edits.find((edit) => edit.kind === 'mention' && edit.isTopic);
  if (asked?.kind !== 'mention' || !refusal.startsWith('I know nothing more about')) return refusal;
  const old = new Set(sentencesIn(before.blocks));
  const words = keywordsOf(asked.what);
  const fresh = sentencesIn(after.blocks).find(
    (each) => !old.has(each) && [...keywordsOf(each)].some((word) => words.has(word)),
  );
  return fresh
    ? `On "${asked.what}" I added "${withoutMarks(fresh).replace(/[.]$/, '')}". Tell me in a sentence what else to say.`
    : refusal;
}

function isGoneAlready(edit: Edit, original: Piece, now: Piece): boolean {
  if (edit.kind !== 'remove') return false;
  const words = [...keywordsOf(edit.what)];
  const holds = ({ blocks }: Piece) => {
    const there = keywordsOf(linesOf(blocks).join(' '));
    return words.some((word) => there.has(word));
  };
  return words.length > 0 && holds(original) && !holds(now);
}

/** What speaks of a thing and is another now, or gone. */
function changedSentences(before: Piece, after: Piece): string[] {
  const [old, now] = [sentencesIn(before.blocks), sentencesIn(after.blocks)];
  return [
    ...old.filter((each) => !now.includes(each)),
    ...now.filter((each) => !old.includes(each)),
  ];
}

/** A half of the wish that neither an edit nor the note speaks of. */
function notDone(
  { request, title, content }: Revision,
  edits: Edit[],
  said: string[],
  isPassage: boolean,
) {
  const lost = isPassage ? [] : unserved(request, `${title} ${content}`, edits, said);
  return lost.length === 0
    ? []
    : [
        `I did nothing about ${listed(lost.map((word) => `"${word}"`))}. Tell me what should happen with it.`,
      ];
}

/** Names, numbers and links of a request that are in no text and no note were lost on the way: that is said. */
function unusedIn({ request, title, content }: Revision, piece: Piece, said: string[]): string[] {
  const texts = [title, content, piece.title, ...linesOf(piece.blocks), ...piece.hashtags, ...said];
  const letters = (words: string) => words.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  const all = texts.map(letters).join(' ');
  const wanted = request.match(valuesAndNames) ?? [];
  const lost = [...new Set(wanted)].filter((words) => !all.includes(letters(words)));
  return lost.length === 0 || lost.length > 4
    ? []
    : [`I found no place for ${listed(lost.map((words) => `"${words}"`))}.`];
}

/** Phone numbers, addresses on the web, prices, and names of two words or more. */
const valuesAndNames =
  /\d{3}[-.]\d{3}[-.]\d{4}|\S+@\S+\.\w+|\b[\w-]+\.(?:com|org|net|gov)\b\S*|\$\d[\d,]*\d|(?<!^|[.!?] )(?<![\p{L}])\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)+/gu;

/** Edit by edit; what one cannot do it says, and the others go on. */
function applyAll(
  start: Piece,
  original: Piece,
  edits: Edit[],
  tools: Omit<Context, 'isKept'>,
  request: string,
) {
  const protectedParts = protectedPartsOf(edits, original);
  const isKept = (sentence: string) => protectedParts.isKept(sentence) || holdsLink(sentence);
  const refused = [...protectedParts.notes];
  const claims: Claim[] = [];
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
  for (const other of otherWays(edit)) {
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

/** A new text has other sentences, and the same pictures. */
const withPictures = (blocks: Block[], old: Block[]) =>
  old.filter(isPicture).reduce((all, picture) => beforeEnd(all, picture), blocks);

const needsText = ({ kind }: Edit) =>
  kind !== 'title' && kind !== 'hashtags' && kind !== 'keep' && kind !== 'declined';

/** Characters; a long article has about 15,000. */
const longestText = 25_000;
const longestHtml = 100_000;
const mostLines = 500;

const isTooLong = ({ content, html }: Revision) =>
  content.length > longestText || html.length > longestHtml;

const untouched = ({ title, html, hashtags, contentTags, imagePrompt }: Revision) => ({
  draft: {
    title,
    content: html,
    hashtags,
    contentTags: contentTags ?? [],
    imagePrompt: imagePrompt ?? '',
  },
  note: 'This text is too long for the built-in writer to revise, so I left it as it was.',
});

/** A text about which we know nothing but its words is not written anew: it would lose what it says. */
function withoutRewriting(edit: Edit): Edit[] {
  if (edit.kind !== 'angle') return [edit];
  if (edit.shape && /check|step|list/.test(edit.shape))
    return [{ kind: 'direct' }, { kind: 'bullets' }];
  return [
    {
      kind: 'declined',
      what: edit.shape ? `turn it into a ${edit.shape}` : 'write it anew',
      instead: 'I know nothing about it but this text. Tell me what to change, or connect a model.',
    },
  ];
}

/** Another angle on the same title: another shape, other points. */
function rewritten(
  facts: Facts,
  { shape }: Extract<Edit, { kind: 'angle' }>,
  kind: TextKind,
  seed: number,
  today: Date,
): { blocks: Block[]; note?: string } {
  const anew = { ...facts, revision: undefined, isTemplateBinding: true };
  const { draft, note } =
    kind === 'blog'
      ? writeBlog(anew, seed, today)
      : writePost(
          { ...anew, template: { name: shape ?? otherShape(seed), text: shape ?? '' } },
          seed,
          today,
        );
  return { blocks: readBlocks(draft.content), note };
}

const otherShape = (seed: number) => templateNames[seed % templateNames.length] ?? '';
