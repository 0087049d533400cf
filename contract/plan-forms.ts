import { z } from 'zod';
import { channelKeys, channels } from './channel-list.ts';
import { Id } from './fields.ts';

/** What is filled in for an entry of the plan. Apart from its endpoints, which the browser does not load. */

const LocalTime = z
  .string('Pick a day and a time')
  .max(16, 'Pick a day and a time')
  .regex(
    /^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d$/,
    'Pick a day and a time',
  );

export const Zone = z
  .string()
  .max(64)
  .regex(/^[A-Za-z]/, 'Pick a time zone')
  .refine(isZone, 'Pick a time zone');

function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

export const NewEntry = z
  .object({
    contentId: Id,
    channel: z.enum(channelKeys),
    /** The connected account, for channels that need one. */
    connectionId: Id.optional(),
    localTime: LocalTime,
    zone: Zone,
    isDraft: z.boolean().default(false),
  })
  .refine(
    ({ channel, connectionId }) =>
      (channels[channel].kind === 'direct') === (connectionId !== undefined),
    { path: ['connectionId'], message: 'Choose the account to publish with' },
  );

export const EntryChange = z.object({
  localTime: LocalTime.optional(),
  zone: Zone.optional(),
  /** Without it a draft stays one, and anything else is planned. */
  isDraft: z.boolean().optional(),
});

export const Posted = z.object({
  link: z
    .union([
      z.literal(''),
      z
        .url({
          protocol: /^https?$/,
          error: 'Please enter a web address that starts with https://',
        })
        .max(2_000, 'At most 2,000 characters'),
    ])
    .default(''),
});
