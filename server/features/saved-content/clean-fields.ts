import type { NewSavedContent } from '#contract/saved-content.ts';
import { cleanHtml } from '#server/content/clean-html.ts';
import { cleanSources } from '#server/content/clean-sources.ts';
import { cleanEdited } from '#server/content/edited-html.ts';
import { cleanHashtags } from '#server/content/hashtags.ts';
import { plainTextOf } from '#server/content/plain-text.ts';
import { withoutControls } from '#server/content/text.ts';
import { isWebAddress } from '#server/content/web-address.ts';
import { AppError } from '#server/errors.ts';
import { type ContentWords, describeContent, textOfContent } from './describe-content.ts';

export type SavedFields = Omit<NewSavedContent, 'userId'>;

/** As it is stored: with the words of the content, wherever there is one. */
type Stored<Given> = Given &
  (Given extends { content: string } ? ContentWords : Partial<ContentWords>);

/** What somebody saves or changes, as it may be stored. Fields that were not given stay so. */
export function cleanFields<Given extends Partial<SavedFields>>(given: Given): Stored<Given> {
  const cleaned: Partial<SavedFields & ContentWords> = { ...given };
  if (given.title !== undefined) cleaned.title = cleanTitle(given.title);
  if (given.content !== undefined) Object.assign(cleaned, cleanContent(given.content));
  if (given.hashtags) cleaned.hashtags = cleanHashtags(given.hashtags);
  if (given.sources) cleaned.sources = cleanSources(given.sources);
  if (given.imageUrls) cleaned.imageUrls = cleanImageUrls(given.imageUrls);
  if (given.imagePrompt !== undefined) cleaned.imagePrompt = cleanPrompt(given.imagePrompt);
  return cleaned as Stored<Given>;
}

function cleanTitle(html: string): string {
  const title = cleanHtml(html, 'title');
  if (plainTextOf(title).trim() === '') throw missing('title', 'Title is required');
  return title;
}

function cleanContent(html: string): ContentWords & { content: string } {
  const content = cleanEdited(html);
  const text = textOfContent(content);
  const isFilled = text.trim() !== '' || /<img src="[^"]/.test(content);
  if (!isFilled) throw missing('content', 'Content is required');
  return { content, ...describeContent(content, text) };
}

const missing = (field: keyof SavedFields, message: string) =>
  new AppError('invalid_input', message, { fields: { [field]: message } });

const cleanPrompt = (prompt: string | null) => withoutControls(prompt ?? '').trim() || null;

/** Pictures of the app and of the web, each once. */
const cleanImageUrls = (urls: string[]) => [
  ...new Set(urls.map((url) => url.trim()).filter((url) => isOwnFile(url) || isWebAddress(url))),
];

const isOwnFile = (url: string) => /^\/api\/files\/[\w-]+$/.test(url);
