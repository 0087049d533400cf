import { z } from 'zod';
import { identifierLength } from '#contract/limits.ts';
import { mapYesNoFields, topicFields } from './topic-fields.ts';

/** What an admin fills in about topics. Apart from their endpoints, which the browser does not load. */

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

export const NewTitles = z.object({
  titles: z
    .array(TopicTitle, 'Please enter at least one title')
    .min(1, 'Please enter at least one title')
    .max(topicLimits.titles, `A topic can have up to ${topicLimits.titles} titles`),
});
