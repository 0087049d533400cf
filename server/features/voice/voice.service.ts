import { emptyVoice, type VoiceProfile, type VoiceRules } from '#contract/voice-form.ts';
import { withinStorageBudget } from '#server/core/storage.ts';
import type { Database } from '#server/db/connect.ts';
import type { Deps } from '#server/deps.ts';
import { findVoiceProfile, putVoiceProfile } from './voice.queries.ts';

export async function getVoiceOf(db: Database, userId: number): Promise<VoiceProfile> {
  return { ...emptyVoice, ...(await findVoiceProfile(db, userId)) };
}

export async function changeVoiceOf(
  db: Database,
  userId: number,
  profile: VoiceProfile,
): Promise<VoiceProfile> {
  await withinStorageBudget(db, userId, (tx) => putVoiceProfile(tx, userId, profile));
  return profile;
}

export const voiceToWriteBy = async (db: Database, userId: number) =>
  voiceInUse(await findVoiceProfile(db, userId));

/** What a text is to be written by: nothing where it is switched off or says nothing. */
export function voiceInUse(
  stored: Partial<VoiceProfile> | null | undefined,
): VoiceProfile | undefined {
  const profile = { ...emptyVoice, ...stored };
  const { isOn, ...rest } = profile;
  const { isOn: _, ...nothing } = emptyVoice;
  return isOn && JSON.stringify(rest) !== JSON.stringify(nothing) ? profile : undefined;
}

export const learnVoiceFrom = (
  { texts: threads }: Pick<Deps, 'texts'>,
  userId: number,
  texts: string[],
): Promise<VoiceRules> => threads.run('learnVoice', texts, { userId });
