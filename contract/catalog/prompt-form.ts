import { z } from 'zod';
import { hasSubject, subjectFields, subjectMissing } from '#contract/subject-fields.ts';
import { promptTypes } from './placeholders.ts';

/** What an admin fills in about a prompt, and what it is tried on. */

export const PromptType = z.enum(promptTypes, 'A prompt’s type is content or blog');

/** Characters. */
export const universalPromptLimits = { promptTemplate: 30_000, description: 500 } as const;

export const PromptTemplate = z
  .string('Please enter a prompt')
  .refine((text) => text.trim() !== '', 'Please enter a prompt')
  .max(
    universalPromptLimits.promptTemplate,
    `A prompt can have up to ${universalPromptLimits.promptTemplate.toLocaleString('en-US')} characters`,
  );

export const PromptDescription = z
  .string()
  .trim()
  .max(
    universalPromptLimits.description,
    `Description can have up to ${universalPromptLimits.description} characters`,
  )
  .nullable();

/** An unsaved prompt and the piece it is tried on. */
export const TriedPrompt = z
  .object({ ...subjectFields, promptTemplate: PromptTemplate, promptType: PromptType })
  .refine(hasSubject, subjectMissing);
export type TriedPrompt = z.infer<typeof TriedPrompt>;
