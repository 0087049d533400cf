import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/**
 * Work that is not finished: an edit of a post or of saved content, or the long-form wizard. It is
 * kept on the server, so that it comes back after a reload, a login and on any machine.
 */
export const DraftKind = z
  .string()
  .max(120)
  .regex(
    /^(?:post-edit:[\w-]{1,100}|content-edit:\d{1,10}|long-form)$/,
    'We couldn’t find that draft',
  );
export type DraftKind = z.infer<typeof DraftKind>;

export const Draft = z.object({
  kind: z.string(),
  /** What the screen that made it understands; nobody else reads it, so it is not walked here. */
  json: z.record(z.string(), z.unknown()),
  updatedAt: z.iso.datetime(),
  /** Grows with every change. A draft that was let go and begun anew never has a number it had before. */
  version: z.number(),
});
export type Draft = z.infer<typeof Draft>;

const params = z.object({ kind: DraftKind });

export const listDrafts = endpoint({
  method: 'GET',
  path: '/api/drafts',
  access: 'user',
  summary: 'Which unfinished work there is, newest first.',
  response: z.array(Draft.omit({ json: true, version: true })),
});

export const findDraft = endpoint({
  method: 'GET',
  path: '/api/drafts/{kind}',
  access: 'user',
  summary: 'A piece of unfinished work, or null.',
  params,
  response: z.object({ draft: Draft.nullable() }),
});

export const keepDraft = endpoint({
  method: 'POST',
  path: '/api/drafts/{kind}',
  access: 'user',
  limit: 'draft',
  summary: 'Keeps unfinished work in place of what was kept before. A stale version is refused.',
  params,
  body: z.object({
    json: Draft.shape.json,
    /** The version this change was made on; null where there was none. Without it nothing is compared. */
    version: z.number().int().nullish(),
    /**
     * The draft as it was in that version. With it a long article that was changed elsewhere meanwhile is
     * merged instead of refused: a page that is closing cannot ask again.
     */
    base: Draft.shape.json.optional(),
  }),
  // An edited text may hold pictures of 2 MB, and stand beside the text it was.
  bodyLimit: 8 * 1024 * 1024,
  repeatable: true,
  /** `json` is there when it differs from what was sent. */
  response: Draft.partial({ json: true }),
});

export const dropDraft = endpoint({
  method: 'DELETE',
  path: '/api/drafts/{kind}',
  access: 'user',
  limit: 'draft',
  summary: 'Lets unfinished work go.',
  params,
  response: z.object({ success: z.literal(true) }),
});
