import * as z from 'zod/mini';
import type { Post } from '#contract/posts.ts';

/**
 * A post as the browser keeps it. Written in the small dialect of zod, as all that the browser stores is read: the
 * contract's own would be loaded with every screen that shows a post. TypeScript holds the two together.
 */

const text = z.optional(z.string());
const QuestionAnswer = z.object({ question: z.string(), answer: z.string() });

const Flag = z.object({
  id: z.string(),
  severity: z.enum(['avoid', 'caution']),
  class: z.string(),
  where: z.enum(['title', 'content', 'hashtags', 'imagePrompt', 'answers']),
  text: z.string(),
  start: z.number(),
  end: z.number(),
  why: z.string(),
  suggestion: z.string(),
  isFact: z.boolean(),
  note: z.string(),
});

/** Loose, so that what a newer version of the app keeps here outlives a tab with an older one. */
export const StoredPost = z.looseObject({
  id: text,
  title: z.string(),
  content: z.string(),
  hashtags: z.array(z.string()),
  imageUrls: z.optional(z.array(z.string())),
  contentTags: z.optional(z.array(z.string())),
  topic: z.string(),
  location: z.string(),
  state: z.string(),
  imagePrompt: text,
  sources: z.optional(
    z.array(z.object({ title: z.string(), url: z.string(), snippet: z.string() })),
  ),
  note: text,
  writer: z.optional(
    z.object({
      provider: z.string(),
      model: z.string(),
      ms: z.number(),
      inputTokens: z.nullable(z.number()),
      outputTokens: z.nullable(z.number()),
    }),
  ),
  shapedBy: z.optional(
    z.object({
      title: z.string(),
      template: text,
      answers: z.array(QuestionAnswer),
      memory: z.array(
        z.extend(QuestionAnswer, {
          id: z.optional(z.number()),
          matchingTags: z.optional(z.array(z.string())),
        }),
      ),
    }),
  ),
  flags: z.optional(z.array(Flag)),
} satisfies Record<keyof Post, z.ZodMiniType>) satisfies z.ZodMiniType<Post>;
