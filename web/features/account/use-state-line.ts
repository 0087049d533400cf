import type { Destination } from '#contract/signature.ts';
import { lineToKeep, missingForState, type StateLine } from '#contract/state-line.ts';
import { useAccount } from './use-account.ts';

/** What the agent's state usually asks for in a post to a platform: what has to stay, and what is not in it. */
export function useStateLine(): (destination: Destination) => StateLine | undefined {
  const profile = useAccount().data?.profile;
  return (destination) =>
    profile && {
      keep: lineToKeep(profile, destination),
      hints: missingForState(profile, destination.platform).map(({ hint }) => hint),
    };
}
