import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Id } from './fields.ts';
import { Day, NewWeekFill } from './week-fill-form.ts';
import { weekFillDaysAtMost, weekTopicKeys } from './week-topics.ts';

/**
 * Fill my week: drafts are written for days on which nothing is planned. It goes on when the agent leaves or the server
 * restarts, and asks nothing.
 */

export const weekFillStatuses = ['running', 'done', 'stopped', 'failed'] as const;
export const weekPieceStates = ['waiting', 'writing', 'written', 'failed', 'skipped'] as const;

const WeekPiece = z.object({
  date: z.string(),
  /** The name of the topic or of the kind. */
  topic: z.string(),
  state: z.enum(weekPieceStates),
  /** Plain text, once it is chosen. */
  title: z.string().nullable(),
  /** The saved item; nothing once it is gone for good. */
  contentId: z.number().nullable(),
  /** Why it was not written. */
  message: z.string().nullable(),
});

export const WeekFill = z.object({
  id: z.number(),
  status: z.enum(weekFillStatuses),
  /** What it waits for at this moment, or why it ended early. */
  message: z.string().nullable(),
  startedAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
  pieces: z.array(WeekPiece),
});
export type WeekFill = z.infer<typeof WeekFill>;

export const suggestWeek = endpoint({
  method: 'GET',
  path: '/api/week-fills/suggestion',
  access: 'user',
  summary:
    'Days with what is planned on them, their holiday and a topic that suits; and how many drafts there is room for.',
  query: z.object({
    from: Day,
    days: z.coerce.number().int().min(1).max(weekFillDaysAtMost).default(7),
  }),
  response: z.object({
    days: z.array(
      z.object({
        date: z.string(),
        /** Entries of the plan on that day, in whatever state. */
        planned: z.number(),
        holiday: z.string().nullable(),
        topic: z.enum(weekTopicKeys),
      }),
    ),
    /** A draft is a saved item: so many more may be saved. */
    room: z.number(),
  }),
});

export const startWeekFill = endpoint({
  method: 'POST',
  path: '/api/week-fills',
  access: 'user',
  limit: 'write',
  summary: 'Has drafts written for days, where the channels have nothing planned. One at a time.',
  body: NewWeekFill,
  status: 201,
  response: WeekFill,
});

export const getLatestWeekFill = endpoint({
  method: 'GET',
  path: '/api/week-fills/latest',
  access: 'user',
  summary: 'How far the latest one is, and what came of it.',
  response: z.object({ fill: WeekFill.nullable() }),
});

export const stopWeekFill = endpoint({
  method: 'POST',
  path: '/api/week-fills/{id}/stop',
  access: 'user',
  limit: 'write',
  summary: 'Ends it. What is written stays, and the rest is not written.',
  params: z.object({ id: Id }),
  repeatable: true,
  response: WeekFill,
});
