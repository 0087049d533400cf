import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Id } from './fields.ts';
import { CopiedFor, KeptForPlatforms, PlatformsChange } from './kept-for-platforms.ts';
import { Source } from './post.ts';
import {
  savedContentFields as fields,
  SavedContentChange,
  SavedKind,
  savedFor,
} from './saved-content-form.ts';
import { SentSources } from './sources.ts';

export const SavedContent = z.object({
  id: z.number(),
  userId: z.number(),
  /** HTML. */
  title: z.string(),
  /** HTML. */
  content: z.string(),
  hashtags: z.array(z.string()),
  sources: z.array(Source),
  imageUrls: z.array(z.string()),
  contentTags: z.array(z.string()),
  imagePrompt: z.string().nullable(),
  topic: z.string(),
  location: z.string(),
  state: z.string(),
  kind: SavedKind,
  platforms: KeptForPlatforms,
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type SavedContent = z.infer<typeof SavedContent>;

/** An item as lists show it: everything but the texts. */
export const SavedContentSummary = SavedContent.omit({ content: true, platforms: true }).extend({
  /** The beginning of the content as plain text, a line for each block. */
  preview: z.string(),
  /** The first picture of the item, or one that was made for it. */
  thumbnailUrl: z.string().nullable(),
  copied: CopiedFor,
});
export type SavedContentSummary = z.infer<typeof SavedContentSummary>;

/** What is saved without topic, location or state gets the defaults. */
export const NewSavedContent = z.object({
  ...fields,
  hashtags: fields.hashtags.default([]),
  imageUrls: fields.imageUrls.default([]),
  contentTags: fields.contentTags.default([]),
  imagePrompt: fields.imagePrompt.default(null),
  topic: fields.topic.default('General'),
  location: fields.location.default('Unknown'),
  state: fields.state.default('NA'),
  sources: SentSources.default([]),
  /** Without it, what names sources is an article. */
  kind: SavedKind.optional(),
  ...savedFor,
});
export type NewSavedContent = z.infer<typeof NewSavedContent>;

const SavedContentCount = z.object({ count: z.number(), limit: z.number() });

const params = z.object({ id: Id });

/** An edited text may hold pictures of 2 MB. */
const bodyLimit = 4 * 1024 * 1024;

export const listSavedContent = endpoint({
  method: 'GET',
  path: '/api/saved-content',
  access: 'user',
  summary: 'What the user has saved, newest first, without the contents.',
  response: z.array(SavedContentSummary),
});

export const searchSavedContent = endpoint({
  method: 'GET',
  path: '/api/saved-content/search',
  access: 'user',
  summary: 'Which items hold all of the words in title, text or tags, newest first.',
  query: z.object({ words: z.string().trim().min(1, 'Please enter a word').max(200) }),
  response: z.object({ ids: z.array(z.number()) }),
});

export const countSavedContent = endpoint({
  method: 'GET',
  path: '/api/saved-content/count',
  access: 'user',
  summary: 'How many items the user has saved, and how many may be.',
  response: SavedContentCount,
});

export const getSavedContent = endpoint({
  method: 'GET',
  path: '/api/saved-content/{id}',
  access: 'user',
  summary: 'One saved item with its content.',
  params,
  response: SavedContent,
});

export const saveContent = endpoint({
  method: 'POST',
  path: '/api/saved-content',
  access: 'user',
  limit: 'write',
  summary: 'Saves a post or article.',
  body: NewSavedContent,
  bodyLimit,
  status: 201,
  response: SavedContent,
});

export const changeSavedContent = endpoint({
  method: 'PATCH',
  path: '/api/saved-content/{id}',
  access: 'user',
  limit: 'write',
  summary: 'Changes a saved item.',
  params,
  body: SavedContentChange,
  bodyLimit,
  response: SavedContent,
});

export const changePlatforms = endpoint({
  method: 'PATCH',
  path: '/api/saved-content/{id}/platforms',
  access: 'user',
  limit: 'draft',
  summary: 'Keeps what platforms get of an item, and when it was copied for them.',
  params,
  body: PlatformsChange,
  repeatable: true,
  response: KeptForPlatforms,
});

export const downloadSavedContent = endpoint({
  method: 'GET',
  path: '/api/saved-content/download',
  access: 'user',
  limit: 'export',
  summary: 'Every saved item with its pictures and its texts for platforms, as a ZIP archive.',
  kind: 'download',
  produces: 'application/zip',
});

export const duplicateSavedContent = endpoint({
  method: 'POST',
  path: '/api/saved-content/{id}/duplicate',
  access: 'user',
  limit: 'write',
  summary: 'Saves a copy of an item.',
  params,
  status: 201,
  response: SavedContent,
});

export const deleteSavedContent = endpoint({
  method: 'DELETE',
  path: '/api/saved-content/{id}',
  access: 'user',
  limit: 'write',
  summary: 'Hides an item with its pictures; it is gone for good a day later.',
  params,
  response: z.object({ success: z.literal(true) }),
});

export const restoreSavedContent = endpoint({
  method: 'POST',
  path: '/api/saved-content/{id}/restore',
  access: 'user',
  limit: 'write',
  summary: 'Brings a deleted item back.',
  params,
  response: SavedContent,
});
