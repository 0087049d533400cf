import { z } from 'zod';
import { emailField, Password } from './fields.ts';
import { fontPairNames } from './layouts/brand.ts';
import { HexColor } from './layouts/layout.ts';
import { licenseTypes } from './license-types.ts';
import { passwordLength, profileFieldMaxLength } from './limits.ts';
import { usStates } from './us-states.ts';

/** What people fill in on My Account. Apart from its endpoints, which the browser does not load. */

/** Characters of a web address. */
const websiteMaxLength = 300;

const line = z
  .string()
  .trim()
  .max(profileFieldMaxLength, `At most ${profileFieldMaxLength} characters`)
  .regex(/^[^\p{Cc}<>]*$/u, 'Please keep it on one line, without < or >');

const brandColor = z.union([z.literal(''), HexColor], { error: 'Use a color code like #1f5c4d' });

/** What stands in the line under a post and on pictures. Empty means not given. */
export const Profile = z.object({
  displayName: line,
  brokerage: line,
  /** The office's city; some states ask for it. */
  officeCity: line,
  licenseNumber: line,
  licenseType: z.union([z.literal(''), z.enum(licenseTypes)], {
    error: 'Please choose a license type',
  }),
  licenseState: z.union([z.literal(''), z.enum(usStates.map(({ code }) => code))], {
    error: 'Please choose a state',
  }),
  /** The agent's own. */
  phone: line,
  /** The brokerage's, as the state has it on file. */
  officePhone: line,
  website: z.union([
    z.literal(''),
    z
      .url({ protocol: /^https?$/, error: 'Please enter a web address that starts with https://' })
      .max(websiteMaxLength, `At most ${websiteMaxLength} characters`),
  ]),
  /** Whether copies and downloads carry the line. */
  signatureOn: z.boolean(),
  /** Of layouts on pictures; without them, ours. */
  brandColor: brandColor.optional(),
  accentColor: brandColor.optional(),
  fontPair: z
    .union([z.literal(''), z.enum(fontPairNames)], { error: 'Please choose a pair of fonts' })
    .optional(),
});
export type Profile = z.infer<typeof Profile>;

export const emptyProfile: Profile = {
  displayName: '',
  brokerage: '',
  officeCity: '',
  licenseNumber: '',
  licenseType: '',
  licenseState: '',
  phone: '',
  officePhone: '',
  website: '',
  signatureOn: true,
};

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

export const AccountDeletion = z.object({
  password: z.string('Password is required').min(1, 'Password is required').max(passwordLength.max),
});
