import { randomInt } from 'node:crypto';
import type { SQL } from 'drizzle-orm';
import { plainTextOf } from '#builtin/html/plain-text.ts';
import type { Origin } from '#contract/claims.ts';
import type { Facts, QuestionAnswer } from '#contract/facts.ts';
import { generatedBytes, learnerText, storage } from '#contract/limits.ts';
import { fromWirePlace } from '#contract/place.ts';
import type { Post } from '#contract/post.ts';
import type {
  GenerationRequest,
  Posts,
  Questions,
  QuestionsRequest,
  RevisionRequest,
} from '#contract/posts.ts';
import { QuestionsDraft } from '#contract/text-drafts.ts';
import { ownTextLimits } from '#server/adapters/ai/call-limits.ts';
import { newDataMarker } from '#server/content/data-block.ts';
import { cleanContentTags } from '#server/content/hashtags.ts';
import { localFactsOf } from '#server/content/local-facts.ts';
import { refuseForeignUser } from '#server/core/ownership.ts';
import { type MeasuredStorage, measureStorage, totalBytes } from '#server/core/storage.ts';
import { withUserLock } from '#server/core/user-lock.ts';
import type { Database } from '#server/db/connect.ts';
import type { Deps } from '#server/deps.ts';
import { AppError, alreadyDone } from '#server/errors.ts';
import {
  chooseTitle,
  readCatalogFor,
  requirePrompt,
  type TopicToWrite,
  titleUse,
} from '#server/features/catalog/catalog.service.ts';
import { voiceToWriteBy } from '#server/features/voice/voice.service.ts';
import { currentAnswers, rememberedAnswersFor, roleOfQuestion } from './answers.ts';
import { lastTitles, planWriting, writePlannedPiece } from './planned-piece.ts';
import { buildQuestionsPrompt } from './posts.prompts.ts';
import { deletePostsBeyond, findRecentPiece, insertText } from './posts.queries.ts';
import { revisionOf, withPassage } from './text-to-revise.ts';
import type { GenerationHooks } from './write-piece.ts';

type Owner = { id: number };
type Title = ReturnType<typeof chooseTitle>;

const questionsAtMost = 5;

/** Characters of a model's question that are read, with its markup. */
const longestQuestion = 4 * learnerText.question;

/** A post or article that is finished and not stored yet. Plain JSON. */
export type UnsavedPost = {
  post: Post;
  topic: TopicToWrite;
  /** None of a revision, which uses no title up. */
  title: Title | undefined;
  /** As the table of texts names them. */
  values: { location: string; topicId: string; promptType: GenerationRequest['promptType'] };
  /** Of one that was stopped by an earlier version of the server nothing is known. */
  origins?: Origin[];
  /** False of a version for one platform, which stands beside its piece. */
  isPiece: boolean;
};

/** Writes one post or article, new or revised, and remembers it. */
export async function generatePost(
  deps: Deps,
  user: Owner,
  request: GenerationRequest | RevisionRequest,
  hooks: GenerationHooks,
): Promise<Posts> {
  const written = await writeUnsavedPost(deps, user, request, hooks);
  await recordPost(deps.db, user.id, written);
  return { posts: [written.post] };
}

/** Has a post or article written. Nothing of it is stored. */
export async function writeUnsavedPost(
  deps: Deps,
  user: Owner,
  request: GenerationRequest | RevisionRequest,
  hooks: GenerationHooks,
): Promise<UnsavedPost> {
  refuseForeignUser(user.id, request.userId);
  const { revision, kept, cut } = await revisionOf(deps, user, request);
  const answers = currentAnswers(request);
  refuseTooLong(answers, revision);
  const plan = await planWriting(deps, user, request, revision);
  const universalPrompt = requirePrompt(plan);
  const { topic, title, promptType } = plan;
  const values = { location: plan.place.city, topicId: String(request.topicId), promptType };

  return deps.withAiSlot(user.id, async () => {
    const rememberedAnswers = await rememberedAnswersFor(deps.db, user.id, request, plan);
    const { post, origins } = await writePlannedPiece(
      deps,
      user,
      plan,
      universalPrompt,
      { answers, rememberedAnswers },
      { ...hooks, kept },
    );
    const isPiece = !isForPlatform(request);
    const id = (isPiece && (await revisedPieceId(deps.db, user.id, request))) || post.id;
    const whole = cut
      ? await withPassage(deps, user, request, cut, post, await voiceToWriteBy(deps.db, user.id))
      : post;
    const pair = (!revision && request.pair) || undefined;
    const versioned = { ...whole, id, ...(pair && { pair }) };
    const written = { post: versioned, origins, topic, values, isPiece };
    return { ...written, title: revision ? undefined : title };
  });
}

/** What one platform gets stands beside the piece and is no piece of its own. */
const isForPlatform = (request: GenerationRequest | RevisionRequest) =>
  'revisionContext' in request && Boolean(request.revisionContext.platform);

