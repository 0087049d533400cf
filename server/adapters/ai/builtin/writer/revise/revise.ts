import { createRandom } from '#server/adapters/ai/builtin/random.ts';
import { type Block, toHtml } from '#server/adapters/ai/builtin/writer/blocks.ts';
import { writeBlog } from '#server/adapters/ai/builtin/writer/blog/write-blog.ts';
import { type Draft, labelsFor } from '#server/adapters/ai/builtin/writer/labels.ts';
import { listed } from '#server/adapters/ai/builtin/writer/language/sentences.ts';
import { gatherMaterial } from '#server/adapters/ai/builtin/writer/material.ts';
import { templateNames } from '#server/adapters/ai/builtin/writer/post/shapes.ts';
import { writePost } from '#server/adapters/ai/builtin/writer/post/write-post.ts';
import type { Facts } from '#server/adapters/ai/facts.ts';
import type { WritingKind } from '#server/adapters/ai/text-writer.ts';
import { applyWish, type Piece } from './apply-wish.ts';
import { readBlocks } from './read-html.ts';
import { readRequest, type Wish } from './read-request.ts';

type Revision = NonNullable<Facts['revision']>;

/** The text changed as asked, wish by wish; the note says kindly what could not be done. */
export function revise(
  facts: Facts,
  revision: Revision,
  kind: WritingKind,
  seed: number,
  today: Date,
): { draft: Draft; note?: string } {
  if (revision.content.length > longestText) return untouched(revision);
  const material = gatherMaterial(facts, today);
  const random = createRandom(seed);
  const { wishes, unread } = readRequest(revision.request);
  const angle = wishes.find((wish) => wish.kind === 'angle');
  const labels = labelsFor(facts, material, random, kind === 'blog' ? 'blog' : 'post');
  let piece: Piece = {
    title: revision.title,
    blocks: angle ? rewritten(facts, angle, kind, seed, today) : readBlocks(revision.html),
    hashtags: revision.hashtags,
  };
  const refused: string[] = [];
  for (const wish of inOrder(wishes)) {
    const result = applyWish(piece, wish, { material, random, isBlog: kind === 'blog' });
    if ('refusal' in result) refused.push(result.refusal);
    piece = result.piece;
  }
  return {
    draft: {
      title: piece.title,
      content: toHtml(piece.blocks),
      hashtags: piece.hashtags,
      contentTags: revision.contentTags ?? labels.contentTags,
      imagePrompt: revision.imagePrompt || labels.imagePrompt,
    },
    note: noteOf(wishes, unread, refused),
  };
}

/** Characters; a long article has about 15,000. */
const longestText = 60_000;

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
  kind: WritingKind,
  seed: number,
  today: Date,
): Block[] {
  const anew = { ...facts, revision: undefined };
  const { draft } =
    kind === 'blog'
      ? writeBlog(anew, seed, today)
      : writePost(
          { ...anew, template: { name: shape ?? otherShape(seed), text: shape ?? '' } },
          seed,
          today,
        );
  return readBlocks(draft.content);
}

const otherShape = (seed: number) => templateNames[seed % templateNames.length] ?? '';

/** Words and tone first, length after them, additions and the end last: so no wish undoes another. */
const order: Wish['kind'][] = [
  'angle',
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
  'words',
  'bullets',
  'noBullets',
  'mention',
  'noCallToAction',
  'callToAction',
  'emoji',
  'hashtags',
];

const inOrder = (wishes: Wish[]) =>
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
