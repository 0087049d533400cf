import { GenerationInput } from '#web/features/posts/generation-input.ts';
import { stateKeyPrefix } from '#web/local-content/clear-local-content.ts';
import * as shape from '#web/local-content/shape.ts';
import { StoredPost } from '#web/local-content/stored-post.ts';

/** One text to be written: a new one, or a new version of one. Enough to try it again. */
export const GenerationJob = shape.either(
  shape.object({
    id: shape.string,
    kind: shape.oneOf(['generate']),
    input: GenerationInput,
    /** Whether a picture is drawn for it as soon as it is written. */
    withPicture: shape.optional(shape.boolean),
  }),
  shape.object({
    id: shape.string,
    kind: shape.oneOf(['revise']),
    input: GenerationInput,
    post: StoredPost,
    request: shape.string,
    /** The words that alone are to change. */
    passage: shape.optional(shape.object({ text: shape.string, occurrence: shape.number })),
  }),
);
export type GenerationJob = shape.Shaped<typeof GenerationJob>;

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
const PersistedTask = shape.object({
  list: shape.oneOf(['insights', 'blog']),
  job: GenerationJob,
  stage: shape.oneOf(['running', 'stopped', 'failed']),
  startedAt: shape.number,
  problem: shape.optional(shape.string),
  isTold: shape.optional(shape.boolean),
  canKeep: shape.optional(shape.boolean),
});
export type PersistedTask = shape.Shaped<typeof PersistedTask>;

const PersistedTasks = shape.list(PersistedTask);

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
