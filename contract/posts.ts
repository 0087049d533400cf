import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Id } from './fields.ts';
import { savedText, subjectText } from './limits.ts';
import { pieceHtml } from './piece-html.ts';
import { type PlatformKey, platformKeys } from './platforms.ts';
import { Post } from './post.ts';
import { postLengths } from './post-length.ts';
import { questionRoleNames } from './question-roles.ts';
import { SentSources } from './sources.ts';
import { hasSubject, subjectFields, subjectMissing } from './subject-fields.ts';
import { voiceTones } from './voice-tones.ts';

const SentAnswer = z.object({
  question: z.string().trim().max(1_000, 'A question can have up to 1,000 characters'),
  answer: z.string().trim().max(5_000, 'An answer can have up to 5,000 characters'),
  /** What the question asks for, as it was told with the question. */
  role: z.enum(questionRoleNames).nullish(),
});

const generationFields = {
  ...subjectFields,
  selectedTitle: z.string().trim().max(500).nullish(),
  contentTags: z.array(z.string().max(100)).max(30).nullish(),
  userAnswers: z.array(SentAnswer).max(30).nullish(),
  /** The answers as text, `Q: ...` and `A: ...` on lines of their own. */
  currentAnswers: z.string().max(30_000).nullish(),
  /** Remembered answers to use; absent means the server looks for them, `[]` means none. */
  databaseAnswers: z
    .union([
      z
        .array(
          SentAnswer.extend({
            id: z.number().optional(),
            matchingTags: z.array(z.string().max(100)).max(50).optional(),
          }),
        )
        .max(50),
      z.string().max(30_000),
    ])
    .nullish(),
  promptType: z.enum(['content', 'blog']).default('content'),
  /** What kind of post: the content template to build it by. Absent: one that suits the title. */
  templateId: Id.nullish(),
  /** How long a post is to be. */
  length: z.enum(postLengths).nullish(),
  /** Absent: as the account has it. */
  voice: z.enum(voiceTones).nullish(),
  /** Two generations with one pair id are two versions of a post, of which the agent will choose one. */
  pair: z.object({ id: z.uuid().max(36), version: z.literal([1, 2]) }).nullish(),
  /**
   * Chosen by the caller. A generation with an id goes on when the caller leaves, is found again by it
   * (generations.ts), and is never done twice. Without one it ends with the connection.
   */
  generationId: z.uuid().max(36).optional(),
};

export const GenerationRequest = z.object(generationFields).refine(hasSubject, subjectMissing);
export type GenerationRequest = z.infer<typeof GenerationRequest>;

/** Of the post to be revised what the writer reads. Of the rest only its lists are measured. */
const RevisedPost = z.object({
  id: z.string().max(100).optional(),
  title: pieceHtml(z.string().max(savedText.title, 'The title is too long to revise')),
  content: pieceHtml(z.string().max(savedText.content)),
  hashtags: z.array(z.string().max(200)).max(100),
  contentTags: z.array(z.string().max(100)).max(50).optional(),
  imagePrompt: z.string().max(5_000).optional(),
  imageUrls: z.array(z.string().max(2_000)).max(100).optional(),
  sources: SentSources.optional(),
  flags: z
    .array(z.object({ id: z.string().max(200) }))
    .max(500)
    .optional(),
});

export const RevisionRequest = z
  .object({
    ...generationFields,
    revisionContext: z.object({
      originalPost: RevisedPost,
      revisionRequest: z
        .string('Describe what to change')
        .trim()
        .min(1, 'Describe what to change')
        .max(5_000),
      /** The only words to change, as the agent marked them: everything around them stays as it is. */
      passage: z
        .object({
          text: z.string().trim().min(1).max(5_000),
          /** Which of several passages with these words. */
          occurrence: z.number().int().min(0).max(1_000).default(0),
        })
        .nullish(),
      /** A version for this platform alone: the piece itself stays as it is, and nothing is kept of this one. */
      platform: z.enum(platformKeys).nullish(),
    }),
  })
  .refine(hasSubject, subjectMissing);
