import { createRandom } from '#builtin/random.ts';
import { type Block, isPicture, linesOf, type Piece, toHtml } from '#builtin/writer/blocks.ts';
import { writeBlog } from '#builtin/writer/blog/write-blog.ts';
import { labelsFor } from '#builtin/writer/labels.ts';
import { gatherMaterial } from '#builtin/writer/material.ts';
import { templateNames } from '#builtin/writer/post/shapes.ts';
import { type WrittenPost, writePost } from '#builtin/writer/post/write-post.ts';
import type { Facts, TextKind } from '#contract/facts.ts';
import type { PieceDraft } from '#contract/text-drafts.ts';
import { applyAll } from './apply-all.ts';
import type { Edit } from './edit.ts';
import { beforeEnd } from './edits/length.ts';
import { noteOf } from './note.ts';
import { isFrom } from './own-words.ts';
import { readPassageRequest } from './passage-request.ts';
import { readBlocks } from './read-html.ts';
import { readRequest } from './read-request.ts';
import { changedSentences, notDone, unusedIn, withWhatIsNew } from './what-was-lost.ts';

type Revision = NonNullable<Facts['revision']>;

/** The text changed as asked, edit by edit; the note says kindly what could not be done. */
export function revise(
  facts: Facts,
  revision: Revision,
  kind: TextKind,
  seed: number,
  today: Date,
): { draft: PieceDraft; note?: string; advice?: string } {
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
    ...(anew?.advice && { advice: anew.advice }),
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

/** A new text has other sentences, and the same pictures. */
const withPictures = (blocks: Block[], old: Block[]) =>
  old.filter(isPicture).reduce((all, picture) => beforeEnd(all, picture), blocks);

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

/** Another angle on the same title: a post that was written whole and is not this one, else another shape. */
function rewritten(
  facts: Facts,
  { shape }: Extract<Edit, { kind: 'angle' }>,
  kind: TextKind,
  seed: number,
  today: Date,
): { blocks: Block[]; note?: string; advice?: string } {
  const anew = { ...facts, revision: undefined, isTemplateBinding: true };
  const { draft, note, advice } =
    kind === 'blog'
      ? { ...writeBlog(anew, seed, today), advice: undefined }
      : ((shape ? undefined : readyInstead(facts, seed, today)) ??
        writePost(
          { ...anew, template: { name: shape ?? otherShape(seed), text: shape ?? '' } },
          seed,
          today,
        ));
  return { blocks: readBlocks(draft.content), note, advice };
}

function readyInstead(facts: Facts, seed: number, today: Date): WrittenPost | undefined {
  const recent = [...(facts.recent ?? []), facts.revision?.html ?? ''];
  const post = writePost({ ...facts, revision: undefined, recent }, seed, today);
  return post.advice ? post : undefined;
}

const otherShape = (seed: number) => templateNames[seed % templateNames.length] ?? '';
