import { randomInt } from 'node:crypto';
import { learnerText } from '#contract/limits.ts';
import type {
  GenerationRequest,
  Posts,
  Questions,
  QuestionsRequest,
  RevisionRequest,
} from '#contract/posts.ts';
import { newMarker } from '#server/content/data-block.ts';
import { QuestionsDraft } from '#server/content/drafts.ts';
import { cleanContentTags } from '#server/content/hashtags.ts';
import { plainTextOf } from '#server/content/plain-text.ts';
import type { Deps } from '#server/deps.ts';
import {
  chooseTitle,
  getTopic,
  getUniversalPrompt,
  rememberTitle,
} from '#server/features/catalog/catalog.service.ts';
import { refuseForeignUser } from '#server/http/access.ts';
import { inAiPlace } from '#server/http/ai-places.ts';
import { currentAnswers, recallMemory } from './answers.ts';
import { lastTitles, planPiece, writePlanned } from './planned-piece.ts';
import { buildQuestionsPrompt } from './posts.prompts.ts';
import { insertPosts } from './posts.queries.ts';
import type { Hooks } from './write-piece.ts';

type Owner = { id: number };

const questionsAtMost = 5;

/** Characters of a model's question that are read, with its markup. */
const longestQuestion = 4 * learnerText.question;

/** Writes one post or article, new or revised, and remembers it. */
export async function generatePost(
  deps: Deps,
  user: Owner,
  request: GenerationRequest | RevisionRequest,
  hooks: Hooks,
): Promise<Posts> {
  refuseForeignUser(user.id, request.userId);
  await deps.limits.take('aiByUser', user.id);
  const revision = await revisionOf(deps, user, request);
  const plan = await planPiece(deps, user, request, revision);
  const universalPrompt = await getUniversalPrompt(deps.db, plan.promptType);
  const { topic, title } = plan;

  return inAiPlace(deps.db, user.id, async () => {
    const memory = await recallMemory(deps.db, user.id, request, topic.name);
    const said = { answers: currentAnswers(request), memory };
    const post = await writePlanned(deps, plan, universalPrompt, said, hooks);
    await deps.db.transaction(async (tx) => {
      const { location } = request;
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
    const questions = value.questions
      .slice(0, 4 * questionsAtMost)
      .map((question) => plainTextOf(question.slice(0, longestQuestion)).trim());
    return {
      questions: questions.filter(Boolean).slice(0, questionsAtMost),
      title: title.filled,
      contentTags: cleanContentTags(value.contentTags, [topic.name, state, 'post']),
    };
  });
}

async function revisionOf(
  { texts }: Deps,
  { id: userId }: Owner,
  request: GenerationRequest | RevisionRequest,
) {
  if (!('revisionContext' in request)) return undefined;
  const { originalPost, revisionRequest } = request.revisionContext;
  const both = [originalPost.title, originalPost.content];
  const [title = '', content = ''] = await texts.run('plainTexts', both, { userId });
  return {
    title,
    content,
    html: originalPost.content,
    hashtags: originalPost.hashtags,
    contentTags: originalPost.contentTags,
    imagePrompt: originalPost.imagePrompt,
    request: revisionRequest,
  };
}
