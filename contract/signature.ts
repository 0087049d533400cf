import type { Profile } from './account-forms.ts';
import { findPlatform, type PlatformKey, platformKeys } from './platforms.ts';
import {
  type AskedPart,
  everyStateAsksFor,
  type StateAdRule,
  stateAdRules,
} from './state-ad-rules.ts';
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
    : [profile.phone.trim(), shortAddress(profile.website)];
  return [
    name,
    brokerage,
    office(profile, state),
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

export type MissingPart = { part: AskedPart; hint: string };

/** What the agent's state usually asks for and the profile does not say yet. */
export function missingForState(profile: Profile): MissingPart[] {
  const state = usStates.find(({ code }) => code === profile.licenseState);
  if (!state) return [];
  const asked = [...everyStateAsksFor, ...(ruleOf(state.code)?.asksFor ?? [])];
  return asked
    .filter((part) => !profile[part].trim())
    .map((part) => ({ part, hint: `${state.name} usually asks for ${wordsFor[part]}.` }));
}

/** What is worth knowing about a state's rules, if we know anything. */
export function ruleOf(state: string): StateAdRule | undefined {
  return Object.hasOwn(stateAdRules, state)
    ? stateAdRules[state as keyof typeof stateAdRules]
    : undefined;
}

const wordsFor: Record<AskedPart, string> = {
  displayName: 'your name as licensed',
  brokerage: 'the brokerage’s name as licensed',
  officeCity: 'the office’s city',
  licenseNumber: 'your license number',
  phone: 'the office phone',
};

/** Some states ask for it; elsewhere it does no harm, so it stands wherever it is given. */
function office(profile: Profile, postState: string): string {
  const city = profile.officeCity.trim();
  if (!city) return '';
  const state = profile.licenseState || (isStateCode(postState) ? postState : '');
  return state ? `${city}, ${state}` : city;
}

/** Where the agent is licensed and where the post is about both have a say. */
function license(profile: Profile, postState: string): string {
  const number = profile.licenseNumber.trim();
  const isAsked = [profile.licenseState, postState].some((state) =>
    ruleOf(state)?.asksFor.includes('licenseNumber'),
  );
  if (!number || !isAsked) return '';
  const isFromElsewhere =
    profile.licenseState && isStateCode(postState) && profile.licenseState !== postState;
  return `${isFromElsewhere ? `${profile.licenseState} ` : ''}Lic. ${number}`;
}

const isStateCode = (state: string) => usStates.some(({ code }) => code === state);

/** As people write it; networks make a link of it all the same. */
const shortAddress = (website: string) =>
  website
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/\/$/, '');
