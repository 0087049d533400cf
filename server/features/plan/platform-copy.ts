import { plainTextOf } from '#builtin/html/plain-text.ts';
import { emptyProfile } from '#contract/account-forms.ts';
import { fingerprintOf } from '#contract/fingerprint.ts';
import { type PlatformVersion, plainTags } from '#contract/platform-text.ts';
import { composeForPlatform, type PlatformKey } from '#contract/platforms.ts';
import { type SignatureTarget, signatureOf } from '#contract/signature.ts';
import type { findPiece } from './outgoing-piece.queries.ts';

export type PlannedItem = NonNullable<Awaited<ReturnType<typeof findPiece>>>;

/** A saved item as the publishing step offers it for a platform: in the agent's own wording, as written for it, or composed. */
export function copyFor(item: PlannedItem, platform: PlatformKey): string {
  const own = item.platformTexts[platform];
  if (own !== undefined) return own;
  const signature = agentLineOf(item, platform);
  const version = writtenFor(item, platform);
  if (version) return composeForPlatform(platform, { ...version, title: '', signature });
  return composeForPlatform(platform, {
    title: asOneLine(plainTextOf(item.title)),
    text: plainTextOf(item.content).trim(),
    hashtags: plainTags(item.hashtags),
    signature,
  });
}

/** Nothing where it was written of another state of the piece. */
export function writtenFor(
  { title, content, hashtags, written }: PlannedItem,
  platform: PlatformKey,
): PlatformVersion | undefined {
  const isCurrent = written?.of === fingerprintOf([title, content, hashtags]);
  return isCurrent ? written.versions[platform] : undefined;
}

/** The agent's line, or nothing where it is turned off. */
export function agentLineOf(
  { profile: given, state }: Pick<PlannedItem, 'profile' | 'state'>,
  platform: SignatureTarget,
): string {
  const profile = { ...emptyProfile, ...given };
  return profile.signatureOn ? signatureOf(profile, { platform, state }) : '';
}

export const asOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
