import {
  type Destination,
  lineToKeep,
  missingForState,
  type StateLine,
  signatureOf,
} from '#contract/signature.ts';
import { useAccount } from './use-account.ts';

/**
 * Gives the agent's line for a destination: nothing when it is switched off, has nobody to name, or
 * is not known yet. Pages hand it to what copies and downloads.
 */
export function useSignature(): (destination: Destination) => string {
  const profile = useAccount().data?.profile;
  return (destination) => (profile?.signatureOn ? signatureOf(profile, destination) : '');
}

/** What the agent's state usually asks for in a post to a platform: what has to stay, and what is not in it. */
export function useStateLine(): (destination: Destination) => StateLine | undefined {
  const profile = useAccount().data?.profile;
  return (destination) =>
    profile && {
      keep: lineToKeep(profile, destination),
      hints: missingForState(profile, destination.platform).map(({ hint }) => hint),
    };
}
