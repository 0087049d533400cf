import * as z from 'zod/mini';
import { keptPrefix } from '#web/local-content/clear-local-content.ts';
import { Job } from './generation-job.ts';

/** What a reload must not lose: which texts are being written, and which were not finished and why. */
const KeptWriting = z.object({
  list: z.enum(['insights', 'blog']),
  job: Job,
  stage: z.enum(['running', 'stopped', 'failed']),
  startedAt: z.number(),
  problem: z.optional(z.string()),
  isTold: z.optional(z.boolean()),
  canKeep: z.optional(z.boolean()),
});
export type KeptWriting = z.infer<typeof KeptWriting>;

const KeptWritings = z.array(KeptWriting);

const keyOf = (owner: string) => `${keptPrefix}${owner}:writings`;

export function readKept(owner: string): KeptWriting[] {
  try {
    const stored = JSON.parse(sessionStorage.getItem(keyOf(owner)) ?? '[]');
    return KeptWritings.safeParse(stored).data ?? [];
  } catch {
    return [];
  }
}

export function writeKept(owner: string, writings: KeptWriting[]): void {
  try {
    if (writings.length === 0) sessionStorage.removeItem(keyOf(owner));
    else sessionStorage.setItem(keyOf(owner), JSON.stringify(writings));
  } catch {
    // It goes on while the page is open; only a reload would lose it.
  }
}
