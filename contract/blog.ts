import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { learnerText, savedText, sectionBeginning, subjectText } from './limits.ts';
import { pieceParts } from './piece-html.ts';
import { Flag, Source, Writer } from './post.ts';
import { generatePosts } from './posts.ts';
import { NewSavedContent, SavedContent, saveContent } from './saved-content.ts';

/** A long article is written from an outline, section by section. Titles are plain text. */

/** Sections an outline comes with, and how many an agent may make of them. */
export const outlineSections = 6;
const maxSections = 12;

const topicMissing = 'Either select a topic or enter a custom topic';

const required = (message: string, most: number) =>
  z.string(message).trim().min(1, message).max(most);

const blogSubject = {
  /** The name of a topic, or the agent's own words. */
  topic: required(topicMissing, subjectText.topic),
  location: required('City/location is required', subjectText.city),
  state: required('State is required', subjectText.state).min(
    2,
    'State must be at least 2 characters',
  ),
};

export const BlogSubject = z.object(blogSubject);
export type BlogSubject = z.infer<typeof BlogSubject>;

const title = required('Each section needs a title', 300);

export const OutlineSection = z.object({
  title,
  question: z
    .string()
    .trim()
    .max(learnerText.question, 'A question can have up to 1,000 characters'),
});
export type OutlineSection = z.infer<typeof OutlineSection>;

export const BlogOutline = z.object({ mainTitle: z.string(), outline: z.array(OutlineSection) });
export type BlogOutline = z.infer<typeof BlogOutline>;

const SectionAnswer = z.object({
  question: OutlineSection.shape.question,
  answer: required('An answer is required', learnerText.answer),
});

const WrittenSection = z.object({
  title,
  /** HTML. All sections of an article are one piece. */
  content: z.string().max(savedText.content),
});

const WrittenSections = pieceParts(z.array(WrittenSection).max(maxSections));

export const SectionRequest = z
  .object({
    ...blogSubject,
    outline: z
      .array(OutlineSection)
      .min(1, 'An outline needs at least one section')
      .max(maxSections),
    /** One for each section, in the order of the outline. */
    userAnswers: z.array(SectionAnswer).max(maxSections),
    /** The section to write; callers send its index twice. */
    sectionIndices: z.array(z.number()).min(1).max(50),
    /** The section written last, if there is one. */
    previousSections: WrittenSections.nullish(),
    /** The title of the whole article. */
    mainTitle: z.string().trim().max(500).nullish(),
    /** How the sections before that one begin, in their order, as plain text. */
    earlierSections: z
      .array(z.object({ title, beginning: z.string().max(sectionBeginning) }))
      .max(maxSections)
      .nullish(),
  })
  .refine(({ outline, userAnswers }) => userAnswers.length >= outline.length, {
    path: ['userAnswers'],
    message: 'An answer is required',
  })
  .refine((request) => sectionIndexOf(request) >= 0, {
    path: ['sectionIndices'],
    message: 'The outline doesn’t have that section',
  });
export type SectionRequest = z.infer<typeof SectionRequest>;

/** The first index that the outline has, or -1. */
export function sectionIndexOf(request: {
  outline: readonly unknown[];
  sectionIndices: readonly number[];
}): number {
  const { outline, sectionIndices } = request;
  return sectionIndices.find((index) => Object.hasOwn(outline, index)) ?? -1;
}

/** Who wrote it, what it should not say, and what the writer wants the agent to know. */
const writingFields = {
  flags: z.array(Flag),
  writer: Writer,
  note: z.string().optional(),
};

export const BlogSection = z.object({ title: z.string(), content: z.string(), ...writingFields });
export type BlogSection = z.infer<typeof BlogSection>;

export const CombineRequest = z.object({
  mainTitle: required('Title is required', 500),
  sectionsContent: WrittenSections.min(1, 'An article needs at least one section'),
  /** What it is about and where, so that sources and labels fit. */
  topic: z.string().trim().max(subjectText.topic).default(''),
  location: z.string().trim().max(subjectText.city).default(''),
  state: z.string().trim().max(subjectText.state).default(''),
  /** What the agent answered for the sections: the facts of the article. */
  userAnswers: z.array(SectionAnswer).max(maxSections).nullish(),
});
export type CombineRequest = z.infer<typeof CombineRequest>;

export const CombinedBlog = z.object({
  id: z.uuid(),
  /** HTML. */
  content: z.string(),
  sources: z.array(Source),
  hashtags: z.array(z.string()),
  contentTags: z.array(z.string()),
  imagePrompt: z.string(),
  /** The rules of how the agent sounds that the article follows. */
  voice: z.array(z.string()).optional(),
  ...writingFields,
});
export type CombinedBlog = z.infer<typeof CombinedBlog>;

export const QuestionRequest = z.object({
  ...blogSubject,
  /** The section it is for. */
  title,
  /** Questions the agent has seen, oldest first. */
  avoid: z.array(z.string().max(learnerText.question)).max(100).default([]),
});
export type QuestionRequest = z.infer<typeof QuestionRequest>;

const NewBlog = NewSavedContent.pick({
  title: true,
  content: true,
  topic: true,
  location: true,
  state: true,
  sources: true,
  postId: true,
  hashtags: true,
  contentTags: true,
  imageUrls: true,
  imagePrompt: true,
});

export const outlineBlog = endpoint({
  method: 'POST',
  path: '/api/blog/outline',
  access: 'user',
  limit: 'ai',
  summary: 'A title and six sections for a long article, each with a question for the agent.',
  body: BlogSubject,
  response: BlogOutline,
});

export const askBlogQuestion = endpoint({
  method: 'POST',
  path: '/api/blog/question',
  access: 'user',
  limit: 'ai',
  summary: 'Another question for one section of an outline.',
  body: QuestionRequest,
  response: z.object({ question: z.string() }),
});

export const writeBlogSection = endpoint({
  method: 'POST',
  path: '/api/blog/section-content',
  access: 'user',
  limit: 'ai',
  summary: 'Writes one section of a long article.',
  body: SectionRequest,
  kind: 'stream',
  events: generatePosts.events,
  response: BlogSection,
});

export const combineBlogSections = endpoint({
  method: 'POST',
  path: '/api/blog/combine',
  access: 'user',
  limit: 'ai',
  summary: 'Writes introduction and closing and joins the sections to one article.',
  body: CombineRequest,
  bodyLimit: 2 * 1024 * 1024,
  response: CombinedBlog,
});

export const saveBlog = endpoint({
  method: 'POST',
  path: '/api/blog/save',
  access: 'user',
  limit: 'write',
  summary: 'Saves an article; it counts towards the limit of saved content.',
  body: NewBlog,
  bodyLimit: saveContent.bodyLimit,
  status: 201,
  response: SavedContent,
});
