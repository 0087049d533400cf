import * as z from 'zod/mini';
import type { GenerationRequest, Post } from '#contract/posts.ts';

/** What is to be written: the form, and what was answered on the way. Enough to try it again. */
export const Order = z.object({
  /** A topic's id or identifier, or "custom". */
  topicId: z.union([z.string(), z.number()]),
  /** As a person reads it; the subject itself when it is one's own. */
  topicName: z.string(),
  customTopic: z.optional(z.string()),
  location: z.string(),
  state: z.string(),
  selectedTitle: z.optional(z.string()),
  contentTags: z.optional(z.array(z.string())),
  userAnswers: z.array(z.object({ question: z.string(), answer: z.string() })),
  /** The remembered answers to use. Absent: the server looks for them itself. */
  databaseAnswers: z.optional(
    z.array(
      z.object({
        id: z.number(),
        question: z.string(),
        answer: z.string(),
        matchingTags: z.array(z.string()),
      }),
    ),
  ),
});
export type Order = z.infer<typeof Order>;

/** The call's payload, field by field. */
export function requestOf(
  { topicName: _, ...order }: Order,
  promptType: GenerationRequest['promptType'],
): GenerationRequest {
  return { ...order, currentAnswers: asText(order.userAnswers), promptType };
}

const asText = (answers: Order['userAnswers']) =>
  answers.map(({ question, answer }) => `Q: ${question}\nA: ${answer}`).join('\n\n');

/** The order of a post that was kept without one. */
export function orderOf(post: Post, kept: unknown): Order {
  const { data } = Order.safeParse(kept);
  return (
    data ?? {
      topicId: 'custom',
      topicName: post.topic,
      customTopic: post.topic,
      location: post.location,
      state: post.state,
      userAnswers: post.shapedBy?.answers ?? [],
    }
  );
}
