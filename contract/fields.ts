import { z } from 'zod';
import { emailMaxLength, passwordLength, usernameMaxLength } from './limits.ts';

/** Field schemas used by more than one slice, with the messages people read. */

/** Compatibility-folded and trimmed, so that look-alike forms of one name are one name. */
const folded = (value: string) => value.normalize('NFKC').trim();

export const Username = z
  .string('Username is required')
  // Folding may shorten a name, but not to a tenth.
  .max(10 * usernameMaxLength, `Username must not exceed ${usernameMaxLength} characters`)
  .transform(folded)
  .pipe(
    z
      .string()
      .min(1, 'Username is required')
      .max(usernameMaxLength, `Username must not exceed ${usernameMaxLength} characters`)
      .regex(
        /^[A-Za-z0-9._-]+$/,
        'Username can only contain letters, numbers, dots, hyphens and underscores',
      ),
  );

export const emailField = (message: string) =>
  z.string(message).trim().max(emailMaxLength, message).pipe(z.email(message));

const passwordTooShort = `Password must be at least ${passwordLength.min} characters`;

export const Password = z
  .string(passwordTooShort)
  .min(passwordLength.min, passwordTooShort)
  .max(passwordLength.max, `Password must not exceed ${passwordLength.max} characters`);

/** The id of a generated piece, as the browser knows it before the piece is saved. */
export const PieceId = z
  .string()
  .max(100)
  .regex(/^[\w-]+$/, 'We couldn’t find that piece');

/** A database id in a path or body: positive, and no larger than a PostgreSQL integer. */
export const Id = z.coerce.number().int().positive().max(2_147_483_647);
