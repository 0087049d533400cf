import { findAiProvider } from '#contract/ai-providers.ts';
import type { ModelUsage } from '#contract/usage.ts';
import { fullNumber } from './numbers.ts';

export const providerLabel = (provider: string) => findAiProvider(provider)?.label ?? provider;

export const kindLabels = { text: 'Texts', image: 'Pictures' } as const;

/** Why calls failed, by error code. */
const reasons: Record<string, string> = {
  ai_unavailable: 'not reachable or overloaded',
  ai_timeout: 'took too long',
  ai_refused: 'declined to answer',
  ai_bad_answer: 'unusable answer',
};

/** "took too long 3 times, declined to answer once": the most frequent first. */
export function failureReasons({ reasons: counts }: ModelUsage): string {
  return Object.entries(counts)
    .toSorted(([, a], [, b]) => b - a)
    .map(([code, count]) => `${reasons[code] ?? 'other trouble'} ${times(count)}`)
    .join(', ');
}

function times(count: number): string {
  if (count === 1) return 'once';
  return count === 2 ? 'twice' : `${fullNumber(count)} times`;
}
