import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/**
 * Work that is not finished: an edit of a post or of saved content, or the long-form wizard. It is
 * kept on the server, so that it comes back after a reload, a login and on any machine.
 */
export const DraftKind = z
  .string()
  .max(120)
  .regex(/^(?:post-edit:[\w-]{1,100}|content-edit:\d{1,10}|long-form)$/, 'There is no such draft');
export type DraftKind = z.infer<typeof DraftKind>;

export const Draft = z.object({
  kind: z.string(),
  /** What the screen that made it understands; nobody else reads it, so it is not walked here. */
  json: z.record(z.string(), z.unknown()),
  updatedAt: z.iso.datetime(),
});
export type Draft = z.infer<typeof Draft>;

const params = z.object({ kind: DraftKind });

export const listDrafts = endpoint({
  method: 'GET',
  path: '/api/drafts',
  access: 'user',
  summary: 'Which unfinished work there is, newest first.',
  response: z.array(Draft.omit({ json: true })),
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
  summary: 'Keeps unfinished work in place of what was kept before.',
  params,
  body: z.object({ json: Draft.shape.json }),
  // An edited text may hold pictures of 2 MB, and stand beside the text it was.
  bodyLimit: 8 * 1024 * 1024,
  repeatable: true,
  response: Draft.omit({ json: true }),
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
