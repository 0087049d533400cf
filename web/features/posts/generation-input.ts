import * as z from 'zod/mini';
import { fromWirePlace } from '#contract/place.ts';
import type { Post } from '#contract/post.ts';
import { postLengths } from '#contract/post-length.ts';
import { questionRoleNames } from '#contract/question-roles.ts';
import { voiceTones } from '#contract/voice-tones.ts';

const Pair = z.object({ id: z.string(), version: z.number() });

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
  userAnswers: z.array(
    z.object({
      question: z.string(),
      answer: z.string(),
      role: z.optional(z.enum(questionRoleNames)),
    }),
  ),
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
  /** What was chosen before the writing: the kind of post, its length and its voice. */
  templateId: z.optional(z.number()),
  length: z.optional(z.enum(postLengths)),
  voice: z.optional(z.enum(voiceTones)),
  /** One of two versions, which share the id. */
  pair: z.optional(Pair),
});
export type GenerationInput = z.infer<typeof GenerationInput>;

/** What a post was generated from; made up from the post itself where nothing was stored. */
export function generationInputOf(post: Post, stored: unknown): GenerationInput {
  const { data } = GenerationInput.safeParse(stored);
  // What is made of a version that was chosen is one post.
  if (data) return { ...data, pair: undefined };
  return {
    topicId: 'custom',
    topicName: post.topic,
    customTopic: post.topic,
    ...fromWirePlace(post),
    userAnswers: post.shapedBy?.answers ?? [],
  };
}
