import { z } from 'zod';
import { logActions, logSubjects } from './constants.ts';
import { endpoint } from './endpoint.ts';
import { Id } from './fields.ts';

/** What the admins changed: every admin write leaves one entry. */

/**
 * A field before and after; one of them is null where the thing was added or deleted. Of a list that
 * changed only the lines that went and came, and all of it where nothing but the order did.
 */
const FieldChange = z.object({
  field: z.string(),
  before: z.unknown(),
  after: z.unknown(),
});
export type FieldChange = z.infer<typeof FieldChange>;

export const LogEntry = z.object({
  id: z.number(),
  /** The name stays when the account goes. */
  username: z.string(),
  action: z.enum(logActions),
  subject: z.enum(logSubjects),
  subjectId: z.number(),
  /** What the thing was called at that moment. */
  name: z.string(),
  changes: z.array(FieldChange),
  createdAt: z.iso.datetime(),
});
export type LogEntry = z.infer<typeof LogEntry>;

export const listAdminLog = endpoint({
  method: 'GET',
  path: '/api/admin/log',
  access: 'admin',
  summary: 'What the admins changed, newest first, fifty at a time.',
  query: z.object({
    /** Entries older than this one. */
    before: Id.optional(),
    subject: z.enum(logSubjects).optional(),
  }),
  response: z.object({
    entries: z.array(LogEntry),
    /** Where to go on, if there are more. */
    next: z.number().nullable(),
  }),
});
