import { z } from 'zod';
import { channelKeys } from './channel-list.ts';
import { csvToolKeys, csvTools } from './csv-tools.ts';
import { endpoint } from './endpoint.ts';
import { Id } from './fields.ts';
import { Zone } from './plan-forms.ts';
import { platformKeys } from './platforms.ts';

/** The plan as a table, for schedulers that take one. */

const Day = z
  .string()
  .max(10)
  .regex(/^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'Pick a day');

const CsvRow = z.object({
  entryId: z.number(),
  title: z.string(),
  channel: z.enum(channelKeys),
  /** In the zone that was asked for: `2026-11-26T09:00`. */
  localTime: z.string(),
  /** Why it is left out of the file, each in a sentence. */
  problems: z.array(z.string()),
  /** What to know of it all the same. */
  notes: z.array(z.string()),
});
export type CsvRow = z.infer<typeof CsvRow>;

const tool = z.enum(csvToolKeys);

export const checkCsv = endpoint({
  method: 'GET',
  path: '/api/plan/csv',
  access: 'user',
  summary:
    'What is on the plan on some days as rows of a tool’s table, with what keeps each from being taken there.',
  query: z
    .object({
      tool,
      from: Day,
      to: Day,
      /** Where the tool posts them. A table for spreadsheets may have all. */
      channel: z.enum(platformKeys).optional(),
      /** That the tool’s account is set to. */
      zone: Zone,
    })
    .refine(({ tool: key, channel }) => !csvTools[key].isForOneChannel || channel !== undefined, {
      path: ['channel'],
      message: 'Choose a channel',
    }),
  response: z.object({ rows: z.array(CsvRow) }),
});

export const downloadCsv = endpoint({
  method: 'POST',
  path: '/api/plan/csv',
  access: 'user',
  limit: 'document',
  summary: 'A table of these entries as the tool takes it. What it would not take is left out.',
  body: z.object({ tool, zone: Zone, entryIds: z.array(Id).min(1).max(1_000) }),
  repeatable: true,
  kind: 'download',
  produces: 'text/csv',
});
