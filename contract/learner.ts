import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Id } from './fields.ts';
import { AnswerChange, NewAnswer, RelevantQuery } from './learner-forms.ts';

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
