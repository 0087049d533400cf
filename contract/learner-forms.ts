import { z } from 'zod';
import { learnerText, subjectText, tagMaxLength } from './limits.ts';

/** What people fill in on the learner page. Apart from its endpoints, which the browser does not load. */

/** `prefix:value` for places, kebab-case words for the rest, all lower-case. */
export const Tag = z
  .string()
  .trim()
  .toLowerCase()
  .min(1)
  .max(tagMaxLength, `A tag can have up to ${tagMaxLength} characters`)
  .regex(
    /^(?:(?:city|state|neighborhood|community|county|zip-code):[\p{L}\p{N}][\p{L}\p{N} .'’&-]*|[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*)$/u,
    'Use a tag like “home inspection” or “city: Austin”',
  );

const bothRequired = 'Question and answer are required';
const question = z
  .string(bothRequired)
  .trim()
  .min(1, bothRequired)
  .max(learnerText.question, 'A question can have up to 1,000 characters');
const answer = z
  .string(bothRequired)
  .trim()
  .min(1, bothRequired)
  .max(learnerText.answer, 'An answer can have up to 5,000 characters');

export const NewAnswer = z.object({ question, answer });
export type NewAnswer = z.infer<typeof NewAnswer>;

export const AnswerChange = z.object({ question, answer, tags: z.array(Tag).max(30) }).partial();
export type AnswerChange = z.infer<typeof AnswerChange>;

export const RelevantQuery = z.object({
  topic: z.string('Topic is required').trim().min(1, 'Topic is required').max(subjectText.topic),
  context: z.string().trim().max(500).default(''),
  /** What is known of the piece beyond its topic, to tell what fits. */
  title: z.string().trim().max(500).default(''),
  /** One a line. */
  questions: z.string().trim().max(2_000).default(''),
  /** `fits`: those to use come first, also when no tag matches. */
  order: z.enum(['score', 'fits']).default('score'),
});
export type RelevantQuery = z.infer<typeof RelevantQuery>;
