import { z } from 'zod';
import type { SavedContent, SavedContentChange } from '#contract/saved-content.ts';
import { hashtagsIn } from '#web/ui/html/hashtags.ts';

/** What can be edited, as the form holds it: HTML, HTML, and words with spaces between. */
export const EditedFields = z.object({
  title: z.string(),
  content: z.string(),
  hashtags: z.string(),
});
export type EditedFields = z.infer<typeof EditedFields>;

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
    ...(fields.hashtags.trim() !== before.hashtags && { hashtags: hashtagsIn(fields.hashtags) }),
  };
}
