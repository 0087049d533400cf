/**
 * Names and lists that both sides know, without schemas, so that a screen which needs one loads no zod. Limits with a
 * unit are in limits.ts.
 */

/** The one account that is made at the first start. */
export const adminUsername = 'admin';

/** Who may make an account: anyone, whoever has an invite link, or nobody. Set with REGISTRATION. */
export const registrationModes = ['open', 'invite', 'closed'] as const;
export type RegistrationMode = (typeof registrationModes)[number];

/** What an agent puts on pictures. */
export const assetTypes = ['headshot', 'logo'] as const;

/** How a picture looks unless the agent says otherwise. */
export const defaultImageStyle = 'Modern real estate photography';

/** Points of a remembered answer for each tag that matches. */
export const tagPoints = { place: 20, other: 10 } as const;

/** Days of which the admin sees the use. */
export const usagePeriods = [7, 30, 90] as const;

/** What an entry of the admin log is about, and what was done to it. */
export const logSubjects = [
  'topic',
  'universal prompt',
  'content template',
  'trusted website',
  'site asset',
  'user',
  'invite',
  'review settings',
  'publishing settings',
] as const;
export type LogSubject = (typeof logSubjects)[number];

export const logActions = [
  'added',
  'changed',
  'deleted',
  'disabled',
  'enabled',
  'signed out',
  'sent a reset link to',
  'revoked',
] as const;
export type LogAction = (typeof logActions)[number];

/** Characters; screen readers and platforms cut longer ones. */
export const maxAltText = 300;
