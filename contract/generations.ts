import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { ErrorBody } from './errors.ts';
import { Post } from './post.ts';

/**
 * A generation under the id that its caller chose for /api/generate or /api/revise. It is independent of the connection:
 * it goes on when the caller leaves, and is found again by its id for some days.
 */
export const Generation = z.object({
  id: z.string(),
  kind: z.enum(['generate', 'revise']),
  status: z.enum(['running', 'done', 'failed', 'stopped']),
  startedAt: z.iso.datetime(),
  /** While it runs, as far as the server that was asked knows it. Plain text, to be shown and thrown away. */
  text: z
    .object({
      title: z.string(),
      content: z.string(),
      writer: z.object({ provider: z.string(), model: z.string() }).optional(),
    })
    .optional(),
  /** When it is done. Empty once newer texts have taken the room of this one. */
  posts: z.array(Post).max(1).optional(),
  /** Why it failed. */
  error: ErrorBody.pick({ message: true, code: true }).optional(),
  /** Whether there is a text that was stopped and can still be kept. */
  canKeep: z.boolean().optional(),
});
export type Generation = z.infer<typeof Generation>;

const params = z.object({ id: z.uuid().max(36) });

export const getGeneration = endpoint({
  method: 'GET',
  path: '/api/generations/{id}',
  access: 'user',
  summary:
    'How far a generation is: running, done with its post, failed with its reason, or stopped.',
  params,
  response: Generation,
});

export const stopGeneration = endpoint({
  method: 'POST',
  path: '/api/generations/{id}/stop',
  access: 'user',
  limit: 'write',
  summary:
    'Ends a generation and the request to the AI provider. With keep, what was written until then becomes a post.',
  params,
  body: z.object({ keep: z.boolean().default(false) }),
  repeatable: true,
  response: Generation,
});
