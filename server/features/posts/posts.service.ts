import { randomInt } from 'node:crypto';
import type {
  GenerationRequest,
  Posts,
  Questions,
  QuestionsRequest,
  RevisionRequest,
} from '#contract/posts.ts';
import { newMarker } from '#server/content/data-block.ts';
import { PieceDraft, QuestionsDraft } from '#server/content/drafts.ts';
import { cleanContentTags } from '#server/content/hashtags.ts';
import { plainTextOf } from '#server/content/plain-text.ts';
import type { Deps } from '#server/deps.ts';
import {
  chooseTitle,
  getTopic,
  getUniversalPrompt,
  pickContentTemplate,
  rememberTitle,
} from '#server/features/catalog/catalog.service.ts';
import { refuseForeignUser } from '#server/http/access.ts';
import { inAiPlace } from '#server/http/ai-places.ts';
import { asPair, currentAnswers, recallMemory } from './answers.ts';
import { buildPostPrompt, buildQuestionsPrompt } from './posts.prompts.ts';
import { insertPosts } from './posts.queries.ts';
import { findFigures, findSources } from './research.ts';
import { type Hooks, writePiece } from './write-piece.ts';

type Owner = { id: number };

const questionsAtMost = 5;

/** Writes one post or article, new or revised, and remembers it. */
export async function generatePost(
  deps: Deps,
  user: Owner,
  request: GenerationRequest | RevisionRequest,
  hooks: Hooks,
): Promise<Posts> {
  refuseForeignUser(user.id, request.userId);
  await deps.limits.take('aiByUser', user.id);
  const seed = randomInt(2 ** 31);
  const { location, state, promptType } = request;

  const topic = await getTopic(deps.db, request.topicId, request.customTopic);
  const revision = revisionOf(request);
  const title = await chooseTitle(deps.db, user.id, topic, {
    selectedTitle: request.selectedTitle ?? revision?.title,
    location,
    isLast: lastTitles(deps, topic),
    seed,
  });
  // A revision keeps the build of the text it changes.
  const needsTemplate = promptType === 'content' && !revision;
  const template = needsTemplate ? await pickContentTemplate(deps.db, seed) : undefined;
  const universalPrompt = await getUniversalPrompt(deps.db, promptType);

  return inAiPlace(deps.db, user.id, async () => {
    const place = { city: location, state };
    const sources =
      promptType === 'blog'
        ? await findSources(deps, topic, place, title.filled, hooks.signal)
        : [];
    const memory = await recallMemory(deps.db, user.id, request, topic.name);
    const facts = {
      topic,
      place,
      title: title.filled,
      template,
      answers: currentAnswers(request),
      memory: memory.map(asPair),
      figures: topic.usesPropertyData ? await findFigures(deps, place, hooks.signal) : undefined,
      sources,
      revision,
    };
    const prompt = buildPostPrompt({ template: universalPrompt, facts, marker: newMarker() });
    const kind = promptType === 'blog' ? 'blog' : 'post';
    const order = { kind, facts, prompt, schema: PieceDraft, seed } as const;
    const post = await writePiece(deps, order, { ...hooks, memory });

    await deps.db.transaction(async (tx) => {
      await insertPosts(tx, user.id, { topic: topic.name, location, posts: [post] });
      if (!revision) await rememberTitle(tx, user.id, topic, title);
    });
    return { posts: [post] };
  });
}

/** Questions whose answers make the piece the agent's own, with the title it will have. */
export async function prepareQuestions(
  deps: Deps,
  user: Owner,
  request: QuestionsRequest,
  signal: AbortSignal,
): Promise<Questions> {
  refuseForeignUser(user.id, request.userId);
  await deps.limits.take('aiByUser', user.id);
  const seed = randomInt(2 ** 31);
  const { location, state } = request;
  const topic = await getTopic(deps.db, request.topicId, request.customTopic);
  const title = await chooseTitle(deps.db, user.id, topic, {
    location,
    isLast: lastTitles(deps, topic),
    seed,
  });

  return inAiPlace(deps.db, user.id, async () => {
    const facts = {
      topic,
      place: { city: location, state },
      title: title.filled,
      answers: [],
      memory: [],
      sources: [],
      questions: topic.questions,
    };
    const prompt = buildQuestionsPrompt({ facts, marker: newMarker() });
    const { value } = await deps.ai.text.write(
      { kind: 'questions', facts, prompt, schema: QuestionsDraft, seed },
      { signal },
    );
    const questions = value.questions.map((question) => plainTextOf(question).trim());
    return {
      questions: questions.filter(Boolean).slice(0, questionsAtMost),
      title: title.filled,
      contentTags: cleanContentTags(value.contentTags, [topic.name, state, 'post']),
    };
  });
}

function revisionOf(request: GenerationRequest | RevisionRequest) {
  if (!('revisionContext' in request)) return undefined;
  const { originalPost, revisionRequest } = request.revisionContext;
  return {
    title: plainTextOf(originalPost.title),
    content: plainTextOf(originalPost.content),
    html: originalPost.content,
    hashtags: originalPost.hashtags,
    contentTags: originalPost.contentTags,
    imagePrompt: originalPost.imagePrompt,
    request: revisionRequest,
  };
}

/** A title that asks for facts nobody gave comes last, where the writer can tell. */
const lastTitles =
  ({ ai }: Deps, { identifier }: { identifier: string }) =>
  (title: string) =>
    ai.text.needsFacts?.(identifier, title) ?? false;