/** Stores what was written, with what else is to be written at the same moment. */
export async function recordPost(
  db: Database,
  userId: number,
  { post, origins, topic, title, values, isPiece }: UnsavedPost,
  also: SQL[] = [],
): Promise<void> {
  if (!isPiece) return;
  const use = title && titleUse(userId, topic, title);
  const text = { ...values, topic: topic.name, posts: [post], origins };
  await recordText(db, userId, text, use ? [use, ...also] : also);
}

/** Remembers a long article as one of the user's texts. */
export async function recordLongArticle(
  db: Database,
  userId: number,
  post: Post,
  origins: Origin[],
): Promise<void> {
  const { topic, location } = post;
  await recordText(db, userId, {
    topic,
    location,
    promptType: 'long-form',
    posts: [post],
    origins,
  });
}

async function recordText(
  db: Database,
  userId: number,
  text: Parameters<typeof insertText>[2],
  also: SQL[] = [],
): Promise<void> {
  const use = await insertText(db, userId, text, also);
  if (use.bytes.generated > mostGenerated(use))
    await withUserLock(db, userId, (tx) => deleteOldTexts(tx, userId));
}

/** A revision of a piece that is kept here is the same piece. */
async function revisedPieceId(
  db: Database,
  userId: number,
  request: GenerationRequest | RevisionRequest,
): Promise<string | undefined> {
  if (!('revisionContext' in request)) return undefined;
  const { id } = request.revisionContext.originalPost;
  return id !== undefined && (await findRecentPiece(db, userId, id)) ? id : undefined;
}

/** What was written under this id. Nothing can be answered once newer texts have taken its place. */
export async function getPiece(
  db: Database,
  userId: number,
  pieceId: string | undefined,
): Promise<Posts> {
  const piece = pieceId ? await findRecentPiece(db, userId, pieceId) : undefined;
  if (!piece) throw alreadyDone();
  return { posts: piece.posts };
}

/**
 * Nobody asked to store what was written: it is kept to be found again, and older texts give way to
 * newer ones rather than refusing to write.
 */
export async function deleteOldTexts(tx: Database, userId: number): Promise<void> {
  const use = await measureStorage(tx, userId);
  const most = mostGenerated(use);
  if (use.bytes.generated > most) await deletePostsBeyond(tx, userId, most);
}

/** Bytes that generated texts may have, beside all else that is stored. */
const mostGenerated = (use: MeasuredStorage): number =>
  Math.min(generatedBytes, storage.bytes - (totalBytes(use) - use.bytes.generated));

/** Questions whose answers make the piece the agent's own, with the title it will have. */
export async function prepareQuestions(
  deps: Deps,
  user: Owner,
  request: QuestionsRequest,
  signal: AbortSignal,
): Promise<Questions> {
  refuseForeignUser(user.id, request.userId);
  const seed = randomInt(2 ** 31);
  const place = fromWirePlace(request);
  const catalog = await readCatalogFor(deps.db, user.id, {
    topicId: request.topicId,
    customTopic: request.customTopic,
    promptType: 'content',
    needsTemplates: false,
  });
  const { topic } = catalog;
  const title = chooseTitle(catalog, {
    city: place.city,
    isLast: lastTitles(deps, topic),
    seed,
  });

  return deps.withAiSlot(user.id, async () => {
    const facts = {
      topic,
      place,
      title: title.filled,
      answers: [],
      rememberedAnswers: [],
      sources: [],
      questions: topic.questions,
      questionRoles: topic.questionRoles,
      local: localFactsOf(place),
    };
    const prompt = buildQuestionsPrompt({ facts, marker: newDataMarker() });
    const writer = deps.ai.smallText ?? deps.ai.text;
    const { value } = await writer.write(
      { userId: user.id, kind: 'questions', facts, ...prompt, schema: QuestionsDraft, seed },
      { signal },
    );
    const questions = value.questions
      .slice(0, 4 * questionsAtMost)
      .map((question) => plainTextOf(question.slice(0, longestQuestion)).trim())
      .filter(Boolean)
      .slice(0, questionsAtMost);
    return {
      questions,
      questionRoles: questions.map((question) => roleOfQuestion(question, topic, place.city)),
      title: title.filled,
      contentTags: cleanContentTags(value.contentTags, [topic.name, place.state, 'post']),
    };
  });
}

/** The agent's own words are never cut: half an answer or half a text would be written from. */
function refuseTooLong(answers: QuestionAnswer[], revision: Facts['revision']): void {
  const { revisedText, answersTogether } = ownTextLimits;
  const inAnswers = answers.reduce(
    (sum, each) => sum + each.question.length + each.answer.length,
    0,
  );
  if (inAnswers > answersTogether) {
    throw tooLong(
      `Your answers add up to ${inWords(inAnswers)}, and we can use ${inWords(answersTogether)} at a time. Please shorten them.`,
    );
  }
  const inText = revision?.content.length ?? 0;
  if (inText > revisedText) {
    throw tooLong(
      `This text has ${inWords(inText)}, and we can revise ${inWords(revisedText)} at a time. Please shorten it first.`,
    );
  }
}

const tooLong = (message: string) => new AppError('too_large', message);

const inWords = (characters: number) => `${characters.toLocaleString('en-US')} characters`;
