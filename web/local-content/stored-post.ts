import type { CheckedPart, Flag, Post, Severity, Source, Writer } from '#contract/post.ts';
import * as shape from './shape.ts';

const { string, number, list, object, optional } = shape;
const text = optional(string);
const texts = list(string);

const parts = ['title', 'content', 'hashtags', 'imagePrompt', 'answers'] as const;
const severities = ['avoid', 'caution'] as const;

const StoredFlag = object({
  id: string,
  severity: shape.oneOf<Severity>(severities),
  class: string,
  where: shape.oneOf<CheckedPart>(parts),
  text: string,
  start: number,
  end: number,
  why: string,
  suggestion: string,
  note: string,
  attribute: optional(shape.oneOf(['alt', 'title'])),
  law: text,
  sentence: optional(object({ text: string, start: number, end: number })),
  draft: text,
} satisfies shape.Every<Flag>);

export const StoredSource = object({
  title: string,
  url: string,
  snippet: string,
} satisfies shape.Every<Source>);

const StoredWriter = object({
  provider: string,
  model: string,
  ms: number,
  inputTokens: shape.nullable(number),
  outputTokens: shape.nullable(number),
} satisfies shape.Every<Writer>);

const answer = { question: string, answer: string };

/** A post as the browser keeps it: what a newer version of the app keeps here outlives a tab with an older one. */
export const StoredPost = shape.openObject({
  id: text,
  title: string,
  content: string,
  hashtags: texts,
  imageUrls: optional(texts),
  contentTags: optional(texts),
  topic: string,
  location: string,
  state: string,
  imagePrompt: text,
  sources: optional(list(StoredSource)),
  note: text,
  writer: optional(StoredWriter),
  shapedBy: optional(
    object({
      title: string,
      template: text,
      answers: list(object(answer)),
      memory: list(object({ ...answer, id: optional(number), matchingTags: optional(texts) })),
      voice: optional(texts),
    } satisfies shape.Every<NonNullable<Post['shapedBy']>>),
  ),
  flags: optional(list(StoredFlag)),
  pair: optional(object({ id: string, version: number })),
} satisfies shape.Every<Post>);
