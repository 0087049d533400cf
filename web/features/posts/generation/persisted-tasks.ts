import * as z from 'zod/mini';
import { stateKeyPrefix } from '#web/local-content/clear-local-content.ts';
import { GenerationJob } from './generation-job.ts';

/** What a reload must not lose: which texts are being written, and which were not finished and why. */
const PersistedTask = z.object({
  list: z.enum(['insights', 'blog']),
  job: GenerationJob,
  stage: z.enum(['running', 'stopped', 'failed']),
  startedAt: z.number(),
  problem: z.optional(z.string()),
  isTold: z.optional(z.boolean()),
  canKeep: z.optional(z.boolean()),
});
export type PersistedTask = z.infer<typeof PersistedTask>;

const PersistedTasks = z.array(PersistedTask);

const keyOf = (owner: string) => `${stateKeyPrefix}${owner}:writings`;

export function readPersistedTasks(owner: string): PersistedTask[] {
  try {
    const stored = JSON.parse(sessionStorage.getItem(keyOf(owner)) ?? '[]');
    return PersistedTasks.safeParse(stored).data ?? [];
  } catch {
    return [];
  }
}

export function writePersistedTasks(owner: string, writings: PersistedTask[]): void {
  try {
    if (writings.length === 0) sessionStorage.removeItem(keyOf(owner));
    else sessionStorage.setItem(keyOf(owner), JSON.stringify(writings));
  } catch {
    // It goes on while the page is open; only a reload would lose it.
  }
}
