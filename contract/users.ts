import { z } from 'zod';
import { Notice } from './auth.ts';
import { AdminPassword } from './auth-forms.ts';
import { endpoint } from './endpoint.ts';
import { Id } from './fields.ts';
import { emailMaxLength } from './limits.ts';

/** What the admin sees of the people who use Porchlight, and may do with their accounts. */

export const UserEntry = z.object({
  id: z.number(),
  username: z.string(),
  email: z.string(),
  createdAt: z.iso.datetime(),
  /** To within the few minutes after which a session is renewed. */
  lastSeenAt: z.iso.datetime(),
  /** Since when nobody signs in to it; null for one in use. */
  disabledAt: z.iso.datetime().nullable(),
  /** On how many devices the account is signed in. */
  openSessions: z.number(),
  /** Bytes of the pictures and saved texts, deleted ones included until they are purged. */
  storageBytes: z.number(),
  /** Tokens of AI models used today. A day goes by UTC. */
  tokensToday: z.number(),
});
export type UserEntry = z.infer<typeof UserEntry>;

export const userOrders = ['newest', 'last-seen'] as const;
export type UserOrder = (typeof userOrders)[number];

/** Milliseconds since 1970, up to the year 9999. */
const Milliseconds = z.coerce.number().int().min(0).max(253_402_300_799_999);

export const listUsers = endpoint({
  method: 'GET',
  path: '/api/admin/users',
  access: 'admin',
  summary: 'The accounts, fifty at a time, found by a part of their name or e-mail address.',
  query: z.object({
    search: z.string().trim().max(emailMaxLength).optional(),
    order: z.enum(userOrders).default('newest'),
    /** Where the page before ended, as its answer said. */
    beforeId: Id.optional(),
    beforeSeen: Milliseconds.optional(),
  }),
  response: z.object({
    users: z.array(UserEntry),
    /** Where to go on, if there are more. */
    next: z.object({ beforeId: z.number(), beforeSeen: z.number() }).nullable(),
  }),
});

const params = z.object({ id: Id });
const success = z.object({ success: z.literal(true) });

export const disableUser = endpoint({
  method: 'POST',
  path: '/api/admin/users/{id}/disable',
  access: 'admin',
  limit: 'write',
  summary: 'Signs an account out everywhere and lets nobody in again. Everything in it stays.',
  params,
  repeatable: true,
  response: success,
});

export const enableUser = endpoint({
  method: 'POST',
  path: '/api/admin/users/{id}/enable',
  access: 'admin',
  limit: 'write',
  summary: 'Opens a disabled account again.',
  params,
  repeatable: true,
  response: success,
});

export const endSessionsOfUser = endpoint({
  method: 'POST',
  path: '/api/admin/users/{id}/end-sessions',
  access: 'admin',
  limit: 'write',
  summary: 'Signs an account out on every device.',
  params,
  repeatable: true,
  response: success,
});

export const sendResetLink = endpoint({
  method: 'POST',
  path: '/api/admin/users/{id}/reset-link',
  access: 'admin',
  limit: 'write',
  summary: 'Sends the user an email with a link to choose a new password.',
  params,
  response: Notice,
});

export const deleteUser = endpoint({
  method: 'POST',
  path: '/api/admin/users/{id}/delete',
  access: 'admin',
  limit: 'write',
  summary: 'Deletes an account with everything in it, at once. Asks for the admin password again.',
  params,
  body: AdminPassword,
  response: success,
});
