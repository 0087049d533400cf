import { z } from 'zod';
import { passwordLength } from './limits.ts';
import { tokenDays, tokenScopes } from './token-scopes.ts';

/** What is filled in for a personal token. Apart from its endpoints, which the browser does not load. */

export const NewToken = z.object({
  name: z
    .string('Give it a name')
    .trim()
    .min(1, 'Give it a name')
    .max(80, 'At most 80 characters')
    .regex(/^[^\p{Cc}]*$/u, 'Please keep it on one line'),
  scopes: z
    .array(z.enum(tokenScopes))
    .min(1, 'Choose what it may do')
    .max(tokenScopes.length, 'Choose what it may do'),
  days: z.literal(tokenDays).default(90),
  password: z.string('Password is required').min(1, 'Password is required').max(passwordLength.max),
});
