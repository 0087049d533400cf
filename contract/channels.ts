import { z } from 'zod';
import { directKeys } from './channel-list.ts';
import { endpoint } from './endpoint.ts';
import { Id } from './fields.ts';
import { connectionNameAtMost } from './limits.ts';
import { withoutControls } from './text.ts';

/** Accounts elsewhere that an agent has connected, to publish there. */

/** Why something did not work, for the person whose account it is. */
export const ChannelProblem = z.object({
  code: z.string(),
  message: z.string(),
  /** What to do about it. */
  advice: z.string(),
});
export type ChannelProblem = z.infer<typeof ChannelProblem>;

const Connection = z.object({
  id: z.number(),
  channel: z.enum(directKeys),
  /** What the agent calls it. */
  name: z.string(),
  /** What was filled in, without secrets. */
  settings: z.record(z.string(), z.string()),
  createdAt: z.iso.datetime(),
  /** When it was last tried, and what was wrong then. */
  checkedAt: z.iso.datetime(),
  problem: ChannelProblem.nullable(),
  /** When it ends by itself, and the user has to sign in there again. */
  endsAt: z.iso.datetime().nullable(),
});
export type Connection = z.infer<typeof Connection>;

/** Characters of what is filled in. */
const valueAtMost = 2_000;

const Name = z
  .string()
  .max(connectionNameAtMost, `At most ${connectionNameAtMost} characters`)
  .transform((text) => withoutControls(text).trim());
const Values = z
  .record(z.string().max(40), z.string().max(valueAtMost, `At most ${valueAtMost} characters`))
  .refine((values) => Object.keys(values).length <= 10, 'Too many fields');

const params = z.object({ id: Id });

export const listConnections = endpoint({
  method: 'GET',
  path: '/api/channels',
  access: 'user',
  summary: 'The accounts the user has connected to publish there, oldest first, without secrets.',
  response: z.array(Connection),
});

export const listOfferedChannels = endpoint({
  method: 'GET',
  path: '/api/channels/offered',
  access: 'user',
  summary: 'Where accounts can be connected: what the admin allows and the operator has set up.',
  response: z.array(z.enum(directKeys)),
});

/** The answer may hold a secret and is not kept: a repetition is told that it may be done already. */
export const connectChannel = endpoint({
  method: 'POST',
  path: '/api/channels',
  access: 'user',
  limit: 'connection',
  summary: 'Connects an account after trying it. What does not work is refused with the reason.',
  body: z.object({ channel: z.enum(directKeys), name: Name.default(''), values: Values }),
  status: 201,
  response: z.object({
    connection: Connection,
    /** The secret we made, shown this once. */
    madeSecret: z.string().nullable(),
  }),
});

/** Of an account that is connected already, what is not sent is taken from it. */
export const listDestinations = endpoint({
  method: 'POST',
  path: '/api/channels/destinations',
  access: 'user',
  limit: 'connection',
  summary: 'What an account has at a service that publishes to several places, to choose one.',
  body: z.object({ channel: z.enum(directKeys), values: Values, id: Id.optional() }),
  repeatable: true,
  response: z.array(z.object({ value: z.string(), label: z.string() })),
});

export const changeConnection = endpoint({
  method: 'PATCH',
  path: '/api/channels/{id}',
  access: 'user',
  limit: 'connection',
  summary: 'Changes a connected account after trying it. A secret that is left out stays.',
  params,
  body: z.object({ name: Name.optional(), values: Values.optional() }),
  repeatable: true,
  response: Connection,
});

export const checkConnection = endpoint({
  method: 'POST',
  path: '/api/channels/{id}/check',
  access: 'user',
  limit: 'connection',
  summary: 'Tries a connected account and says what is wrong with it, if anything is.',
  params,
  repeatable: true,
  response: Connection,
});

export const disconnectChannel = endpoint({
  method: 'DELETE',
  path: '/api/channels/{id}',
  access: 'user',
  limit: 'write',
  summary: 'Forgets a connected account and its secrets. What was published stays where it is.',
  params,
  repeatable: true,
  response: z.object({ success: z.literal(true) }),
});

/** The answer's address holds what belongs to this browser alone, and works once. */
export const startLinkedInSignIn = endpoint({
  method: 'POST',
  path: '/api/channels/linkedin/start',
  access: 'user',
  limit: 'connection',
  summary: 'Where to send the browser so that the user can let us post on their LinkedIn profile.',
  repeatable: true,
  response: z.object({ address: z.string() }),
});

/** Opened by LinkedIn, in the browser that was sent there. */
export const finishLinkedInSignIn = endpoint({
  method: 'GET',
  path: '/api/channels/linkedin/callback',
  access: 'anyone',
  summary:
    'Where LinkedIn sends people back to. Goes on to My Account, which says what came of it.',
  query: z.object({
    state: z.string().max(200).optional(),
    code: z.string().max(4_000).optional(),
    /** In its place where somebody said no, or the app may not ask. */
    error: z.string().max(200).optional(),
  }),
  kind: 'redirect',
  status: 303,
});
