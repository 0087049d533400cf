import { z } from 'zod';
import { channelKeys, directKeys } from './channel-list.ts';
import { ChannelProblem } from './channels.ts';
import { endpoint } from './endpoint.ts';
import { Id } from './fields.ts';
import { subjectText } from './limits.ts';
import { EntryChange, NewEntry, Posted } from './plan-forms.ts';
import { planStates } from './plan-states.ts';

/** What goes where and when: an entry is a saved piece, a channel and a time. */

export const PlanEntry = z.object({
  id: z.number(),
  /** Null once the piece is gone for good. */
  contentId: z.number().nullable(),
  /** The piece's title, as plain text. */
  title: z.string(),
  channel: z.enum(channelKeys),
  /** The connected account, for channels that have one. */
  connection: z.object({ id: z.number(), name: z.string() }).nullable(),
  state: z.enum(planStates),
  /** As on the wall in that zone: `2026-11-21T09:00`. */
  localTime: z.string(),
  zone: z.string(),
  /** The same moment. */
  publishAt: z.iso.datetime(),
  /** When it is tried again, after something that can pass. */
  nextTryAt: z.iso.datetime().nullable(),
  /** What went wrong last, and what to do about it. */
  problem: ChannelProblem.nullable(),
  /** Where readers find it. */
  link: z.string().nullable(),
  publishedAt: z.iso.datetime().nullable(),
  /** SHA-256 of the version that went out. */
  hash: z.string().nullable(),
});
export type PlanEntry = z.infer<typeof PlanEntry>;

const params = z.object({ id: Id });
const success = z.object({ success: z.literal(true) });
const moment = z.iso.datetime().max(40);

export const listPlan = endpoint({
  method: 'GET',
  path: '/api/plan',
  access: 'user',
  summary:
    'The entries of the plan between two moments, earliest first, at most 1,000, and which saved items are on the plan at any time.',
  query: z.object({
    from: moment,
    to: moment,
    channel: z.enum(channelKeys).optional(),
    state: z.enum(planStates).optional(),
  }),
  response: z.object({ entries: z.array(PlanEntry), plannedIds: z.array(z.number()) }),
});

export const getPlanEntry = endpoint({
  method: 'GET',
  path: '/api/plan/{id}',
  access: 'user',
  summary: 'One entry of the plan.',
  params,
  response: PlanEntry,
});

export const listNeedsYou = endpoint({
  method: 'GET',
  path: '/api/plan/needs-you',
  access: 'user',
  summary:
    'What is due or has failed, earliest first, which accounts have to be connected again, and how many both are; and what is past its time because publishing is paused.',
  response: z.object({
    count: z.number(),
    entries: z.array(PlanEntry),
    /** Connected accounts that end soon or have ended: the agent has to sign in there again. */
    accounts: z.array(
      z.object({
        id: z.number(),
        channel: z.enum(directKeys),
        name: z.string(),
        endsAt: z.iso.datetime(),
      }),
    ),
    /** Nothing the agent has to do, and nothing unless publishing is paused. */
    held: z.array(PlanEntry),
  }),
});

export const countNeedsYou = endpoint({
  method: 'GET',
  path: '/api/plan/needs-you/count',
  access: 'user',
  summary: 'How many entries are due or have failed, and accounts have to be connected again.',
  response: z.object({ count: z.number() }),
});

export const findZone = endpoint({
  method: 'GET',
  path: '/api/plan/zone',
  access: 'user',
  summary: 'The time zone of a place, where we know it.',
  query: z.object({
    location: z.string().max(subjectText.city),
    state: z.string().max(subjectText.state),
  }),
  response: z.object({ zone: z.string().nullable() }),
});

export const planPiece = endpoint({
  method: 'POST',
  path: '/api/plan',
  access: 'user',
  limit: 'write',
  summary: 'Plans a saved item for a channel and a time.',
  body: NewEntry,
  status: 201,
  response: PlanEntry,
});

export const changeEntry = endpoint({
  method: 'PATCH',
  path: '/api/plan/{id}',
  access: 'user',
  limit: 'write',
  summary: 'Moves an entry to another time, makes it a draft or plans it again.',
  params,
  body: EntryChange,
  repeatable: true,
  response: PlanEntry,
});

export const markPosted = endpoint({
  method: 'POST',
  path: '/api/plan/{id}/posted',
  access: 'user',
  limit: 'write',
  summary: 'Says that the agent has posted it, and where.',
  params,
  body: Posted,
  repeatable: true,
  response: PlanEntry,
});

export const updatePublished = endpoint({
  method: 'POST',
  path: '/api/plan/{id}/update',
  access: 'user',
  limit: 'connection',
  summary: 'Changes what was published to what the piece is now, where the channel lets us.',
  params,
  repeatable: true,
  response: PlanEntry,
});

export const removeEntry = endpoint({
  method: 'DELETE',
  path: '/api/plan/{id}',
  access: 'user',
  limit: 'write',
  summary: 'Takes an entry off the plan. The piece stays, and so does what was published.',
  params,
  repeatable: true,
  response: success,
});

export const getCalendarLink = endpoint({
  method: 'GET',
  path: '/api/plan/calendar',
  access: 'user',
  summary: 'Whether the plan can be read by a secret address, and since when.',
  response: z.object({ createdAt: z.iso.datetime().nullable() }),
});

/** The answer holds a token and is not kept. */
export const makeCalendarLink = endpoint({
  method: 'POST',
  path: '/api/plan/calendar',
  access: 'user',
  limit: 'write',
  summary: 'Makes a secret address of the plan for calendar programs. An earlier one ends.',
  status: 201,
  response: z.object({ link: z.string() }),
});

export const endCalendarLink = endpoint({
  method: 'DELETE',
  path: '/api/plan/calendar',
  access: 'user',
  limit: 'write',
  summary: 'Ends the secret address of the plan.',
  repeatable: true,
  response: success,
});

export const downloadCalendar = endpoint({
  method: 'GET',
  path: '/api/plan/calendar/file',
  access: 'user',
  limit: 'export',
  summary: 'The plan as a file for calendar programs.',
  kind: 'download',
  produces: 'text/calendar',
});

export const readCalendar = endpoint({
  method: 'GET',
  path: '/api/calendar/{token}',
  access: 'anyone',
  summary: 'The plan behind a secret address, for calendar programs.',
  params: z.object({ token: z.string().min(1).max(256) }),
  kind: 'download',
  produces: 'text/calendar',
});
