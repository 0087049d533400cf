import type { Flag } from '#contract/fair-housing.ts';
import { cleanHashtags } from '#contract/hashtags.ts';
import type { Post } from '#contract/posts.ts';
import { badAnswer } from '#server/adapters/ai/ai-errors.ts';
import type { Facts } from '#server/adapters/ai/facts.ts';
import { cleanHtml, cleanModelHtml } from './clean-html.ts';
import type { PieceDraft } from './drafts.ts';
import { checkFairHousing } from './fair-housing/check.ts';
import { ownPlaceOf } from './fair-housing/own-place.ts';
import { cleanContentTags } from './hashtags.ts';
import { plainTextOf } from './plain-text.ts';
import { withoutControls } from './text.ts';
import { titleHtml, toHtml } from './to-html.ts';

type FinishedPiece = Pick<Post, 'title' | 'content' | 'hashtags'> & {
  contentTags: string[];
  imagePrompt: string;
  flags: Flag[];
};

export type DraftedPiece = {
  draft: PieceDraft;
  facts: Pick<Facts, 'topic' | 'place'>;
  /** The title the agent chose, as HTML: it stands, whatever the writer called the piece. */
  boundTitle?: string;
};

/** What happens to every text, whoever wrote it: cleaned, tagged and checked. */
export function finishPiece({ draft, facts, boundTitle }: DraftedPiece): FinishedPiece {
  const { topic, place } = facts;
  const piece = {
    title: boundTitle ? cleanHtml(boundTitle, 'title') : titleHtml(draft.title),
    content: cleanModelHtml(toHtml(draft.content)),
    hashtags: cleanHashtags(draft.hashtags),
    contentTags: cleanContentTags(draft.contentTags, [topic.name, place.state, 'post']),
    imagePrompt: withoutControls(draft.imagePrompt).trim(),
  };
  if (!plainTextOf(piece.title).trim() || !plainTextOf(piece.content).trim()) throw badAnswer();

  return { ...piece, flags: checkFairHousing(piece, { place: ownPlaceOf(place) }) };
}
