import { checkFairHousing } from '#builtin/fair-housing/check.ts';
import { ownPlaceOf } from '#builtin/fair-housing/own-place.ts';
import { plainTextOf } from '#builtin/html/plain-text.ts';
import type { CombineRequest } from '#contract/blog.ts';
import type { Facts } from '#contract/facts.ts';
import { cleanHashtags } from '#contract/hashtags.ts';
import type { Place } from '#contract/place.ts';
import type { Flag } from '#contract/post.ts';
import { escapeText, withoutControls } from '#contract/text.ts';
import type { FrameDraft, SectionDraft } from '#contract/text-drafts.ts';
import type { VoiceProfile } from '#contract/voice-form.ts';
import { aiBadAnswer } from '#server/adapters/ai/ai-errors.ts';
import { cleanHtml, cleanWrittenHtml } from './clean-html.ts';
import { cleanContentTags } from './hashtags.ts';
import { sceneFor } from './scene.ts';
import { markdownToHtml } from './to-html.ts';
import { followedRules } from './voice.ts';

/** What happens to the parts of an article, whoever wrote them: cleaned, checked and joined. */

export type DraftedSection = { draft: SectionDraft; title: string; place: Place };

/** Under the title of the outline: the agent has read it, and may have written it. */
export function finishSection({ draft, title, place }: DraftedSection) {
  const clean = sectionHtml(cleanWrittenHtml(markdownToHtml(draft.content)), title);
  if (isEmpty(clean)) throw aiBadAnswer();
  return { title, content: clean, flags: flagsIn(title, clean, place) };
}

export type DraftedFrame = { draft: FrameDraft; facts: Pick<Facts, 'topic' | 'place'> };

export function finishFrame({ draft, facts }: DraftedFrame): FrameDraft & { flags: Flag[] } {
  const { topic, place } = facts;
  const introduction = cleanWrittenHtml(markdownToHtml(draft.introduction));
  const closing = cleanWrittenHtml(markdownToHtml(draft.closing));
  if (isEmpty(introduction) || isEmpty(closing)) throw aiBadAnswer();
  const hashtags = cleanHashtags(draft.hashtags);
  return {
    introduction,
    closing,
    hashtags:
      hashtags.length > 0 ? hashtags : cleanHashtags([`${place.city} Real Estate`, topic.name]),
    contentTags: cleanContentTags(draft.contentTags, [topic.name, place.state, 'blog']),
    imagePrompt:
      withoutControls(draft.imagePrompt).trim() || sceneFor({ title: topic.name, place }),
    flags: flagsIn('', introduction + closing, place, hashtags),
  };
}

export type JoinedSections = {
  mainTitle: string;
  frame: Pick<FrameDraft, 'introduction' | 'closing' | 'hashtags'>;
  sections: CombineRequest['sectionsContent'];
  place: Place;
  /** How the agent sounds. */
  voice?: VoiceProfile;
};

/** Introduction, each section under its heading, closing. */
export function joinArticle({ mainTitle, frame, sections, place, voice }: JoinedSections) {
  const parts = sections.map(
    ({ title, content }) =>
      `<h2>${escapeText(title)}</h2>${sectionHtml(cleanHtml(content, 'model'), title)}`,
  );
  const joined = [frame.introduction, ...parts, frame.closing].join('\n');
  const content = cleanHtml(joined, 'model');
  const flags = flagsIn(mainTitle, content, place, frame.hashtags);
  if (!voice) return { content, flags };
  // Only a post greets and signs.
  const rules = { ...voice, greeting: '', signOff: '' };
  return { content, flags, voice: followedRules(rules, plainTextOf(content)) };
}

function flagsIn(title: string, content: string, place: Place, hashtags: string[] = []): Flag[] {
  const piece = { title: escapeText(title), content, hashtags };
  return checkFairHousing(piece, { place: ownPlaceOf(place) });
}

/** The section's title is the article's second level, so that headings inside begin at the third. */
function sectionHtml(cleaned: string, title: string): string {
  const clean = cleaned.replace(/<(\/?)h2>/g, '<$1h3>').trim();
  const [first = '', inner = ''] = /^<h3>([\s\S]*?)<\/h3>/.exec(clean) ?? [];
  return sameWords(plainTextOf(inner), title) ? clean.slice(first.length).trim() : clean;
}

const isEmpty = (html: string) => plainTextOf(html).trim() === '';

const sameWords = (one: string, other: string) => one !== '' && keyOf(one) === keyOf(other);

const keyOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
