import { checkFairHousing } from '#builtin/fair-housing/check.ts';
import { ownPlaceOf } from '#builtin/fair-housing/own-place.ts';
import { plainTextOf } from '#builtin/html/plain-text.ts';
import type { Facts } from '#contract/facts.ts';
import { cleanHashtags } from '#contract/hashtags.ts';
import type { Flag, Post } from '#contract/post.ts';
import { withoutControls } from '#contract/text.ts';
import type { PieceDraft } from '#contract/text-drafts.ts';
import type { VoiceProfile } from '#contract/voice-form.ts';
import { aiBadAnswer } from '#server/adapters/ai/ai-errors.ts';
import { cleanHtml, cleanWrittenHtml } from './clean-html.ts';
import { cleanContentTags } from './hashtags.ts';
import { putPartsBack, withoutTokens } from './revised-html.ts';
import type { LinksAndPictures } from './revised-note.ts';
import { markdownToHtml, titleHtml } from './to-html.ts';
import { followedRules } from './voice.ts';

type FinishedPiece = Pick<Post, 'title' | 'content' | 'hashtags'> & {
  contentTags: string[];
  imagePrompt: string;
  flags: Flag[];
  /** The rules of the agent's voice that the text follows. */
  followed?: string[];
  /** What of a revision was declined, and what of the old text is missing in the new one. */
  note?: string;
};

export type DraftedPiece = {
  draft: PieceDraft & { note?: string };
  facts: Pick<Facts, 'topic' | 'place'>;
  /** The title the agent chose, as HTML: it stands, whatever the writer called the piece. */
  boundTitle?: string;
  /** What the text had that this one is a revision of. */
  kept?: LinksAndPictures;
  /** How the agent sounds. */
  voice?: VoiceProfile;
};

/** What happens to every text, whoever wrote it: cleaned, tagged and checked. */
export function finishPiece({
  draft,
  facts,
  boundTitle,
  kept,
  voice,
}: DraftedPiece): FinishedPiece {
  const { topic, place } = facts;
  const plain = (text: string) => (kept ? withoutTokens(text, kept.code) : text);
  const title = boundTitle ? cleanHtml(boundTitle, 'title') : titleHtml(draft.title);
  const piece = {
    ...(kept
      ? putPartsBack(draft, title, kept)
      : { title, content: cleanWrittenHtml(markdownToHtml(draft.content)) }),
    hashtags: cleanHashtags(draft.hashtags.map(plain)),
    contentTags: cleanContentTags(draft.contentTags.map(plain), [topic.name, place.state, 'post']),
    imagePrompt: withoutControls(plain(draft.imagePrompt)).trim(),
  };
  const words = withoutPictures(piece.content);
  const plainWords = plainTextOf(words);
  const isEmpty = plainWords.trim() === '' && words === piece.content;
  if (!plainTextOf(piece.title).trim() || isEmpty) throw aiBadAnswer();

  const checked = { ...piece, content: words };
  const notes = [declined(plain(draft.note ?? '')), 'note' in piece && piece.note].filter(Boolean);
  return {
    ...piece,
    note: notes.join(' ') || undefined,
    flags: checkFairHousing(checked, { place: ownPlaceOf(place) }),
    ...(voice && { followed: followedRules(voice, plainWords) }),
  };
}

/** A word of the writer's to the agent: plain, and not a second text. */
const declined = (note: string) =>
  plainTextOf(withoutControls(note))
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longestNote)
    .toWellFormed();

const longestNote = 500;

/** A picture holds no words, and may hold 2 MB of what is none. */
const withoutPictures = (html: string) => html.replace(/<img\b[^<>]*>/gi, '');
