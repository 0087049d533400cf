import * as z from 'zod/mini';
import { fromWirePlace, toWirePlace } from '#contract/place.ts';
import type { Post } from '#contract/post.ts';
import type { GenerationRequest } from '#contract/posts.ts';

/** What a generation is started with: the form, and what was answered on the way. Enough to try it again. */
export const GenerationInput = z.object({
  /** A topic's id or identifier, or "custom". */
  topicId: z.union([z.string(), z.number()]),
  /** As a person reads it; the subject itself when it is one's own. */
  topicName: z.string(),
  customTopic: z.optional(z.string()),
  city: z.string(),
  state: z.string(),
  selectedTitle: z.optional(z.string()),
  contentTags: z.optional(z.array(z.string())),
  userAnswers: z.array(z.object({ question: z.string(), answer: z.string() })),
  /** Those to use. Absent: the server looks for them itself. */
  rememberedAnswers: z.optional(
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
export type GenerationInput = z.infer<typeof GenerationInput>;

/** The call's payload, in the API's own names. */
export function toGenerationRequest(
  { topicName: _, city, state, rememberedAnswers, ...input }: GenerationInput,
  promptType: GenerationRequest['promptType'],
): GenerationRequest {
  return {
    ...input,
    ...toWirePlace({ city, state }),
    databaseAnswers: rememberedAnswers,
    currentAnswers: answersAsText(input.userAnswers),
    promptType,
  };
}

const answersAsText = (answers: GenerationInput['userAnswers']) =>
  answers.map(({ question, answer }) => `Q: ${question}\nA: ${answer}`).join('\n\n');

/** What a post was generated from; made up from the post itself where nothing was stored. */
export function generationInputOf(post: Post, stored: unknown): GenerationInput {
  const { data } = GenerationInput.safeParse(stored);
  return (
    data ?? {
      topicId: 'custom',
      topicName: post.topic,
      customTopic: post.topic,
      ...fromWirePlace(post),
      userAnswers: post.shapedBy?.answers ?? [],
    }
  );
}
