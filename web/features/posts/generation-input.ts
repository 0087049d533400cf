import { fromWirePlace } from '#contract/place.ts';
import type { Post } from '#contract/post.ts';
import { postLengths } from '#contract/post-length.ts';
import { questionRoleNames } from '#contract/question-roles.ts';
import { voiceTones } from '#contract/voice-tones.ts';
import * as shape from '#web/local-content/shape.ts';

const Pair = shape.object({ id: shape.string, version: shape.number });

/** What is written about, and where. */
export const placedSubject = {
  /** A topic's id or identifier, or "custom". */
  topicId: shape.either(shape.string, shape.number),
  /** As a person reads it; the subject itself when it is one's own. */
  topicName: shape.string,
  customTopic: shape.optional(shape.string),
  city: shape.string,
  state: shape.string,
};

/** What a generation is started with: the form, and what was answered on the way. Enough to try it again. */
export const GenerationInput = shape.object({
  ...placedSubject,
  selectedTitle: shape.optional(shape.string),
  contentTags: shape.optional(shape.list(shape.string)),
  userAnswers: shape.list(
    shape.object({
      question: shape.string,
      answer: shape.string,
      role: shape.optional(shape.oneOf(questionRoleNames)),
    }),
  ),
  /** Those to use. Absent: the server looks for them itself. */
  rememberedAnswers: shape.optional(
    shape.list(
      shape.object({
        id: shape.number,
        question: shape.string,
        answer: shape.string,
        matchingTags: shape.list(shape.string),
      }),
    ),
  ),
  /** What was chosen before the writing: the kind of post, its length and its voice. */
  templateId: shape.optional(shape.number),
  length: shape.optional(shape.oneOf(postLengths)),
  voice: shape.optional(shape.oneOf(voiceTones)),
  /** One of two versions, which share the id. */
  pair: shape.optional(Pair),
});
export type GenerationInput = shape.Shaped<typeof GenerationInput>;

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
