import * as z from 'zod/mini';
import { type GenerationRequest, generatePosts, type Post, revisePost } from '#contract/posts.ts';
import { callStream } from '#web/api/stream.ts';
import { StoredPost } from '#web/conversation/stored-post.ts';
import { Order, requestOf } from '#web/features/posts/order.ts';

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

type PromptType = GenerationRequest['promptType'];

/** A job that has no number yet. */
export type NewJob = Job extends infer J ? (J extends Job ? Omit<J, 'id'> : never) : never;

/** Whether two jobs would write the same. */
export const isSameWork = (one: Job, other: Job): boolean => workOf(one) === workOf(other);

const workOf = (job: Job): string =>
  job.kind === 'revise'
    ? inFixedOrder([job.kind, job.post.id, job.post.content, job.request])
    : inFixedOrder([job.kind, job.order]);

/** What was read back from the browser's storage may name its fields in another order. */
const inFixedOrder = (value: unknown): string =>
  JSON.stringify(value, (_, part) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

/** Has the text written under the job's id. Gives nothing when the answer holds no post. */
export async function send(
  job: Job,
  promptType: PromptType,
  show: (change: (text: LiveText) => LiveText) => void,
  signal: AbortSignal,
): Promise<Post | undefined> {
  const request = { ...requestOf(job.order, promptType), generationId: job.id };
  const listeners = {
    start: ({ writer }: { writer: LiveText['writer'] }) => show((text) => ({ ...text, writer })),
    delta: ({ field, text: news }: { field: 'title' | 'content'; text: string }) =>
      show((text) => ({ ...text, [field]: text[field] + news })),
    restart: () => show(({ writer }) => ({ ...noText, writer })),
  };
  const { posts } =
    job.kind === 'generate'
      ? await callStream(generatePosts, { body: request }, listeners, signal)
      : await callStream(
          revisePost,
          { body: { ...request, revisionContext: revisionOf(job) } },
          listeners,
          signal,
        );
  // What comes from elsewhere may lack what the contract promises.
  return (posts as Post[] | undefined)?.[0];
}

const revisionOf = ({ post, request }: Extract<Job, { kind: 'revise' }>) => ({
  originalPost: post,
  revisionRequest: request,
});
