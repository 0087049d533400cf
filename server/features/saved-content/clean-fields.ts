import { cleanHashtags } from '#contract/hashtags.ts';
import type { NewSavedContent } from '#contract/saved-content.ts';
import { cleanImageUrls } from '#server/content/clean-image-urls.ts';
import { cleanSources } from '#server/content/clean-sources.ts';
import type { ContentDescription } from '#server/content/describe-content.ts';
import { withoutControls } from '#server/content/text.ts';
import type { TextWorkers } from '#server/core/text-workers.ts';

export type SavedFields = Omit<NewSavedContent, 'userId' | 'postId'>;

/** As it is stored: with the words of the content, wherever there is one. */
type Stored<Given> = Given &
  (Given extends { content: string } ? ContentDescription : Partial<ContentDescription>);

/** What somebody saves or changes, as it may be stored. Fields that were not given stay so. */
export async function cleanFields<Given extends Partial<SavedFields>>(
  texts: TextWorkers,
  userId: number,
  given: Given,
): Promise<Stored<Given>> {
  const { title, content } = given;
  const edited = await texts.run('cleanEdited', { title, content }, { userId });
  const cleaned: Partial<SavedFields & ContentDescription> = { ...given, ...edited };
  if (given.hashtags) cleaned.hashtags = cleanHashtags(given.hashtags);
  if (given.sources) cleaned.sources = cleanSources(given.sources);
  if (given.imageUrls) cleaned.imageUrls = cleanImageUrls(given.imageUrls);
  if (given.imagePrompt !== undefined) cleaned.imagePrompt = cleanPrompt(given.imagePrompt);
  return cleaned as Stored<Given>;
}

const cleanPrompt = (prompt: string | null) => withoutControls(prompt ?? '').trim() || null;
