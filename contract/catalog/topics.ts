import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { Id } from '#contract/fields.ts';
import { identifierLength } from '#contract/limits.ts';
import { mapYesNoFields, topicFields } from './topic-fields.ts';

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

/** Characters and numbers of what a topic holds. */
export const topicLimits = {
  topic: 100,
  description: 1_000,
  title: 300,
  titles: 500,
  question: 300,
  questions: 20,
  /** Topics of one import. */
  imported: 500,
} as const;

/** Lists are kept as lists of lines: one title, one question, one line. */
const Line = (what: string, most: number) =>
  z
    .string()
    // Spaces at its ends and between its words do not count.
    .max(4 * most, `${what} can have up to ${most} characters`)
    .transform((text) => text.replace(/\s+/g, ' ').trim())
    .pipe(
      z.string().min(1, `${what} is empty`).max(most, `${what} can have up to ${most} characters`),
    );

const TopicTitle = Line('A title', topicLimits.title);
const TopicQuestion = Line('A question', topicLimits.question);

const Titles = z
  .array(TopicTitle)
  .max(topicLimits.titles, `A topic can have up to ${topicLimits.titles} titles`);

const TopicIdentifier = z
  .string('Identifier must be at least 3 characters')
  .min(identifierLength.min, 'Identifier must be at least 3 characters')
  .max(identifierLength.max, 'Identifier must not exceed 50 characters')
  .regex(
    /^[a-z0-9_-]+$/,
    'Identifier can only contain lowercase letters, numbers, hyphens and underscores',
  );

const fieldSchemas = {
  identifier: TopicIdentifier,
  description: z
    .string()
    .trim()
    .max(
      topicLimits.description,
      `Description can have up to ${topicLimits.description} characters`,
    )
    .nullable(),
  ...mapYesNoFields(() => z.boolean()),
  titles: Titles,
  questions: z
    .array(TopicQuestion)
    .max(topicLimits.questions, `A topic can have up to ${topicLimits.questions} questions`),
};

const TopicName = z
  .string()
  .max(4 * topicLimits.topic, `Topic can have up to ${topicLimits.topic} characters`)
  .transform((text) => text.replace(/\s+/g, ' ').trim())
  .pipe(z.string().max(topicLimits.topic, `Topic can have up to ${topicLimits.topic} characters`));

/** One of many. What it leaves out is as usual, or stays as it is where the topic exists. */
export const ImportedTopic = z
  .object(fieldSchemas)
  .partial()
  .extend({ topic: TopicName.nullish(), identifier: fieldSchemas.identifier });
export type ImportedTopic = z.infer<typeof ImportedTopic>;

export const NewTopic = z.object({
  /** Without a name the identifier in words is the name. */
  topic: TopicName.nullish(),
  ...fieldSchemas,
  description: fieldSchemas.description.optional(),
  ...mapYesNoFields((field) => z.boolean().default(topicFields[field].default)),
  titles: fieldSchemas.titles.default([]),
  questions: fieldSchemas.questions.default([]),
});
export type NewTopic = z.infer<typeof NewTopic>;

export const TopicChange = z
  .object({
    /** The name cannot change; sending it unchanged is fine. */
    topic: z.string().max(4 * topicLimits.topic),
    ...fieldSchemas,
    /** The version this change was made on; a stale one is refused. */
    version: z.number().int(),
  })
  .partial();
export type TopicChange = z.infer<typeof TopicChange>;

/** What the new-topic form suggests while the identifier is still empty. */
export function suggestIdentifier(topic: string): string {
  return topic
    .trim()
    .toLowerCase()
    .replace(/\s+/g, '-')
    .replace(/[^a-z0-9_-]/g, '')
    .slice(0, identifierLength.max);
}

/** The name of a topic that was given none. */
export const nameFromIdentifier = (identifier: string) =>
  identifier.replace(/[-_]+/g, ' ').trim() || identifier;

/** Titles typed into one field, separated by commas. One in double quotes keeps its own commas. */
export function splitTitles(text: string): string[] {
  const parts = text.match(/\s*(?:"[^"]*"|“[^”]*”)\s*(?=,|$)|[^,]+/g) ?? [];
  return parts.map((title) => withoutQuotes(title.trim())).filter(Boolean);
}

const withoutQuotes = (title: string) => title.replace(/^["“]([^"“”]*)["”]$/, '$1').trim();

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

export const NewTitles = z.object({
  titles: z
    .array(TopicTitle, 'Please enter at least one title')
    .min(1, 'Please enter at least one title')
    .max(topicLimits.titles, `A topic can have up to ${topicLimits.titles} titles`),
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
