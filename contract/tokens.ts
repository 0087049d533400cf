import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Id } from './fields.ts';
import { NewToken } from './token-forms.ts';
import { tokenScopes } from './token-scopes.ts';

/** Personal tokens: what a program of the agent signs in with. */

const PersonalToken = z.object({
  id: z.number(),
  name: z.string(),
  scopes: z.array(z.enum(tokenScopes)),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
});
export type PersonalToken = z.infer<typeof PersonalToken>;

export const listTokens = endpoint({
  method: 'GET',
  path: '/api/account/tokens',
  access: 'user',
  summary: 'The personal tokens that work, newest first.',
  response: z.array(PersonalToken),
});

/** The answer holds the token and is not kept. */
export const makeToken = endpoint({
  method: 'POST',
  path: '/api/account/tokens',
  access: 'user',
  limit: 'write',
  summary: 'Makes a personal token. It is shown this once.',
  body: NewToken,
  status: 201,
  response: z.object({ token: z.string(), made: PersonalToken }),
});

export const revokeToken = endpoint({
  method: 'DELETE',
  path: '/api/account/tokens/{id}',
  access: 'user',
  limit: 'write',
  summary: 'Ends a personal token at once.',
  params: z.object({ id: Id }),
  repeatable: true,
  response: z.object({ success: z.literal(true) }),
});
