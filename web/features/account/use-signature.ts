import { type Destination, signatureOf } from '#contract/signature.ts';
import { useAccount } from './use-account.ts';

/**
 * Gives the agent's line for a destination: nothing when it is switched off, has nobody to name, or
 * is not known yet. Pages hand it to what copies and downloads.
 */
export function useSignature(): (destination: Destination) => string {
  const profile = useAccount().data?.profile;
  return (destination) => (profile?.signatureOn ? signatureOf(profile, destination) : '');
}

/** As above, but undefined until the account is there: what is copied before that would lack its line. */
export function useSignatureWhenKnown(): (destination: Destination) => string | undefined {
  // Without a network nothing is on its way, and what was loaded can be copied.
  const { isLoading } = useAccount();
  const signature = useSignature();
  return (destination) => (isLoading ? undefined : signature(destination));
}
