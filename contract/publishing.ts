import { z } from 'zod';
import { channelKeys } from './channel-list.ts';
import { ChannelProblem } from './channels.ts';
import { endpoint } from './endpoint.ts';
import { Id } from './fields.ts';
import { planStates } from './plan-states.ts';

/** What the admin says about publishing for everybody, and what became of it. */

const PublishingSettings = z.object({
  /** Nothing goes out by itself. What agents post themselves still becomes due. */
  isPaused: z.boolean(),
  /** Where nobody may publish. All others are allowed, also those that come with a later version. */
  blockedChannels: z.array(z.enum(channelKeys)).max(channelKeys.length),
});
export type PublishingSettings = z.infer<typeof PublishingSettings>;

/** An entry of somebody's plan, as the admin sees it: no text. */
const PublishingJob = z.object({
  id: z.number(),
  username: z.string(),
  title: z.string(),
  channel: z.enum(channelKeys),
  state: z.enum(planStates),
  publishAt: z.iso.datetime(),
  attempts: z.number(),
  nextTryAt: z.iso.datetime().nullable(),
  problem: ChannelProblem.nullable(),
  publishedAt: z.iso.datetime().nullable(),
  link: z.string().nullable(),
});
export type PublishingJob = z.infer<typeof PublishingJob>;

const Cursor = z.object({ at: z.iso.datetime(), id: z.number() });

export const getPublishingSettings = endpoint({
  method: 'GET',
  path: '/api/publishing-settings',
  access: 'user',
  summary: 'Whether publishing is paused, and which channels are not allowed.',
  response: PublishingSettings,
});

export const changePublishingSettings = endpoint({
  method: 'PATCH',
  path: '/api/admin/publishing-settings',
  access: 'admin',
  limit: 'write',
  summary: 'Pauses or resumes publishing for everybody, and says which channels are not allowed.',
  body: PublishingSettings.partial(),
  repeatable: true,
  response: PublishingSettings,
});

export const listPublishingJobs = endpoint({
  method: 'GET',
  path: '/api/admin/publishing-jobs',
  access: 'admin',
  summary: 'Everything that is on anybody’s plan, latest time first, fifty at a time.',
  query: z.object({
    state: z.enum(planStates).optional(),
    /** Those with an earlier time than this one. */
    beforeAt: z.iso.datetime().max(40).optional(),
    beforeId: Id.optional(),
  }),
  response: z.object({
    jobs: z.array(PublishingJob),
    /** Where to go on, if there are more. */
    next: Cursor.nullable(),
  }),
});
