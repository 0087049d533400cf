import type { Profile } from './account-forms.ts';
import { findPlatform } from './platforms.ts';
import {
  brokerReminder,
  type Destination,
  nameInLine,
  officeInLine,
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
    const asks = `${state.name} ${verbFor(state.code, part)} ${wordsFor[part]}`;
    if (part === 'officePhone' && refusal) {
      return [{ part, hint: `${asks}. ${refusal} Use its Call button with that number.` }];
    }
    return isGiven(profile, part) ? [] : [{ part, hint: `${asks}.` }];
  });
}

/** The license type stands after the name, and nowhere without it. */
const isGiven = (profile: Profile, part: AskedPart) =>
  profile[part].trim() !== '' && (part !== 'licenseType' || profile.displayName.trim() !== '');

/** All states we looked up ask for the brokerage; of the rest of an unsure row we say that we are not sure. */
const verbFor = (state: string, part?: AskedPart) =>
  ruleOf(state)?.confidence === 'unsure' && part !== 'brokerage'
    ? 'may ask for'
    : 'usually asks for';

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
  const asked = askedOf(profile, platform).map((part) => wordsInLine(part, profile, state));
  const words = [...new Set(asked)].filter((word) => word !== '' && line.includes(word));
  if (words.length === 0) return undefined;
  const { elsewhere } = ruleOf(profile.licenseState) ?? {};
  const orElse = elsewhere ? `, in the post or on ${elsewhere}` : '';
  return {
    words,
    sentence: `${licensed.name} ${verbFor(licensed.code)} ${listed(words)}${orElse}. ${brokerReminder}`,
  };
}

/** A part as it stands in the line: a city with its state, a name with its license type. */
function wordsInLine(part: AskedPart, profile: Profile, state: string): string {
  if (part === 'displayName' || part === 'licenseType') return nameInLine(profile, state);
  if (part === 'officeCity') return officeInLine(profile, state);
  return profile[part].trim();
}

const listed = (words: string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** What we know of a state's rule, or that we know none. Nothing where no state is chosen. */
export function describeRuleOf(state: string): string {
  const rule = ruleOf(state);
  if (rule) return describeRule(rule);
  const name = usStates.find(({ code }) => code === state)?.name;
  return name
    ? `We found no rule of ${name} to point to. Every state we looked up asks for this much.`
    : '';
}

/** The rule with its number, its day and how sure we are of it. */
function describeRule({ note, rule, checked, confidence }: StateAdRule): string {
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
  licenseType: 'your license type after your name',
  officePhone: 'the office phone',
};
