import type { Endpoint } from '#contract/endpoint.ts';

/** Calls under way at the same time. */
const atOnce = 16;

/** These end sessions, or give them new tokens: one at a time, each with a caller who is signed in. */
const sessionEnds = new Set([
  '/api/logout',
  '/api/login',
  '/api/register',
  '/api/account/delete',
  '/api/account/password',
  '/api/account/sign-out-everywhere',
  '/api/account/sessions/{id}',
  '/api/auth/reset-password',
  '/api/admin/verify',
]);

/** A writer serves three calls of one user at a time; a fourth would only hear that. */
const writersAtOnce = 3;
const asksWriters = new Set([
  '/api/blog/outline',
  '/api/blog/question',
  '/api/blog/combine',
  '/api/questions',
  '/api/generate-ai-image',
  '/api/learner/save-answer',
]);

export const endsSessions = ({ path }: Endpoint) => sessionEnds.has(path);

export function callsAtOnce(endpoint: Endpoint): number {
  if (endsSessions(endpoint)) return 1;
  const { path, kind } = endpoint;
  return kind === 'stream' || asksWriters.has(path) ? writersAtOnce : atOnce;
}
