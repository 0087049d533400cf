import type { Profile } from './account-forms.ts';
import type { LicenseType } from './license-types.ts';
import { findPlatform, type PlatformKey, platformKeys } from './platforms.ts';
import { type AskedPart, type StateAdRule, stateAdRules } from './state-ad-rules.ts';
import { usStates } from './us-states.ts';

/**
 * The agent's line under a post. It is put together here and never by a model, so that it says what
 * the agent wrote and nothing else. Nothing in it is a promise that a rule is met.
 */

/** Where posts are published, or anywhere else. */
export const signatureTargets = [...platformKeys, 'plain'] as const;
export type SignatureTarget = PlatformKey | 'plain';

const equalHousing = 'Equal Housing Opportunity';

/** Stands beside everything we say about the rules of a state. */
export const brokerReminder = 'Check with your broker.';

const separator = ' | ';

/** Where the line will stand. `state` is the post's, and may be anything a post can hold. */
export type Destination = { platform: SignatureTarget; state?: string };

/** The line, or nothing as long as it would name nobody. Whether it is used, `signatureOn` says. */
export function signatureOf(profile: Profile, { platform, state = '' }: Destination): string {
  const name = profile.displayName.trim();
  const brokerage = profile.brokerage.trim();
  if (!name && !brokerage) return '';
  const contact = findPlatform(platform)?.phoneRefusal
    ? []
    : [officePhone(profile, state), profile.phone.trim(), shortAddress(profile.website)];
  return [
    nameInLine(profile, state),
    brokerage,
    officeInLine(profile, state),
    license(profile, state),
    ...contact,
    equalHousing,
  ]
    .filter(Boolean)
    .join(separator);
}

/** Characters as the platform counts them. */
export function signatureLength(line: string, platform: SignatureTarget): number {
  return findPlatform(platform)?.lengthOf(line) ?? [...line].length;
}

/** What is worth knowing about a state's rules, if we know anything. */
export function ruleOf(state: string): StateAdRule | undefined {
  return Object.hasOwn(stateAdRules, state)
    ? stateAdRules[state as keyof typeof stateAdRules]
    : undefined;
}

/** Some states ask for it; elsewhere it does no harm, so it stands wherever it is given. */
export function officeInLine(profile: Profile, postState: string): string {
  const city = profile.officeCity.trim();
  if (!city) return '';
  const state = profile.licenseState || (isStateCode(postState) ? postState : '');
  return state ? `${city}, ${state}` : city;
}

/** Where the agent is licensed and where the post is about both have a say. */
const isAsked = (part: AskedPart, profile: Profile, postState: string) =>
  [profile.licenseState, postState].some((state) => {
    const { asksFor = [], asksForBesidePhone = [] } = ruleOf(state) ?? {};
    return asksFor.includes(part) || (profile.phone.trim() && asksForBesidePhone.includes(part));
  });

function license(profile: Profile, postState: string): string {
  const number = profile.licenseNumber.trim();
  if (!number || !isAsked('licenseNumber', profile, postState)) return '';
  const isFromElsewhere =
    profile.licenseState && isStateCode(postState) && profile.licenseState !== postState;
  return `${isFromElsewhere ? `${profile.licenseState} ` : ''}Lic. ${number}`;
}

/** Where it is asked for, or where there is no other number to call. */
function officePhone(profile: Profile, postState: string): string {
  const number = profile.officePhone.trim();
  if (!number) return '';
  const isShown = !profile.phone.trim() || isAsked('officePhone', profile, postState);
  return isShown ? `Office ${number}` : '';
}

/** With the license type where a state asks for it: Hawaii for a letter after the name, others for the words. */
export function nameInLine(profile: Profile, postState: string): string {
  const { licenseType, licenseState } = profile;
  const name = profile.displayName.trim();
  const asking = [licenseState, postState].find((state) =>
    ruleOf(state)?.asksFor.includes('licenseType'),
  );
  if (!name || !licenseType || !asking) return name;
  return asking === 'HI'
    ? `${name} (${licenseType === 'salesperson' ? 'S' : 'B'})`
    : `${name}, Licensed Real Estate ${typeWords[licenseType]}`;
}

const typeWords: Record<LicenseType, string> = {
  salesperson: 'Salesperson',
  'associate broker': 'Associate Broker',
  broker: 'Broker',
};

const isStateCode = (state: string) => usStates.some(({ code }) => code === state);

/** As people write it; networks make a link of it all the same. */
const shortAddress = (website: string) =>
  website
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/\/$/, '');
