import { z } from 'zod';
import { pieceProblem } from './piece-html.ts';
import { type PlatformKey, platformKeys } from './platforms.ts';

/** What a writer must return. Descriptions and limits stand in the prompts, the checks come after. */

/** A text with more markup than any piece has is a wrong shape, and asked for once more. */
const readable = z
  .string()
  .refine((text) => pieceProblem([text]) === undefined, 'has too much markup');

/** A refinement, not a minimum: not every provider takes one in a schema. */
const filled = readable.refine((text) => text.trim() !== '', 'must not be empty');

export const PieceDraft = z.object({
  title: filled,
  content: filled,
  hashtags: z.array(z.string()),
  contentTags: z.array(z.string()),
  imagePrompt: z.string(),
});
export type PieceDraft = z.infer<typeof PieceDraft>;

/** A revision may decline a part of what was asked. Our own writer says so elsewhere. */
export const RevisionDraft = PieceDraft.extend({
  note: z.string().catch('').meta({ default: undefined }),
});

/** Of a passage only its words change; the rest of the piece is as it was. */
export const PassageDraft = RevisionDraft.pick({ content: true, note: true });

export const QuestionsDraft = z.object({
  questions: z
    .array(readable)
    .refine((list) => list.some((question) => question.trim()), 'must hold questions'),
  contentTags: z.array(z.string()),
});
export type QuestionsDraft = z.infer<typeof QuestionsDraft>;

/** Labels for a remembered answer; what is no tag is left out later. */
export const TagsDraft = z.object({ tags: z.array(z.string()) });
export type TagsDraft = z.infer<typeof TagsDraft>;

/** A text for every platform; one that is missing or unfit is replaced later, not asked for again. */
export const VersionsDraft = z.object(
  Object.fromEntries(
    platformKeys.map((key) => [key, z.string().catch('').meta({ default: undefined })]),
  ) as Record<PlatformKey, z.ZodCatch<z.ZodString>>,
);
export type VersionsDraft = z.infer<typeof VersionsDraft>;

export const OutlineDraft = z.object({
  mainTitle: filled,
  outline: z.array(z.object({ title: filled, question: filled })),
});
export type OutlineDraft = z.infer<typeof OutlineDraft>;

export const SectionDraft = z.object({ title: filled, content: filled });
export type SectionDraft = z.infer<typeof SectionDraft>;

/** A model that leaves its labels out has written the text all the same; code makes up for them. */
const labels = z.array(z.string()).catch([]).meta({ default: undefined });

/** What stands around the sections of a long article, and the labels of the whole. */
export const FrameDraft = z.object({
  introduction: filled,
  closing: filled,
  hashtags: labels,
  contentTags: labels,
  imagePrompt: z.string().catch('').meta({ default: undefined }),
});
export type FrameDraft = z.infer<typeof FrameDraft>;
