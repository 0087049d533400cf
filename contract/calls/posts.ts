import type { Call } from '#contract/endpoint.ts';
import type * as posts from '#contract/posts.ts';

export const generatePosts: Call<typeof posts.generatePosts> = {
  method: 'POST',
  path: '/api/generate',
};
export const revisePost: Call<typeof posts.revisePost> = { method: 'POST', path: '/api/revise' };
export const askQuestions: Call<typeof posts.askQuestions> = {
  method: 'POST',
  path: '/api/questions',
};
export const findLastPlace: Call<typeof posts.findLastPlace> = {
  method: 'GET',
  path: '/api/posts/last-place',
};
