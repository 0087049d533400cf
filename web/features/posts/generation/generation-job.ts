import * as z from 'zod/mini';
import { Order } from '#web/features/posts/generation-input.ts';
import { StoredPost } from '#web/local-content/stored-post.ts';

/** One text to be written: a new one, or a new version of one. Enough to try it again. */
export const Job = z.discriminatedUnion('kind', [
  z.object({ id: z.string(), kind: z.literal('generate'), order: Order }),
  z.object({
    id: z.string(),
    kind: z.literal('revise'),
    order: Order,
    post: StoredPost,
    request: z.string(),
  }),
]);
export type Job = z.infer<typeof Job>;

/** What can be seen of a text while it is being written. Plain words, never kept. */
export type LiveText = {
  title: string;
  content: string;
  writer?: { provider: string; model: string };
};

export const noText: LiveText = { title: '', content: '' };

/** A job that has no number yet. */
export type NewJob = Job extends infer J ? (J extends Job ? Omit<J, 'id'> : never) : never;

/** Whether two jobs would write the same. */
export const isSameWork = (one: Job, other: Job): boolean => workOf(one) === workOf(other);

const workOf = (job: Job): string =>
  job.kind === 'revise'
    ? inFixedOrder([job.kind, job.post.id, job.post.content, job.request])
    : inFixedOrder([job.kind, { ...job.order, databaseAnswers: memoryOf(job) }]);

/** None to use, and none found yet when it was ordered, are the same. */
const memoryOf = ({ order }: Job) => order.databaseAnswers ?? [];

/** What was read back from the browser's storage may name its fields in another order. */
const inFixedOrder = (value: unknown): string =>
  JSON.stringify(value, (_, part) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
