import * as z from 'zod/mini';
import { GenerationInput } from '#web/features/posts/generation-input.ts';
import { stateKeyPrefix } from '#web/local-content/clear-local-content.ts';
import { StoredPost } from '#web/local-content/message.ts';

/** One text to be written: a new one, or a new version of one. Enough to try it again. */
export const GenerationJob = z.discriminatedUnion('kind', [
  z.object({
    id: z.string(),
    kind: z.literal('generate'),
    input: GenerationInput,
    /** Whether a picture is drawn for it as soon as it is written. */
    withPicture: z.optional(z.boolean()),
  }),
  z.object({
    id: z.string(),
    kind: z.literal('revise'),
    input: GenerationInput,
    post: StoredPost,
    request: z.string(),
    /** The words that alone are to change. */
    passage: z.optional(z.object({ text: z.string(), occurrence: z.number() })),
  }),
]);
export type GenerationJob = z.infer<typeof GenerationJob>;

export const wantsPicture = (job: GenerationJob): boolean =>
  job.kind === 'generate' && job.withPicture === true;

/** What can be seen of a text while it is being written. Plain words, never kept. */
export type TextSoFar = {
  title: string;
  content: string;
  writer?: { provider: string; model: string };
};

export const emptyText: TextSoFar = { title: '', content: '' };

/** A job that has no number yet. */
export type NewGenerationJob = GenerationJob extends infer J
  ? J extends GenerationJob
    ? Omit<J, 'id'>
    : never
  : never;

/** Whether two jobs would write the same. */
export const isSameJob = (one: GenerationJob, other: GenerationJob): boolean =>
  workOf(one) === workOf(other);

const workOf = (job: GenerationJob): string =>
  job.kind === 'revise'
    ? inFixedOrder([job.kind, job.post.id, job.post.content, job.request, job.passage])
    : inFixedOrder([job.kind, comparable(job.input)]);

/**
 * No answers to use, and none found yet when it was started, are the same. A second click makes a pair of its own.
 */
const comparable = ({ rememberedAnswers = [], pair, ...input }: GenerationInput) => ({
  ...input,
  rememberedAnswers,
  pair: pair?.version,
});

/** What was read back from the browser's storage may name its fields in another order. */
const inFixedOrder = (value: unknown): string =>
  JSON.stringify(value, (_, part) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

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
