import { z } from 'zod';

/** What a writer must return. Descriptions and limits stand in the prompts, the checks come after. */

export const PieceDraft = z.object({
  title: z.string(),
  content: z.string(),
  hashtags: z.array(z.string()),
  contentTags: z.array(z.string()),
  imagePrompt: z.string(),
});
export type PieceDraft = z.infer<typeof PieceDraft>;

export const QuestionsDraft = z.object({
  questions: z.array(z.string()),
  contentTags: z.array(z.string()),
});
export type QuestionsDraft = z.infer<typeof QuestionsDraft>;
