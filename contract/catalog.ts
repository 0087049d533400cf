import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** A topic to write about. */
export const ActiveTopic = z.object({
  id: z.number(),
  identifier: z.string(),
  topic: z.string(),
  description: z.string().nullable(),
  /** Raw: they may hold {location}. */
  titles: z.array(z.string()),
});
export type ActiveTopic = z.infer<typeof ActiveTopic>;

export const listActiveTopics = endpoint({
  method: 'GET',
  path: '/api/prompts/active',
  access: 'user',
  summary: 'The topics an agent can choose, by name.',
  response: z.array(ActiveTopic),
});

export const listMainTopics = endpoint({
  method: 'GET',
  path: '/api/main-topics',
  access: 'user',
  summary: 'The same topics for the long-form wizard.',
  response: z.array(
    ActiveTopic.omit({ description: true }).extend({ name: z.string(), isActive: z.boolean() }),
  ),
});

export const getSiteAsset = endpoint({
  method: 'GET',
  path: '/api/site-assets/{name}',
  access: 'anyone',
  summary: 'A picture of the site itself: logo or gbp_icon.',
  params: z.object({ name: z.string().min(1).max(100) }),
  kind: 'download',
  produces: 'image/*',
});
