import { z } from 'zod';
import {
  AdminPassword,
  Credentials,
  EmailConfirmation,
  ForgotPassword,
  InviteToken,
  Registration,
  ResetPassword,
} from './auth-forms.ts';
import { registrationModes } from './constants.ts';
import { endpoint } from './endpoint.ts';

export const User = z.object({
  id: z.number(),
  username: z.string(),
  /** Empty when the user was rebuilt from a session check. */
  email: z.string(),
  createdAt: z.iso.datetime().optional(),
});
export type User = z.infer<typeof User>;

export const SessionCheck = z.object({
  isAuthenticated: z.boolean(),
  userId: z.number().optional(),
  username: z.string().optional(),
  error: z.string().optional(),
});
export type SessionCheck = z.infer<typeof SessionCheck>;

export const Notice = z.object({ message: z.string(), warning: z.string().optional() });
export type Notice = z.infer<typeof Notice>;

const Success = z.object({ success: z.boolean() });

export const getRegistration = endpoint({
  method: 'GET',
  path: '/api/registration',
  access: 'anyone',
  summary: 'Who may make an account here.',
  response: z.object({ registration: z.enum(registrationModes) }),
});

/** The token travels in the body: addresses end up in the logs of proxies. */
export const checkInvite = endpoint({
  method: 'POST',
  path: '/api/registration/invite',
  access: 'anyone',
  summary: 'Says whether an invite link still works, and for which e-mail address it was made.',
  body: z.object({ invite: InviteToken }),
  bodyLimit: 4 * 1024,
  repeatable: true,
  response: z.object({ email: z.string().nullable() }),
});

export const register = endpoint({
  method: 'POST',
  path: '/api/register',
  access: 'anyone',
  summary: 'Creates an account and signs it in.',
  body: Registration,
  status: 201,
  response: User,
});

export const login = endpoint({
  method: 'POST',
  path: '/api/login',
  access: 'anyone',
  summary: 'Signs in with username or email address and password.',
  body: Credentials,
  repeatable: true,
  response: User,
});

export const logout = endpoint({
  method: 'POST',
  path: '/api/logout',
  access: 'anyone',
  summary: 'Ends the session. Harmless without one.',
  repeatable: true,
  response: Success,
});

export const getUser = endpoint({
  method: 'GET',
  path: '/api/user',
  access: 'user',
  summary: 'The signed-in user.',
  response: User,
});

export const verifySession = endpoint({
  method: 'GET',
  path: '/api/auth/verify',
  access: 'anyone',
  summary: 'Says who is signed in; 401 when nobody is.',
  response: SessionCheck,
});

export const verifySessionPublic = endpoint({
  method: 'GET',
  path: '/api/auth/verify-public',
  access: 'anyone',
  summary: 'Says who is signed in, if anyone; always 200.',
  response: SessionCheck,
});

export const pingSession = endpoint({
  method: 'GET',
  path: '/api/auth/ping',
  access: 'user',
  summary: 'Keeps the session alive.',
  response: Success,
});

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/api/auth/forgot-password',
  access: 'anyone',
  summary: 'Sends a reset link, if an account uses the address. The answer never tells.',
  body: ForgotPassword,
  repeatable: true,
  response: Notice,
});

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/auth/reset-password',
  access: 'anyone',
  summary: 'Sets a new password with the token of a reset link and ends all sessions.',
  body: ResetPassword,
  response: Notice,
});

/** The token travels in the body: addresses end up in the logs of proxies. */
export const confirmEmail = endpoint({
  method: 'POST',
  path: '/api/account/email/confirm',
  access: 'anyone',
  summary: 'Gives the account the email address to which the link was sent.',
  body: EmailConfirmation,
  bodyLimit: 4 * 1024,
  response: Notice,
});

export const verifyAdmin = endpoint({
  method: 'POST',
  path: '/api/admin/verify',
  access: 'user',
  limit: 'write',
  summary: 'Opens the admin calls for this session for 30 minutes.',
  body: AdminPassword,
  repeatable: true,
  response: Success,
});
