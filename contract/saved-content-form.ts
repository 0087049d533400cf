import { z } from 'zod';
import { PieceId } from './fields.ts';
import { PlatformsChange } from './kept-for-platforms.ts';
import { contentTagsMinimum, savedText, subjectText } from './limits.ts';
import { pieceHtml } from './piece-html.ts';

const required = (name: string, most: number) =>
  z
    .string(`${name} is required`)
    .trim()
    .min(1, `${name} is required`)
    .max(most, `${name} is too long`);

/** The fields of an item as they are sent. */
export const savedContentFields = {
  title: pieceHtml(required('Title', savedText.title)),
  content: pieceHtml(required('Content', savedText.content)),
  hashtags: z.array(z.string().max(200)).max(60),
  imageUrls: z.array(z.string().max(2_000)).max(100),
  contentTags: z
    .array(z.string().trim().min(1).max(100))
    .max(50)
    .refine((tags) => tags.length === 0 || tags.length >= contentTagsMinimum, {
      message: `Add at least ${contentTagsMinimum} content tags`,
    }),
  imagePrompt: z.string().max(5_000).nullable(),
  topic: required('Topic', subjectText.topic),
  location: required('Location', subjectText.city),
  state: z
    .string()
    .trim()
    // Characters as the database counts them, where an emoji is one.
    .regex(/^.{2}/su, 'State must be at least 2 characters')
    .max(subjectText.state),
};

export const SavedKind = z.enum(['post', 'article']);
export type SavedKind = z.infer<typeof SavedKind>;

/**
 * Whose item it is, the piece that is saved (the pictures made for it become the item’s), and what was
 * made of it for platforms before.
 */
export const savedFor = {
  userId: z.number().int().positive('Please log in to save content.').optional(),
  postId: PieceId.optional(),
  platforms: PlatformsChange.optional(),
};

export const SavedContentChange = z
  .object({
    title: savedContentFields.title,
    content: savedContentFields.content,
    hashtags: savedContentFields.hashtags,
    contentTags: savedContentFields.contentTags,
    imageUrls: savedContentFields.imageUrls,
    imagePrompt: savedContentFields.imagePrompt,
    ...savedFor,
  })
  .partial();
export type SavedContentChange = z.infer<typeof SavedContentChange>;
