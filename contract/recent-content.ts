import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { savedText } from './limits.ts';
import { pieceHtml } from './piece-html.ts';
import { Post } from './post.ts';

/** Where generated pieces are shown: Home, the posts page, the Generation History, and the article on the blog page. */
export const Surface = z.enum(['home', 'insights', 'blog', 'article']);
export type Surface = z.infer<typeof Surface>;

/** A generated piece as it is now, with its edits and revisions. */
export const RecentPiece = z.object({
  id: z.string(),
  promptType: z.enum(['content', 'blog']),
  /** As it was sent, or null where that is not known any more. */
  topicId: z.string().nullable(),
  writtenAt: z.iso.datetime(),
  /** Where it is shown. It was cleared from the others. */
  surfaces: z.array(Surface),
  /** Null where it is shown nowhere. */
  post: z.nullable(Post),
});
export type RecentPiece = z.infer<typeof RecentPiece>;

export const RecentContent = z.object({
  /** Oldest first. */
  pieces: z.array(RecentPiece),
  /** What is being written now, by the ids of the generations. */
  running: z.array(z.object({ id: z.string(), promptType: RecentPiece.shape.promptType })),
});
export type RecentContent = z.infer<typeof RecentContent>;

/** As far as the database counts. */
const RowNumber = z.number().int().min(0).max(2_147_483_647);

/** What was cleared, for bringing it back. */
const Clearing = z.object({
  surface: Surface,
  from: RowNumber,
  to: RowNumber,
});
export type Clearing = z.infer<typeof Clearing>;

export const listRecentContent = endpoint({
  method: 'GET',
  path: '/api/posts/recent',
  access: 'user',
  summary: 'The last 50 generated pieces of 90 days, and where they are shown.',
  response: RecentContent,
});

export const clearRecentContent = endpoint({
  method: 'POST',
  path: '/api/posts/recent/clear',
  access: 'user',
  limit: 'write',
  summary: 'Shows nothing that was generated until now in one place any more. Nothing is deleted.',
  body: z.object({ surface: Surface }),
  response: Clearing,
});

export const restoreRecentContent = endpoint({
  method: 'POST',
  path: '/api/posts/recent/restore',
  access: 'user',
  limit: 'write',
  summary: 'Takes a clearing back.',
  body: Clearing,
  repeatable: true,
  response: z.object({ success: z.literal(true) }),
});

export const PieceChange = z
  .object({
    title: pieceHtml(z.string().max(savedText.title, 'The title is too long')),
    content: pieceHtml(z.string().max(savedText.content)),
    hashtags: z.array(z.string().max(200)).max(100),
    contentTags: z.array(z.string().max(100)).max(50),
    imageUrls: z.array(z.string().max(2_000)).max(100),
    imagePrompt: z.string().max(5_000),
  })
  .partial();
export type PieceChange = z.infer<typeof PieceChange>;

export const changePiece = endpoint({
  method: 'PATCH',
  path: '/api/posts/{id}',
  access: 'user',
  limit: 'write',
  summary: 'Keeps what was changed of a generated piece, so that it comes back like this.',
  params: z.object({ id: z.uuid().max(36) }),
  body: PieceChange,
  // An edited text may hold pictures of 2 MB.
  bodyLimit: 4 * 1024 * 1024,
  repeatable: true,
  response: z.object({ success: z.literal(true) }),
});

export const choosePiece = endpoint({
  method: 'POST',
  path: '/api/posts/{id}/choose',
  access: 'user',
  limit: 'write',
  summary: 'Of two versions of a post keeps this one and deletes the other.',
  params: z.object({ id: z.uuid().max(36) }),
  repeatable: true,
  response: z.object({ success: z.literal(true) }),
});
