import { z } from 'zod';
import { emailField, Password, Username } from './fields.ts';
import { passwordLength } from './limits.ts';

/** What people fill in before they are signed in. A module of its own, because the browser fetches it later. */

export const Credentials = z.object({
  username: z
    .string('Username is required')
    .trim()
    .min(1, 'Username is required')
    .max(256, 'Username is too long'),
  password: z
    .string('Password is required')
    .min(1, 'Password is required')
    .max(passwordLength.max, 'Password is too long'),
});
export type Credentials = z.infer<typeof Credentials>;

const inviteUnreadable = 'This invite link is incomplete. Please open it again.';

export const InviteToken = z
  .string(inviteUnreadable)
  .min(1, inviteUnreadable)
  .max(256, inviteUnreadable);

export const Registration = z.object({
  username: Username,
  email: emailField('Invalid email address'),
  password: Password,
  /** The token of an invite link, where one is needed. */
  invite: InviteToken.optional(),
});
export type Registration = z.infer<typeof Registration>;

export const ForgotPassword = z.object({ email: emailField('Valid email is required') });

export const ResetPassword = z
  .object({
    token: z
      .string('Reset token is required')
      .min(1, 'Reset token is required')
      .max(256, 'Reset token is missing or invalid'),
    password: Password,
    confirmPassword: Password,
  })
  .refine((form) => form.password === form.confirmPassword, {
    path: ['confirmPassword'],
    message: 'Passwords do not match',
  });

const confirmationUnreadable = 'This link is incomplete. Please open it again from the email.';

export const EmailConfirmation = z.object({
  token: z
    .string(confirmationUnreadable)
    .min(1, confirmationUnreadable)
    .max(256, confirmationUnreadable),
});

export const AdminPassword = z.object({
  password: z
    .string('Password is required')
    .min(1, 'Password is required')
    .max(passwordLength.max, 'Password is too long'),
});

/** An invite may be for one address alone. */
export const NewInvite = z.object({
  email: z
    .union([z.literal(''), emailField('Invalid email address')], 'Invalid email address')
    .default(''),
});
