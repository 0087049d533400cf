import { integer, jsonb, pgTable } from 'drizzle-orm/pg-core';
import type { VoiceProfile } from '#contract/voice-form.ts';
import { users } from './auth.ts';
import { moment } from './columns.ts';

/** How an agent sounds: own texts and rules. Without a row there are none. */
export const voiceProfiles = pgTable('voice_profiles', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  profile: jsonb().$type<Partial<VoiceProfile>>().notNull(),
  updatedAt: moment().notNull().defaultNow(),
});
