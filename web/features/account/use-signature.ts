import { type Place, signatureOf } from '#contract/signature.ts';
import { useAccount } from './use-account.ts';

/**
 * Gives the agent's line for a place: nothing when it is switched off, has nobody to name, or is not
 * known yet. Pages hand it to what copies and downloads.
 */
export function useSignature(): (place: Place) => string {
  const profile = useAccount().data?.profile;
  return (place) => (profile?.signatureOn ? signatureOf(profile, place) : '');
}
