import { z } from 'zod';
import { NewInvite } from './auth-forms.ts';
import { endpoint } from './endpoint.ts';
import { Id } from './fields.ts';

/** Links with which one person may register, for `REGISTRATION=invite`. */

export const Invite = z.object({
  id: z.number(),
  /** For whom it was made, if the admin said so. */
  email: z.string().nullable(),
  /** The admin's username. */
  madeBy: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  state: z.enum(['open', 'used', 'expired', 'revoked']),
  usedAt: z.iso.datetime().nullable(),
  /** The username of who registered with it. */
  usedBy: z.string().nullable(),
});
export type Invite = z.infer<typeof Invite>;

export const listInvites = endpoint({
  method: 'GET',
  path: '/api/admin/invites',
  access: 'admin',
  summary: 'The invite links, newest first, twenty at a time. None of them can be read again.',
  query: z.object({
    /** Links older than this one. */
    before: Id.optional(),
  }),
  response: z.object({
    invites: z.array(Invite),
    /** Where to go on, if there are more. */
    next: z.number().nullable(),
  }),
});

/** Repeatable: what a write answers is kept for its repetition, and this answer holds a token. */
export const createInvite = endpoint({
  method: 'POST',
  path: '/api/admin/invites',
  access: 'admin',
  limit: 'write',
  summary: 'Makes a link with which one person may register within seven days.',
  body: NewInvite,
  repeatable: true,
  status: 201,
  response: z.object({ invite: Invite, link: z.string() }),
});

export const revokeInvite = endpoint({
  method: 'POST',
  path: '/api/admin/invites/{id}/revoke',
  access: 'admin',
  limit: 'write',
  summary: 'Makes an invite link worthless.',
  params: z.object({ id: Id }),
  repeatable: true,
  response: z.object({ success: z.literal(true) }),
});
