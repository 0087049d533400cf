import { expect } from 'vitest';
import type { Answer } from '#contract/endpoint.ts';
import type { createReview, Review } from '#contract/review.ts';
import type { TestClient } from '#server/testing/test-client.ts';

/** What tests do with reviews as an agent. */

export const pieceToReview = {
  title: 'Porch season',
  content: '<p>Come and sit on the porch. Perfect for families with no children.</p>',
  hashtags: ['Austin'],
  location: 'Austin',
  state: 'TX',
};

export async function savePieceToReview(agent: TestClient, fields: object = {}): Promise<number> {
  const response = await agent.post('/api/saved-content', { ...pieceToReview, ...fields });
  expect(response.statusCode, response.body).toBe(201);
  return response.json().id;
}

/** An emailed link has no token here: only the email has it. */
export type MadeReview = Answer<typeof createReview> & { token: string };

export const tokenIn = (text: string | null | undefined): string =>
  /\/review\/([\w-]{43})/.exec(text ?? '')?.[1] ?? '';

export async function sendForReview(
  agent: TestClient,
  contentId: number,
  body: object = {},
): Promise<MadeReview> {
  const response = await agent.post(`/api/saved-content/${contentId}/reviews`, body);
  expect(response.statusCode, response.body).toBe(201);
  const made = response.json();
  return { ...made, token: tokenIn(made.link) };
}

export async function reviewsOf(
  agent: TestClient,
  contentId: number,
): Promise<{ reviews: Review[]; needsApproval: boolean }> {
  return (await agent.get(`/api/saved-content/${contentId}/reviews`)).json();
}
