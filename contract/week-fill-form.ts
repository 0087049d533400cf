import { z } from 'zod';
import { channelKeys, channels } from './channel-list.ts';
import { Id } from './fields.ts';
import { Zone } from './plan-forms.ts';
import { subjectFields } from './subject-fields.ts';
import { weekFillDaysAtMost, weekTopicKeys } from './week-topics.ts';

/** What is filled in to have a week written. Apart from its endpoints, which the browser does not load. */

export const Day = z.iso.date('Pick a day').max(10, 'Pick a day');

const areDifferent = (keys: unknown[]) => new Set(keys).size === keys.length;

export const NewWeekFill = z.object({
  days: z
    .array(
      z.object({
        date: Day,
        /** One of the mix, or the id of a topic. */
        topic: z.union([z.enum(weekTopicKeys), Id]),
      }),
    )
    .min(1, 'Pick at least one day')
    .max(weekFillDaysAtMost, `Pick ${weekFillDaysAtMost} days at most`)
    .refine((days) => areDifferent(days.map(({ date }) => date)), 'Pick each day once'),
  channels: z
    .array(
      z
        .object({
          channel: z.enum(channelKeys),
          /** The connected account, for channels that need one. */
          connectionId: Id.optional(),
        })
        .refine(
          ({ channel, connectionId }) =>
            (channels[channel].kind === 'direct') === (connectionId !== undefined),
          { path: ['connectionId'], message: 'Choose the account to publish with' },
        ),
    )
    .min(1, 'Choose at least one channel')
    .max(10, 'Choose 10 channels at most')
    .refine(
      (chosen) =>
        areDifferent(chosen.map(({ channel, connectionId }) => `${channel} ${connectionId}`)),
      'Choose each channel once',
    ),
  /** On the wall in the zone, the same on every day. */
  time: z
    .string('Pick a time')
    .max(5, 'Pick a time')
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Pick a time'),
  zone: Zone,
  location: subjectFields.location,
  state: subjectFields.state,
});
