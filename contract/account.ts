import { z } from 'zod';
import { Notice } from './auth.ts';
import { endpoint } from './endpoint.ts';
import { emailField, Id, Password } from './fields.ts';
import { passwordLength, profileFieldMaxLength } from './limits.ts';
import { usStates } from './us-states.ts';

/** Characters of a web address. */
const websiteMaxLength = 300;

const line = z
  .string()
  .trim()
  .max(profileFieldMaxLength, `At most ${profileFieldMaxLength} characters`)
  .regex(/^[^\p{Cc}<>]*$/u, 'Please keep it on one line, without < or >');

/** What stands in the line under a post. Empty means not given. */
export const Profile = z.object({
  displayName: line,
  brokerage: line,
  /** The office's city; some states ask for it. */
  officeCity: line,
  licenseNumber: line,
  licenseState: z.union([z.literal(''), z.enum(usStates.map(({ code }) => code))], {
    error: 'Please choose a state',
  }),
  phone: line,
  website: z.union([
    z.literal(''),
    z
      .url({ protocol: /^https?$/, error: 'Please enter a web address that starts with https://' })
      .max(websiteMaxLength, `At most ${websiteMaxLength} characters`),
  ]),
  /** Whether copies and downloads carry the line. */
  signatureOn: z.boolean(),
});
export type Profile = z.infer<typeof Profile>;

export const emptyProfile: Profile = {
  displayName: '',
  brokerage: '',
  officeCity: '',
  licenseNumber: '',
  licenseState: '',
  phone: '',
  website: '',
  signatureOn: true,
};

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

export const PasswordChange = z
  .object({
    currentPassword: z
      .string('Password is required')
      .min(1, 'Password is required')
      .max(passwordLength.max),
    password: Password,
    confirmPassword: z
      .string('Passwords do not match')
      .max(passwordLength.max, 'Passwords do not match'),
  })
  .refine((form) => form.password === form.confirmPassword, {
    path: ['confirmPassword'],
    message: 'Passwords do not match',
  });
export type PasswordChange = z.infer<typeof PasswordChange>;

export const EmailChange = z.object({
  email: emailField('Invalid email address'),
  password: z.string('Password is required').min(1, 'Password is required').max(passwordLength.max),
});
export type EmailChange = z.infer<typeof EmailChange>;

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

export const AccountDeletion = z.object({
  password: z.string('Password is required').min(1, 'Password is required').max(passwordLength.max),
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
