import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { Id } from '#contract/fields.ts';
import { mapYesNoFields } from './topic-fields.ts';
import { ImportedTopic, NewTitles, NewTopic, TopicChange, topicLimits } from './topic-forms.ts';

/** Topics: what agents choose from, and what the admin looks after. */

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

/** A topic as the admin sees it. */
export const Topic = ActiveTopic.extend({
  /** The same as `topic`; some callers read this. */
  name: z.string(),
  ...mapYesNoFields(() => z.boolean()),
  questions: z.array(z.string()),
  /** Rises with every change, so that a stale edit is noticed. */
  version: z.number(),
  createdAt: z.iso.datetime(),
});
export type Topic = z.infer<typeof Topic>;

const params = z.object({ id: Id });

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
  response: z.array(ActiveTopic.extend({ name: z.string(), isActive: z.boolean() })),
});

export const listTopics = endpoint({
  method: 'GET',
  path: '/api/prompts',
  access: 'admin',
  summary: 'All topics, by name, with what only the admin sees.',
  response: z.array(Topic),
});

export const addTopic = endpoint({
  method: 'POST',
  path: '/api/prompts',
  access: 'admin',
  limit: 'write',
  summary: 'Adds a topic.',
  body: NewTopic,
  status: 201,
  response: Topic,
});

export const changeTopic = endpoint({
  method: 'PATCH',
  path: '/api/prompts/{id}',
  access: 'admin',
  limit: 'write',
  summary: 'Changes a topic; its name stays.',
  params,
  body: TopicChange,
  response: Topic,
});

export const deleteTopic = endpoint({
  method: 'DELETE',
  path: '/api/prompts/{id}',
  access: 'admin',
  limit: 'write',
  summary: 'Deletes a topic with its titles and questions.',
  params,
  response: z.object({ success: z.literal(true) }),
});

export const addTitles = endpoint({
  method: 'POST',
  path: '/api/prompts/{id}/titles',
  access: 'admin',
  limit: 'write',
  summary: 'Adds titles to a topic; those it has already are skipped.',
  params,
  body: NewTitles,
  response: z.object({ topic: Topic, added: z.number(), skipped: z.number() }),
});

export const importTopics = endpoint({
  method: 'POST',
  path: '/api/prompts/bulk',
  access: 'admin',
  limit: 'write',
  summary:
    'Adds many topics, all or none. Topics that exist are refused, or with updateExisting take what the list says.',
  body: z.object({
    prompts: z
      .array(ImportedTopic, 'There is nothing to import')
      .min(1, 'There is nothing to import')
      .max(topicLimits.imported, `You can import up to ${topicLimits.imported} topics at a time`),
    updateExisting: z.boolean().default(false),
  }),
  bodyLimit: 4 * 1024 * 1024,
  response: z.object({ imported: z.number(), added: z.number(), changed: z.number() }),
});
