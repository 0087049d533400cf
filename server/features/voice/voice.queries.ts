import { eq, sql } from 'drizzle-orm';
import type { VoiceProfile } from '#contract/voice-form.ts';
import type { Database } from '#server/db/connect.ts';
import { voiceProfiles } from '#server/db/schema/voice.ts';

export async function findVoiceProfile(
  db: Database,
  userId: number,
): Promise<Partial<VoiceProfile> | undefined> {
  const [row] = await db
    .select({ profile: voiceProfiles.profile })
    .from(voiceProfiles)
    .where(eq(voiceProfiles.userId, userId));
  return row?.profile;
}

export async function putVoiceProfile(
  db: Database,
  userId: number,
  profile: VoiceProfile,
): Promise<void> {
  await db
    .insert(voiceProfiles)
    .values({ userId, profile })
    .onConflictDoUpdate({ target: voiceProfiles.userId, set: { profile, updatedAt: sql`now()` } });
}
