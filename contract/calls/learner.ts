import type { Call } from '#contract/endpoint.ts';
import type * as learner from '#contract/learner.ts';

export const saveAnswer: Call<typeof learner.saveAnswer> = {
  method: 'POST',
  path: '/api/learner/save-answer',
};
export const listAnswers: Call<typeof learner.listAnswers> = {
  method: 'GET',
  path: '/api/learner/user-answers',
};
export const findRelevantAnswers: Call<typeof learner.findRelevantAnswers> = {
  method: 'GET',
  path: '/api/learner/relevant-answers',
};
export const changeAnswer: Call<typeof learner.changeAnswer> = {
  method: 'PATCH',
  path: '/api/learner/user-answers/{id}',
};
export const deleteAnswer: Call<typeof learner.deleteAnswer> = {
  method: 'DELETE',
  path: '/api/learner/user-answers/{id}',
};
