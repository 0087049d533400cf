import * as z from 'zod/mini';
import { GenerationInput } from '#web/features/posts/generation-input.ts';
import { StoredPost } from '#web/local-content/stored-post.ts';

/** One text to be written: a new one, or a new version of one. Enough to try it again. */
export const GenerationJob = z.discriminatedUnion('kind', [
  z.object({ id: z.string(), kind: z.literal('generate'), input: GenerationInput }),
  z.object({
    id: z.string(),
    kind: z.literal('revise'),
    input: GenerationInput,
    post: StoredPost,
    request: z.string(),
  }),
]);
export type GenerationJob = z.infer<typeof GenerationJob>;

/** What can be seen of a text while it is being written. Plain words, never kept. */
export type StreamedText = {
  title: string;
  content: string;
  writer?: { provider: string; model: string };
};

export const emptyText: StreamedText = { title: '', content: '' };

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
    ? inFixedOrder([job.kind, job.post.id, job.post.content, job.request])
    : inFixedOrder([job.kind, { ...job.input, rememberedAnswers: rememberedAnswersOf(job) }]);

/** None to use, and none found yet when it was started, are the same. */
const rememberedAnswersOf = ({ input }: GenerationJob) => input.rememberedAnswers ?? [];

/** What was read back from the browser's storage may name its fields in another order. */
const inFixedOrder = (value: unknown): string =>
  JSON.stringify(value, (_, part) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
