import { z } from 'zod';
import { Source } from './post.ts';

/** What a person has put into the first step. */
export const TopicInput = z.object({
  /** The name of a main topic, or nothing. */
  topic: z.string(),
  customTopic: z.string(),
  location: z.string(),
  state: z.string(),
});
export type TopicInput = z.infer<typeof TopicInput>;

/** What the article is about, as the calls name it. */
export const ArticleSubject = z.object({
  topic: z.string(),
  location: z.string(),
  state: z.string(),
});
export type ArticleSubject = z.infer<typeof ArticleSubject>;

const SectionText = z.object({
  title: z.string(),
  /** HTML. */
  content: z.string(),
  /** How long the writing took; nothing when the agent wrote it. */
  seconds: z.number().nullable(),
});
export type SectionText = z.infer<typeof SectionText>;

export const Section = z.object({
  id: z.string(),
  title: z.string(),
  question: z.string(),
  answer: z.string(),
  text: SectionText.nullable(),
  /** Why it could not be written, in words for the person. */
  problem: z.string().nullable(),
});
export type Section = z.infer<typeof Section>;

/** Title and content are HTML. */
const Article = z.object({
  title: z.string(),
  content: z.string(),
  hashtags: z.array(z.string()).default([]),
});
export type Article = z.infer<typeof Article>;

/** An article as it was before an edit or a revision took its place. */
const ArticleVersion = z.object({ article: Article, replacedAt: z.string() });
export type ArticleVersion = z.infer<typeof ArticleVersion>;

/** What belongs to an article and is not edited with it. */
const Labels = z.object({
  /** Of the piece, as the server keeps it. */
  id: z.string(),
  contentTags: z.array(z.string()),
  imagePrompt: z.string(),
  imageUrls: z.array(z.string()),
});
export type Labels = z.infer<typeof Labels>;

/** What is known of a finished article besides its text. */
const Origin = z.object({
  sources: z.array(Source),
  writer: z.object({ provider: z.string(), model: z.string() }),
  /** What the writer wants the agent to know. */
  note: z.string().nullable(),
  /** The rules of how the agent sounds that it follows. */
  voice: z.array(z.string()).optional(),
});
export type OutlineOrigin = z.infer<typeof Origin>;

/** What an outline is: what it was made for, and its sections with their answers. */
const Outline = z.object({
  input: TopicInput,
  subject: ArticleSubject.nullable(),
  mainTitle: z.string(),
  sections: z.array(Section),
});
export type Outline = z.infer<typeof Outline>;

/** Something that two windows changed at the same time. One text is in the draft, the other one is here. */
const Clash = z.discriminatedUnion('part', [
  z.object({ part: z.literal('mainTitle'), other: z.string() }),
  z.object({ part: z.enum(['title', 'answer']), sectionId: z.string(), other: z.string() }),
  z.object({ part: z.literal('text'), sectionId: z.string(), other: SectionText }),
  z.object({
    part: z.literal('article'),
    other: Article,
    origin: Origin.nullable(),
    labels: Labels.nullable().default(null),
  }),
  z.object({ part: z.literal('edited'), other: Article }),
  z.object({ part: z.literal('outline'), other: Outline }),
]);
export type Clash = z.infer<typeof Clash>;

/** The whole wizard, as it is kept until the article is saved or everything is reset. */
export const LongFormDraft = z.object({
  step: z.enum(['outline', 'questions', 'generating', 'complete']),
  ...Outline.shape,
  article: Article.nullable(),
  origin: Origin.nullable(),
  labels: Labels.nullable().default(null),
  /** Oldest first. */
  versions: z.array(ArticleVersion).default([]),
  /** What the agent wrote for search engines, as the blog pages read it. */
  seo: z.record(z.string(), z.string()).nullable().default(null),
  /** The article while it is edited. */
  edited: Article.nullable(),
  saved: z.object({ id: z.number(), isCurrent: z.boolean() }).nullable(),
  /** What the agent is asked about, because two windows say different things. */
  clashes: z.array(Clash).default([]),
  /** When it last changed, in milliseconds. */
  changedAt: z.number(),
});
export type LongFormDraft = z.infer<typeof LongFormDraft>;
