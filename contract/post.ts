import * as z from 'zod/mini';

/**
 * A post or article, as it is written, sent and kept. The browser reads it back from its storage with
 * web/local-content/stored-post.ts, which has to know every field of it.
 */

const text = z.optional(z.string());

/** The parts of a post that are checked. */
export const CheckedPart = z.enum(['title', 'content', 'hashtags', 'imagePrompt', 'answers']);
export type CheckedPart = z.infer<typeof CheckedPart>;

export const Severity = z.enum(['avoid', 'caution']);
export type Severity = z.infer<typeof Severity>;

/**
 * Common risk wording that was found. `start` and `end` count in the plain text of the part, with
 * hashtags joined by a space and answers by a line break. Never a claim that the rest is fine.
 */
export const Flag = z.object({
  /** Of the phrase in data-files/fair-housing/phrases.json, or what a sentence does: "exclude". */
  id: z.string(),
  severity: Severity,
  class: z.string(),
  where: CheckedPart,
  /** The exact words, as they stand in the plain text. */
  text: z.string(),
  start: z.number(),
  end: z.number(),
  why: z.string(),
  /** Words that can stand where `text` stands, or nothing: then `note` says what to do. */
  suggestion: z.string(),
  /** What to do, as advice to a person. */
  note: z.string(),
  /** Where it is not in the text but in what describes a picture or a link; positions count there. */
  attribute: z.optional(z.enum(['alt', 'title'])),
  /** What the law says of the class in the state of the text. */
  law: text,
  /** The sentence it stands in, where the text reads well without it. */
  sentence: z.optional(z.object({ text: z.string(), start: z.number(), end: z.number() })),
  /** A sentence about the property for the agent to change and put in its place. */
  draft: text,
});
export type Flag = z.infer<typeof Flag>;

const QuestionAnswer = z.object({ question: z.string(), answer: z.string() });

/** A remembered answer, and the tags for which it was chosen. */
const RecalledAnswer = z.extend(QuestionAnswer, {
  id: z.optional(z.number()),
  matchingTags: z.optional(z.array(z.string())),
});

export const Source = z.object({ title: z.string(), url: z.string(), snippet: z.string() });
export type Source = z.infer<typeof Source>;

export const Writer = z.object({
  provider: z.string(),
  model: z.string(),
  /** How long the writing took. */
  ms: z.number(),
  inputTokens: z.nullable(z.number()),
  outputTokens: z.nullable(z.number()),
});
export type Writer = z.infer<typeof Writer>;

export const Post = z.object({
  id: z.optional(z.uuid()),
  /** HTML. */
  title: z.string(),
  /** HTML. */
  content: z.string(),
  hashtags: z.array(z.string()),
  imageUrls: z.optional(z.array(z.string())),
  contentTags: z.optional(z.array(z.string())),
  topic: z.string(),
  location: z.string(),
  state: z.string(),
  imagePrompt: text,
  sources: z.optional(z.array(Source)),
  /** What the writer wants the agent to know. */
  note: text,
  writer: z.optional(Writer),
  shapedBy: z.optional(
    z.object({
      title: z.string(),
      template: text,
      answers: z.array(QuestionAnswer),
      memory: z.array(RecalledAnswer),
      /** The rules of how the agent sounds that the text follows. */
      voice: z.optional(z.array(z.string())),
    }),
  ),
  flags: z.optional(z.array(Flag)),
  /** One of two versions, until the agent has chosen between them. */
  pair: z.optional(z.object({ id: z.string(), version: z.number() })),
});
export type Post = z.infer<typeof Post>;
