import { z } from 'zod';
import { Source } from '#contract/posts.ts';

/** Sections an outline may have once the agent has changed it. It begins with six. */
export const sectionLimits = { fewest: 4, most: 8 } as const;

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
export const Subject = z.object({ topic: z.string(), location: z.string(), state: z.string() });
export type Subject = z.infer<typeof Subject>;

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

/** Both are HTML. */
const Article = z.object({ title: z.string(), content: z.string() });
export type Article = z.infer<typeof Article>;

/** What is known of a finished article besides its text. */
const Origin = z.object({
  sources: z.array(Source),
  writer: z.object({ provider: z.string(), model: z.string() }),
  /** What the writer wants the agent to know. */
  note: z.string().nullable(),
});
export type Origin = z.infer<typeof Origin>;

/** The whole wizard, as it is kept until the article is saved or everything is reset. */
export const LongFormDraft = z.object({
  step: z.enum(['outline', 'questions', 'generating', 'complete']),
  input: TopicInput,
  /** What the outline was made for. */
  subject: Subject.nullable(),
  mainTitle: z.string(),
  sections: z.array(Section),
  article: Article.nullable(),
  origin: Origin.nullable(),
  /** The article while it is edited. */
  edited: Article.nullable(),
  saved: z.object({ id: z.number(), isCurrent: z.boolean() }).nullable(),
  /** When it last changed, in milliseconds. The newer one of two copies counts. */
  changedAt: z.number(),
});
export type LongFormDraft = z.infer<typeof LongFormDraft>;

export const emptyDraft: LongFormDraft = {
  step: 'outline',
  input: { topic: '', customTopic: '', location: '', state: '' },
  subject: null,
  mainTitle: '',
  sections: [],
  article: null,
  origin: null,
  edited: null,
  saved: null,
  changedAt: 0,
};

/** The copy of this tab and that of the server: what an ended session kept from the server counts. */
export function newestDraft(
  one: LongFormDraft | null,
  other: LongFormDraft | null,
): LongFormDraft | null {
  if (!one || !other) return one ?? other;
  return one.changedAt >= other.changedAt ? one : other;
}
