import { z } from 'zod';
import { AccountDeletion, EmailChange, PasswordChange, Profile } from './account-forms.ts';
import { Notice } from './auth.ts';
import { endpoint } from './endpoint.ts';
import { Id } from './fields.ts';

export const Account = z.object({
  id: z.number(),
  username: z.string(),
  email: z.string(),
  /** Another address that waits for its confirmation. */
  newEmail: z.string().optional(),
  createdAt: z.iso.datetime(),
  profile: Profile,
});
export type Account = z.infer<typeof Account>;

export const OpenSession = z.object({
  id: z.number(),
  isCurrent: z.boolean(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
  /** As in "Chrome on Windows". */
  device: z.string(),
});
export type OpenSession = z.infer<typeof OpenSession>;

const success = z.object({ success: z.literal(true) });

export const getAccount = endpoint({
  method: 'GET',
  path: '/api/account',
  access: 'user',
  summary: 'The account with its profile.',
  response: Account,
});

export const changeProfile = endpoint({
  method: 'PATCH',
  path: '/api/account/profile',
  access: 'user',
  limit: 'write',
  summary: 'Changes what stands in the line under a post.',
  body: Profile.partial(),
  response: Profile,
});

export const changePassword = endpoint({
  method: 'POST',
  path: '/api/account/password',
  access: 'user',
  limit: 'write',
  summary: 'Changes the password and ends all other sessions.',
  body: PasswordChange,
  response: success,
});

export const changeEmail = endpoint({
  method: 'POST',
  path: '/api/account/email',
  access: 'user',
  limit: 'write',
  summary: 'Sends a link to a new email address, which the account has once it is opened.',
  body: EmailChange,
  response: Notice,
});

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/account/sessions',
  access: 'user',
  summary: 'Where the user is signed in.',
  response: z.array(OpenSession),
});

export const endSession = endpoint({
  method: 'DELETE',
  path: '/api/account/sessions/{id}',
  access: 'user',
  limit: 'write',
  summary: 'Ends one session.',
  params: z.object({ id: Id }),
  response: success,
});

export const signOutEverywhere = endpoint({
  method: 'POST',
  path: '/api/account/sign-out-everywhere',
  access: 'user',
  limit: 'write',
  summary: 'Ends every session, this one included.',
  response: success,
});

export const downloadMyData = endpoint({
  method: 'GET',
  path: '/api/account/data',
  access: 'user',
  limit: 'export',
  summary: 'All of the user’s data as a ZIP archive: JSON, HTML and pictures.',
  kind: 'download',
  produces: 'application/zip',
});

export const deleteAccount = endpoint({
  method: 'POST',
  path: '/api/account/delete',
  access: 'user',
  limit: 'write',
  summary: 'Deletes the account with everything in it, at once.',
  body: AccountDeletion,
  response: success,
});
