import { getGeneration, stopGeneration } from '#contract/calls/generations.ts';
import { generatePosts, revisePost } from '#contract/calls/posts.ts';
import type { Generation } from '#contract/generations.ts';
import { toWirePlace } from '#contract/place.ts';
import type { Post } from '#contract/post.ts';
import type { GenerationRequest } from '#contract/posts.ts';
import { ApiError, isTransient } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { callStream } from '#web/api/stream.ts';
import type { GenerationInput } from '#web/features/posts/generation-input.ts';
import type { Rewrite } from '#web/features/posts/platforms/platform-versions.ts';
import { emptyText, type GenerationJob, type TextSoFar } from './generation-job.ts';

/** How a generation ended, as far as this page can tell. */
export type GenerationOutcome =
  | { kind: 'done'; post: Post }
  /** The answer holds no post. */
  | { kind: 'nothing' }
  | { kind: 'failed'; error: ApiError }
  | { kind: 'stopped'; canKeep: boolean }
  /** The connection is lost, and the server knows of no such generation. */
  | { kind: 'lost' };

/** Milliseconds between two polls. */
const pollEvery = 1_000;

/** Polls without an answer until we give up, and until we believe that there is no such generation. */
const maxAttempts = { withoutAnswer: 180, unknown: 3 };

type RunOptions = {
  promptType: GenerationRequest['promptType'];
  /** It was asked for before a reload. */
  isUnderWay: boolean;
  show: (change: (text: TextSoFar) => TextSoFar) => void;
  signal: AbortSignal;
};

/**
 * Has a text written and follows it to its end. Once it is under way it does not depend on the connection: when that is
 * lost, the server is asked how far it is.
 */
export async function runGeneration(
  job: GenerationJob,
  follow: RunOptions,
): Promise<GenerationOutcome> {
  if (follow.isUnderWay) {
    const outcome = await ask(job.id, follow);
    // A page that was left at once may have taken the request with it. Under its id it is never done twice.
    if (outcome.kind !== 'lost') return outcome;
  }
  try {
    const post = await send(job, follow.promptType, follow.show, follow.signal);
    return post ? { kind: 'done', post } : { kind: 'nothing' };
  } catch (error) {
    follow.signal.throwIfAborted();
    if (isTold(error) && error.code !== 'caller_left') return { kind: 'failed', error };
  }
  return ask(job.id, follow);
}

/** The server itself said so, and not something between it and us. */
const isTold = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code !== undefined;

/** Has the text written under the job's id. Gives nothing when the answer holds no post. */
async function send(
  job: GenerationJob,
  promptType: GenerationRequest['promptType'],
  show: (change: (text: TextSoFar) => TextSoFar) => void,
  signal: AbortSignal,
): Promise<Post | undefined> {
  const request = { ...toGenerationRequest(job.input, promptType), generationId: job.id };
  const listeners = {
    start: ({ writer }: { writer: TextSoFar['writer'] }) => show((text) => ({ ...text, writer })),
    delta: ({ field, text: news }: { field: 'title' | 'content'; text: string }) =>
      show((text) => ({ ...text, [field]: text[field] + news })),
    restart: () => show(({ writer }) => ({ ...emptyText, writer })),
  };
  const { posts } =
    job.kind === 'generate'
      ? await callStream(generatePosts, { body: request }, listeners, signal)
      : await callStream(
          revisePost,
          { body: { ...request, revisionContext: revisionOf(job) } },
          listeners,
          signal,
        );
  // What comes from elsewhere may lack what the contract promises.
  return (posts as Post[] | undefined)?.[0];
}

/** The call's payload, in the API's own names. */
function toGenerationRequest(
  { topicName: _, city, state, rememberedAnswers, pair, ...input }: GenerationInput,
  promptType: GenerationRequest['promptType'],
): GenerationRequest {
  return {
    ...input,
    ...toWirePlace({ city, state }),
    databaseAnswers: rememberedAnswers,
    currentAnswers: answersAsText(input.userAnswers),
    promptType,
    pair: pair && { id: pair.id, version: pair.version === 2 ? 2 : 1 },
  };
}

const answersAsText = (answers: GenerationInput['userAnswers']) =>
  answers.map(({ question, answer }) => `Q: ${question}\nA: ${answer}`).join('\n\n');

const revisionOf = ({ post, request, passage }: Extract<GenerationJob, { kind: 'revise' }>) => ({
  originalPost: post,
  revisionRequest: request,
  passage,
});

/** A version for one platform. Nothing of it is shown until it is whole. */
export async function rewriteForPlatform(
  input: GenerationInput,
  promptType: GenerationRequest['promptType'],
  { post, request, platform }: Rewrite,
  signal: AbortSignal,
): Promise<Post | undefined> {
  const revisionContext = { originalPost: post, revisionRequest: request, platform };
  const body = { ...toGenerationRequest(input, promptType), revisionContext };
  return (await callStream(revisePost, { body }, {}, signal)).posts[0];
}

async function ask(id: string, { show, signal }: RunOptions): Promise<GenerationOutcome> {
  let unanswered = 0;
  let unknown = 0;
  for (;;) {
    try {
      const generation = await call(getGeneration, { params: { id } }, { signal });
      const { status, text } = generation;
      if (status !== 'running') return outcomeOf(generation);
      if (text) show(() => ({ ...emptyText, ...text }));
      unanswered = 0;
    } catch (error) {
      signal.throwIfAborted();
      if (isTold(error) && error.code === 'not_signed_in') return { kind: 'failed', error };
      unanswered += 1;
      if (error instanceof ApiError && error.status === 404) unknown += 1;
      if (unknown >= maxAttempts.unknown || unanswered >= maxAttempts.withoutAnswer) {
        return { kind: 'lost' };
      }
    }
    await pause(signal);
  }
}

function outcomeOf({ status, posts, error, canKeep = false }: Generation): GenerationOutcome {
  if (status === 'stopped') return { kind: 'stopped', canKeep };
  if (status === 'failed') {
    return { kind: 'failed', error: new ApiError(0, JSON.stringify(error), 'failed') };
  }
  const post = posts?.[0];
  return post ? { kind: 'done', post } : { kind: 'nothing' };
}

/** Stops a generation on the server, which may not have received the request yet. */
export async function stopOnServer(
  id: string,
  keep: boolean,
): Promise<GenerationOutcome | undefined> {
  for (let tries = 0; tries < maxAttempts.unknown; tries += 1) {
    try {
      const generation = await call(stopGeneration, { params: { id }, body: { keep } });
      if (generation.status !== 'running') return outcomeOf(generation);
    } catch (error) {
      const isUnknown = error instanceof ApiError && error.status === 404;
      if (!isUnknown && !isTransient(error)) return undefined;
    }
    await pause();
  }
  return undefined;
}

const pause = (signal?: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, pollEvery);
    signal?.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        reject(signal.reason);
      },
      { once: true },
    );
  });
