import { checkWording } from '#contract/calls/fair-housing.ts';
import type { WordingCheck } from '#contract/fair-housing.ts';
import type { Flag } from '#contract/post.ts';
import { call } from '#web/api/call.ts';

type TextToCheck = Omit<WordingCheck, 'imagePrompt'> & { imagePrompt?: string | null };

/** What the check gets of a text. */
export function checkedBody(text: TextToCheck): WordingCheck {
  const { title, content, hashtags, imagePrompt, location, state } = text;
  const words = withoutDataImages(content);
  return { title, content: words, hashtags, imagePrompt: imagePrompt ?? '', location, state };
}

/** Pictures inside a text hold no words and may be large. */
const withoutDataImages = (html: string) => html.replace(/(src=["'])data:[^"']*/gi, '$1');

export const flagsOf = async (body: WordingCheck, signal: AbortSignal): Promise<Flag[]> =>
  (await call(checkWording, { body }, { signal })).flags;
