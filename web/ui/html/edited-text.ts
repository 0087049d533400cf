import { z } from 'zod';
import { cleanHashtags } from '#contract/hashtags.ts';
import { dataImageBytes, dataImagesMaxBytes } from '#contract/html.ts';
import { SavedContentChange } from '#contract/saved-content-form.ts';
import { htmlToLine } from './html-to-text.ts';

/** A post or saved item while it is edited, as its form holds it: HTML, HTML, and words with spaces between. */
export const EditedText = z.object({
  title: z.string(),
  content: z.string(),
  hashtags: z.string(),
});
export type EditedText = z.infer<typeof EditedText>;

type StoredText = { title: string; content: string; hashtags: string[] };

export const toEditedText = ({ title, content, hashtags }: StoredText): EditedText => ({
  title,
  content,
  hashtags: hashtags.join(' '),
});

/** Hashtags as they are typed: split on spaces, and as the server will keep them. */
export const hashtagsIn = (text: string): string[] => cleanHashtags(text.split(/\s+/));

/** A message beside each field of an edited text that cannot be kept as it is. */
export function textProblems(changes: SavedContentChange): Partial<Record<string, string>> {
  const parsed = SavedContentChange.safeParse(changes);
  const problems = (parsed.error?.issues ?? []).map(({ path, message }) => [path[0], message]);
  return {
    ...(changes.title !== undefined && !hasWords(changes.title) && { title: 'Title is required' }),
    ...(dataImageBytes(changes.content ?? '') > dataImagesMaxBytes && { content: tooLarge }),
    ...Object.fromEntries(problems),
  };
}

const hasWords = (html: string) => htmlToLine(html) !== '';

const tooLarge = 'The pictures in a text can add up to 2 MB. Please use smaller ones.';
