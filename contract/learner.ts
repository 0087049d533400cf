import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Id } from './fields.ts';
import { learnerText, tagMaxLength } from './limits.ts';

export const tagPoints = { place: 20, other: 10 } as const;

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

export const RememberedAnswer = z.object({
  id: z.number(),
  question: z.string(),
  answer: z.string(),
  createdAt: z.iso.datetime(),
  tags: z.array(z.string()),
});
export type RememberedAnswer = z.infer<typeof RememberedAnswer>;

export const RelevantAnswer = RememberedAnswer.omit({ createdAt: true }).extend({
  matchingTags: z.array(z.string()),
  relevanceScore: z.number(),
  /** Whether it is on the subject and not about somewhere else. Only such an answer is used unasked. */
  fits: z.boolean().optional(),
});
export type RelevantAnswer = z.infer<typeof RelevantAnswer>;

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
  topic: z.string('Topic is required').trim().min(1, 'Topic is required').max(300),
  context: z.string().trim().max(500).default(''),
  /** What is known of the piece beyond its topic, to tell what fits. */
  title: z.string().trim().max(500).default(''),
  /** One a line. */
  questions: z.string().trim().max(2_000).default(''),
  /** `fits`: those to use come first, also when no tag matches. */
  order: z.enum(['score', 'fits']).default('score'),
});
export type RelevantQuery = z.infer<typeof RelevantQuery>;

const params = z.object({ id: Id });
const success = z.literal(true);

export const saveAnswer = endpoint({
  method: 'POST',
  path: '/api/learner/save-answer',
  access: 'user',
  limit: 'write',
  summary: 'Remembers a question and answer and tags them.',
  body: NewAnswer,
  response: z.object({ success, id: z.number(), tags: z.array(z.string()) }),
});

export const listAnswers = endpoint({
  method: 'GET',
  path: '/api/learner/user-answers',
  access: 'user',
  summary: 'What the user has asked us to remember, newest first.',
  response: z.object({ success, answers: z.array(RememberedAnswer) }),
});

export const findRelevantAnswers = endpoint({
  method: 'GET',
  path: '/api/learner/relevant-answers',
  access: 'user',
  summary: 'Remembered answers that fit a topic and a place, the best first.',
  query: RelevantQuery,
  response: z.object({ success, answers: z.array(RelevantAnswer) }),
});

export const changeAnswer = endpoint({
  method: 'PATCH',
  path: '/api/learner/user-answers/{id}',
  access: 'user',
  limit: 'write',
  summary: 'Corrects a remembered answer or its tags.',
  params,
  body: AnswerChange,
  response: z.object({ success, answer: RememberedAnswer }),
});

export const deleteAnswer = endpoint({
  method: 'DELETE',
  path: '/api/learner/user-answers/{id}',
  access: 'user',
  limit: 'write',
  summary: 'Forgets an answer.',
  params,
  response: z.object({ success }),
});
