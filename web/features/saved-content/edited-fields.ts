import { dataImageBytes, dataImagesMaxBytes } from '#contract/html.ts';
import { type SavedContent, SavedContentChange } from '#contract/saved-content.ts';
import { lineOf } from '#web/ui/html/text-of.ts';

/** What can be edited, as the form holds it: HTML, HTML, and words with spaces between. */
export type EditedFields = { title: string; content: string; hashtags: string };

export const fieldsOf = ({ title, content, hashtags }: SavedContent): EditedFields => ({
  title,
  content,
  hashtags: hashtags.join(' '),
});

/** What has to be sent: nothing that is as it was. */
export function changesIn(fields: EditedFields, item: SavedContent): SavedContentChange {
  const before = fieldsOf(item);
  return {
    ...(fields.title !== before.title && { title: fields.title }),
    ...(fields.content !== before.content && { content: fields.content }),
    ...(fields.hashtags.trim() !== before.hashtags && { hashtags: listOf(fields.hashtags) }),
  };
}

/** Split on spaces; people write the sign or leave it out. */
const listOf = (hashtags: string) =>
  hashtags
    .split(/\s+/)
    .map((tag) => tag.replace(/^#+/, ''))
    .filter(Boolean);

/** A message beside each field that cannot be saved as it is. */
export function problemsIn(changes: SavedContentChange): Partial<Record<string, string>> {
  const parsed = SavedContentChange.safeParse(changes);
  const problems = (parsed.error?.issues ?? []).map(({ path, message }) => [path[0], message]);
  return {
    ...(changes.title !== undefined && !hasWords(changes.title) && { title: 'Title is required' }),
    ...(dataImageBytes(changes.content ?? '') > dataImagesMaxBytes && { content: tooLarge }),
    ...Object.fromEntries(problems),
  };
}

const hasWords = (html: string) => lineOf(html) !== '';

const tooLarge = 'The pictures inside a text may have 2 MB in all. Please use smaller ones.';