export type RevisionRequest = z.infer<typeof RevisionRequest>;

/** Exactly one post is made at a time. */
export const Posts = z.object({ posts: z.array(Post).length(1) });
export type Posts = z.infer<typeof Posts>;

/** What a caller sees while a text is being written. */
export const generationEvents = {
  start: z.object({
    writer: z.object({ provider: z.string(), model: z.string() }),
    title: z.string(),
  }),
  /** Plain text, to be shown and thrown away. */
  delta: z.object({ field: z.enum(['title', 'content']), text: z.string() }),
  /** What was shown so far is void. */
  restart: z.object({}),
};

export const QuestionsRequest = z.object(subjectFields).refine(hasSubject, subjectMissing);
export type QuestionsRequest = z.infer<typeof QuestionsRequest>;

export const Questions = z.object({
  questions: z.array(z.string()),
  /** What each of them asks for; null where its words have to tell. */
  questionRoles: z.array(z.enum(questionRoleNames).nullable()).optional(),
  title: z.string(),
  contentTags: z.array(z.string()),
});
export type Questions = z.infer<typeof Questions>;

export const generatePosts = endpoint({
  method: 'POST',
  path: '/api/generate',
  access: 'user',
  limit: 'ai',
  summary: 'Writes one post or blog article.',
  body: GenerationRequest,
  kind: 'stream',
  events: generationEvents,
  response: Posts,
});

export const revisePost = endpoint({
  method: 'POST',
  path: '/api/revise',
  access: 'user',
  limit: 'ai',
  summary: 'Writes a post anew as the agent asked.',
  body: RevisionRequest,
  // An edited post may hold pictures of 2 MB.
  bodyLimit: 4 * 1024 * 1024,
  kind: 'stream',
  events: generationEvents,
  response: Posts,
});

export const askQuestions = endpoint({
  method: 'POST',
  path: '/api/questions',
  access: 'user',
  limit: 'ai',
  summary: 'Questions that make a post more personal, with a title and tags.',
  body: QuestionsRequest,
  response: Questions,
});

const reservedFields = Object.fromEntries(
  platformKeys.map((key) => [key, z.int().min(0).max(2_000).optional()]),
) as Record<PlatformKey, z.ZodOptional<z.ZodInt>>;

/** A finished piece to write versions of. Title and content are HTML. */
export const VersionsRequest = z.object({
  title: pieceHtml(z.string().max(savedText.title)),
  content: pieceHtml(z.string().max(savedText.content)),
  hashtags: z.array(z.string().max(200)).max(100),
  topic: z.string().trim().max(subjectText.topic).default(''),
  location: z.string().trim().max(subjectText.city).default(''),
  state: z.string().trim().max(subjectText.state).default(''),
  /** Characters that the agent's own line takes on a platform, as it counts them. */
  reserved: z.strictObject(reservedFields).optional(),
});
export type VersionsRequest = z.infer<typeof VersionsRequest>;

export const VersionsAnswer = z.object({
  versions: z.record(
    z.enum(platformKeys),
    z.object({ text: z.string(), hashtags: z.array(z.string()) }),
  ),
});
export type VersionsAnswer = z.infer<typeof VersionsAnswer>;

export const writeVersions = endpoint({
  method: 'POST',
  path: '/api/posts/versions',
  access: 'user',
  limit: 'ai',
  summary: 'A version of a finished piece for every platform. Nothing of it is kept.',
  body: VersionsRequest,
  // An edited post may hold pictures of 2 MB.
  bodyLimit: 4 * 1024 * 1024,
  response: VersionsAnswer,
});

export const findLastPlace = endpoint({
  method: 'GET',
  path: '/api/posts/last-place',
  access: 'user',
  summary: 'The place of the newest post, for the form to begin with.',
  response: z.object({
    place: z.object({ location: z.string(), state: z.string() }).nullable(),
  }),
});
