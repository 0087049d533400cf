import type { Profile } from './account-forms.ts';
import { findPlatform } from './platforms.ts';
import {
  brokerReminder,
  type Destination,
  ruleOf,
  type SignatureTarget,
  signatureOf,
} from './signature.ts';
import {
  type AskedPart,
  type Confidence,
  everyStateAsksFor,
  type StateAdRule,
} from './state-ad-rules.ts';
import { usStates } from './us-states.ts';

/** What a state usually asks for in the agent's line, in words for the agent. Apart from the line, which more screens use. */

export type MissingPart = { part: AskedPart; hint: string };

/**
 * What the agent's state usually asks for and a line will not say: because the profile does not, or because the
 * platform takes no phone number.
 */
export function missingForState(
  profile: Profile,
  platform: SignatureTarget = 'plain',
): MissingPart[] {
  const state = usStates.find(({ code }) => code === profile.licenseState);
  if (!state) return [];
  const refusal = findPlatform(platform)?.phoneRefusal;
  return askedOf(profile, platform).flatMap((part) => {
    const asks = `${state.name} usually asks for ${wordsFor[part]}`;
    if (part === 'officePhone' && refusal) {
      return [{ part, hint: `${asks}. ${refusal} Use its Call button with that number.` }];
    }
    return profile[part].trim() ? [] : [{ part, hint: `${asks}.` }];
  });
}

/** What the agent's state asks for where a line stands. */
function askedOf(profile: Profile, platform: SignatureTarget): AskedPart[] {
  const { asksFor = [], asksForBesidePhone = [] } = ruleOf(profile.licenseState) ?? {};
  const isPhoneShown = profile.phone.trim() !== '' && !findPlatform(platform)?.phoneRefusal;
  return [...everyStateAsksFor, ...asksFor, ...(isPhoneShown ? asksForBesidePhone : [])];
}

/** What has to stay in a post because the agent's state usually asks for it, and where else it may stand. */
type LineToKeep = { words: string[]; sentence: string };

/** What a state usually asks for in a post to a platform: what of it has to stay, and what cannot be in it. */
export type StateLine = { keep: LineToKeep | undefined; hints: string[] };

/** What of the line has to stay, or nothing where no state is chosen or nothing of it is filled in. */
export function lineToKeep(
  profile: Profile,
  { platform, state = '' }: Destination,
): LineToKeep | undefined {
  const licensed = usStates.find(({ code }) => code === profile.licenseState);
  if (!licensed) return undefined;
  const line = signatureOf(profile, { platform, state });
  const words = askedOf(profile, platform)
    .map((part) => (part === 'licenseType' ? '' : profile[part].trim()))
    .filter((word) => word !== '' && line.includes(word));
  if (words.length === 0) return undefined;
  const { elsewhere } = ruleOf(profile.licenseState) ?? {};
  const orElse = elsewhere ? `, in the post or on ${elsewhere}` : '';
  return {
    words,
    sentence: `${licensed.name} usually asks for ${listed(words)}${orElse}. ${brokerReminder}`,
  };
}

const listed = (words: string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** The rule with its number, its day and how sure we are of it. */
export function describeRule({ note, rule, checked, confidence }: StateAdRule): string {
  const day = new Date(`${checked}T00:00:00Z`).toLocaleDateString('en-US', {
    ...({ month: 'long', day: 'numeric', year: 'numeric', timeZone: 'UTC' } as const),
  });
  return `${note} (${rule}. ${howSure[confidence]} ${day}.)`;
}

const howSure: Record<Confidence, string> = {
  rule: 'Read in the rule or on the regulator’s pages on',
  secondary: 'Known from what others write about the rule, on',
  unsure: 'Not certain; looked up on',
};

const wordsFor: Record<AskedPart, string> = {
  displayName: 'your name as licensed',
  brokerage: 'the brokerage’s name as licensed',
  officeCity: 'the office’s city',
  licenseNumber: 'your license number',
  licenseType: 'your license type',
  officePhone: 'the office phone',
};
