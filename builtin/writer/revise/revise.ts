import { createRandom } from '#builtin/random.ts';
import {
  type Block,
  holdsLink,
  isPicture,
  linesOf,
  type Piece,
  toHtml,
} from '#builtin/writer/blocks.ts';
import { writeBlog } from '#builtin/writer/blog/write-blog.ts';
import { type Draft, labelsFor } from '#builtin/writer/labels.ts';
import { listed } from '#builtin/writer/language/sentences.ts';
import { gatherMaterial } from '#builtin/writer/material.ts';
import { templateNames } from '#builtin/writer/post/shapes.ts';
import { writePost } from '#builtin/writer/post/write-post.ts';
import type { Facts, TextKind } from '#contract/facts.ts';
import { applyWish } from './apply-wish.ts';
import { beforeEnd } from './length.ts';
import { isFrom } from './own-words.ts';
import { protectionOf } from './protection.ts';
import { readBlocks } from './read-html.ts';
import { readRequest } from './read-request.ts';
import type { IsKept } from './text-units.ts';
import type { Wish } from './wish.ts';

type Revision = NonNullable<Facts['revision']>;

/** The text changed as asked, wish by wish; the note says kindly what could not be done. */
export function revise(
  facts: Facts,
  revision: Revision,
  kind: TextKind,
  seed: number,
  today: Date,
): { draft: Draft; note?: string } {
  const start = isTooLong(revision) ? undefined : readBlocks(revision.html);
  if (!start || linesOf(start).length > mostLines) return untouched(revision);
  const material = gatherMaterial(facts, today);
  const random = createRandom(seed);
  const { wishes, unread } = readRequest(revision.request);
  const angle = wishes.find((wish) => wish.kind === 'angle');
  const anew = angle && rewritten(facts, angle, kind, seed, today);
  const piece = { title: revision.title, blocks: start, hashtags: revision.hashtags };
  const done = applyAll(
    anew ? { ...piece, blocks: withPictures(anew.blocks, start) } : piece,
    piece,
    wishes,
    (each, wish, isAskedFor) => {
      const isOwn = (sentence: string) => isFrom(facts.answers, sentence);
      const isShorter = wish.kind === 'shorter' || wish.kind === 'punchier';
      const isKept = (sentence: string) =>
        isAskedFor(sentence) || (isShorter && isOwn(sentence)) || holdsLink(sentence);
      return applyWish(each, wish, { material, random, isBlog: kind === 'blog', isKept, isOwn });
    },
  );
  const labels = labelsFor(facts, material, random, kind === 'blog' ? 'blog' : 'post');
  const isSame = JSON.stringify(done.piece.blocks) === JSON.stringify(start);
  return {
    draft: {
      title: done.piece.title,
      // What no wish touched stays to the letter, with all we have no block for.
      content: isSame ? revision.html : toHtml(done.piece.blocks),
      hashtags: done.piece.hashtags,
      contentTags: revision.contentTags ?? labels.contentTags,
      imagePrompt: revision.imagePrompt || labels.imagePrompt,
    },
    note: noteOf(wishes, unread, [...(anew?.note ? [anew.note] : []), ...done.refused]),
  };
}

type Apply = (piece: Piece, wish: Wish, isKept: IsKept) => { piece: Piece; refusal?: string };

function applyAll(start: Piece, original: Piece, wishes: Wish[], apply: Apply) {
  const protection = protectionOf(wishes, original);
  const refused = [...protection.notes];
  let piece = start;
  for (const wish of asTheyAreDone(wishes.filter(protection.allows))) {
    const result =
      needsText(wish) && piece.blocks.every(({ kind }) => kind === 'kept')
        ? { piece, refusal: 'There is no text here that I could change.' }
        : apply(piece, wish, protection.isKept);
    if (result.refusal) refused.push(result.refusal);
    piece = result.piece;
  }
  return { piece: protection.restore(piece), refused: [...new Set(refused)] };
}

/** A new text has other sentences, and the same pictures. */
const withPictures = (blocks: Block[], old: Block[]) =>
  old.filter(isPicture).reduce((all, picture) => beforeEnd(all, picture), blocks);

const needsText = ({ kind }: Wish) =>
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

/** Another angle on the same title: another shape, other points. */
function rewritten(
  facts: Facts,
  { shape }: Extract<Wish, { kind: 'angle' }>,
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

/**
 * Words and tone first, length after them, additions and the end last: so no wish undoes another.
 * What has to fit is cut when everything else is there.
 */
const order: Wish['kind'][] = [
  'declined',
  'angle',
  'keep',
  'onlyOwn',
  'reword',
  'firstPerson',
  'remove',
  'title',
  'noEmoji',
  'simpler',
  'formal',
  'friendlier',
  'persuasive',
  'local',
  'longer',
  'shorter',
  'punchier',
  'words',
  'bullets',
  'noBullets',
  'mention',
  'opening',
  'startWith',
  'noCallToAction',
  'callToAction',
  'endWith',
  'emoji',
  'characters',
  'hashtags',
];

const asTheyAreDone = (wishes: Wish[]) =>
  wishes.toSorted((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind));

function noteOf(wishes: Wish[], unread: string[], refused: string[]): string | undefined {
  const notes = [...refused];
  if (unread.length > 0) {
    const parts = listed(unread.slice(0, 3).map((part) => `"${part.slice(0, 80)}"`));
    notes.push(
      wishes.length > 0
        ? `I could not tell how to do ${parts}.`
        : `I left the text as it was, because I could not tell how to do ${parts}. I can change its length, tone, layout, title, hashtags, emoji and call to action, mention or remove something, or write it from another angle.`,
    );
  }
  return notes.join(' ') || undefined;
}
