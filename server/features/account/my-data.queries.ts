import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '#server/db/connect.ts';
import { prompts, usedTitles } from '#server/db/schema/catalog.ts';
import { channelConnections } from '#server/db/schema/channels.ts';
import { confirmedClaims } from '#server/db/schema/claims.ts';
import {
  aiImages,
  alteredPhotos,
  files,
  personalizedImages,
  userAssets,
} from '#server/db/schema/images.ts';
import { answerTags, userAnswers } from '#server/db/schema/learner.ts';
import { planEmails, planEntries } from '#server/db/schema/plan.ts';
import { clearedContent, drafts, generations, posts } from '#server/db/schema/posts.ts';
import { reviews } from '#server/db/schema/review.ts';
import { savedContent } from '#server/db/schema/saved-content.ts';
import { voiceProfiles } from '#server/db/schema/voice.ts';
import { weekFillPieces, weekFills } from '#server/db/schema/week-fill.ts';

/** What a person may take along. Columns are named one by one, so that no secret slips in. */

export async function exportUsedTitles(db: Database, userId: number) {
  return db
    .select({ topic: prompts.topic, title: usedTitles.title, usedAt: usedTitles.usedAt })
    .from(usedTitles)
    .innerJoin(prompts, eq(prompts.id, usedTitles.promptId))
    .where(eq(usedTitles.userId, userId))
    .orderBy(desc(usedTitles.usedAt), desc(usedTitles.id));
}

/** Without what was deleted and waits for its purge: to the person it is gone. */
export async function exportSavedContent(db: Database, userId: number) {
  return db
    .select({
      id: savedContent.id,
      title: savedContent.title,
      content: savedContent.content,
      hashtags: savedContent.hashtags,
      sources: savedContent.sources,
      imageUrls: savedContent.imageUrls,
      contentTags: savedContent.contentTags,
      imagePrompt: savedContent.imagePrompt,
      topic: savedContent.topic,
      location: savedContent.location,
      state: savedContent.state,
      kind: savedContent.kind,
      platforms: savedContent.platforms,
      createdAt: savedContent.createdAt,
      updatedAt: savedContent.updatedAt,
    })
    .from(savedContent)
    .where(and(eq(savedContent.userId, userId), isNull(savedContent.deletedAt)))
    .orderBy(desc(savedContent.createdAt), desc(savedContent.id));
}

export async function exportAnswers(db: Database, userId: number) {
  const tags = db
    .select({ tags: sql`coalesce(array_agg(${answerTags.tag} order by ${answerTags.id}), '{}')` })
    .from(answerTags)
    .where(eq(answerTags.userAnswerId, userAnswers.id));
  return db
    .select({
      id: userAnswers.id,
      question: userAnswers.question,
      answer: userAnswers.answer,
      tags: sql<string[]>`(${tags})`,
      createdAt: userAnswers.createdAt,
    })
    .from(userAnswers)
    .where(eq(userAnswers.userId, userId))
    .orderBy(desc(userAnswers.createdAt), desc(userAnswers.id));
}

export async function exportPosts(db: Database, userId: number) {
  return db
    .select({
      id: posts.id,
      topic: posts.topic,
      location: posts.location,
      promptType: posts.promptType,
      posts: posts.posts,
      createdAt: posts.createdAt,
    })
    .from(posts)
    .where(eq(posts.userId, userId))
    .orderBy(desc(posts.createdAt), desc(posts.id));
}

/** What came of each writing of the last days, with the text of one that was stopped. */
export async function exportGenerations(db: Database, userId: number) {
  return db
    .select({
      id: generations.id,
      kind: generations.kind,
      promptType: generations.promptType,
      status: generations.status,
      pieceId: generations.pieceId,
      error: generations.error,
      stoppedText: sql`${generations.stoppedText} -> 'post'`,
      createdAt: generations.createdAt,
    })
    .from(generations)
    .where(eq(generations.userId, userId))
    .orderBy(desc(generations.createdAt), desc(generations.id));
}

/** Up to which of the posts each page was cleared. */
export async function exportCleared(db: Database, userId: number) {
  return db
    .select({ surface: clearedContent.surface, upToPost: clearedContent.upTo })
    .from(clearedContent)
    .where(eq(clearedContent.userId, userId))
    .orderBy(clearedContent.surface);
}

/** Own texts and the rules learned from them. */
export async function exportVoice(db: Database, userId: number) {
  const [voice] = await db
    .select({ profile: voiceProfiles.profile, updatedAt: voiceProfiles.updatedAt })
    .from(voiceProfiles)
    .where(eq(voiceProfiles.userId, userId));
  return voice;
}

/** What the user stands behind, as it was worded. */
export async function exportConfirmed(db: Database, userId: number) {
  return db
    .select({ sentence: confirmedClaims.sentence, confirmedAt: confirmedClaims.confirmedAt })
    .from(confirmedClaims)
    .where(eq(confirmedClaims.userId, userId))
    .orderBy(desc(confirmedClaims.confirmedAt), desc(confirmedClaims.key));
}

export async function exportDrafts(db: Database, userId: number) {
  return db
    .select({ kind: drafts.kind, json: drafts.json, updatedAt: drafts.updatedAt })
    .from(drafts)
    .where(eq(drafts.userId, userId))
    .orderBy(desc(drafts.updatedAt), desc(drafts.id));
}

/**
 * What was sent to a broker and what came of it. Nobody keeps the link itself. The texts that were sent are left out:
 * the items are in the export, and a thousand copies of a long one would not fit in memory.
 */
export async function exportReviews(db: Database, userId: number) {
  return db
    .select({
      id: reviews.id,
      contentId: reviews.contentId,
      title: reviews.title,
      hash: reviews.hash,
      email: reviews.email,
      createdAt: reviews.createdAt,
      expiresAt: reviews.expiresAt,
      withdrawnAt: reviews.withdrawnAt,
      approvedBy: reviews.approvedBy,
      approvedAt: reviews.approvedAt,
      approvedAs: reviews.approvedAs,
      approvedFrom: reviews.approvedFrom,
      sentFrom: reviews.sentFrom,
      isLinkShown: reviews.isLinkShown,
      line: reviews.line,
      comment: reviews.comment,
      commentBy: reviews.commentBy,
      commentedAt: reviews.commentedAt,
    })
    .from(reviews)
    .where(eq(reviews.userId, userId))
    .orderBy(desc(reviews.id));
}

/** What was planned and what became of it. */
export async function exportPlanEmails(db: Database, userId: number) {
  const [row] = await db
    .select({ isOn: planEmails.isOn, lastSentOn: planEmails.sentOn })
    .from(planEmails)
    .where(eq(planEmails.userId, userId));
  return row ?? { isOn: true, lastSentOn: null };
}

export async function exportPlan(db: Database, userId: number) {
  return db
    .select({
      id: planEntries.id,
      contentId: planEntries.contentId,
      title: planEntries.title,
      channel: planEntries.channel,
      connectionId: planEntries.connectionId,
      state: planEntries.state,
      localTime: planEntries.localTime,
      zone: planEntries.zone,
      publishAt: planEntries.publishAt,
      problem: planEntries.problem,
      hash: planEntries.hash,
      link: planEntries.link,
      publishedAt: planEntries.publishedAt,
      createdAt: planEntries.createdAt,
    })
    .from(planEntries)
    .where(eq(planEntries.userId, userId))
    .orderBy(planEntries.publishAt, planEntries.id);
}

/** Connected accounts, without their secrets. */
export async function exportConnections(db: Database, userId: number) {
  return db
    .select({
      id: channelConnections.id,
      channel: channelConnections.channel,
      name: channelConnections.name,
      settings: channelConnections.settings,
      createdAt: channelConnections.createdAt,
    })
    .from(channelConnections)
    .where(eq(channelConnections.userId, userId))
    .orderBy(channelConnections.id);
}

const stored = { key: files.key, mediaType: files.mediaType, altText: files.altText };

export async function exportUserAssets(db: Database, userId: number) {
  return db
    .select({
      type: userAssets.type,
      id: userAssets.id,
      createdAt: userAssets.createdAt,
      file: stored,
    })
    .from(userAssets)
    .innerJoin(files, eq(files.key, userAssets.fileKey))
    .where(eq(userAssets.userId, userId))
    .orderBy(desc(userAssets.createdAt), desc(userAssets.id));
}

export async function exportAiImages(db: Database, userId: number) {
  return db
    .select({
      type: sql<'ai-image'>`'ai-image'`,
      id: aiImages.id,
      createdAt: aiImages.createdAt,
      prompt: aiImages.prompt,
      style: aiImages.style,
      provider: aiImages.provider,
      isAltered: aiImages.isAltered,
      file: stored,
    })
    .from(aiImages)
    .innerJoin(files, eq(files.key, aiImages.fileKey))
    .where(eq(aiImages.userId, userId))
    .orderBy(desc(aiImages.createdAt), desc(aiImages.id));
}

/** Originals that are shown on a public page, beside the photo that was made of them. */
export async function exportOriginals(db: Database, userId: number) {
  return db
    .select({
      type: sql<'original'>`'original'`,
      id: alteredPhotos.id,
      createdAt: alteredPhotos.createdAt,
      aiImageId: alteredPhotos.aiImageId,
      file: stored,
    })
    .from(alteredPhotos)
    .innerJoin(files, eq(files.key, alteredPhotos.originalKey))
    .where(eq(alteredPhotos.userId, userId))
    .orderBy(desc(alteredPhotos.id));
}

export async function exportPersonalizedImages(db: Database, userId: number) {
  return db
    .select({
      type: sql<'personalized-image'>`'personalized-image'`,
      id: personalizedImages.id,
      createdAt: personalizedImages.createdAt,
      contentId: personalizedImages.contentId,
      prompt: personalizedImages.prompt,
      style: personalizedImages.style,
      composition: personalizedImages.composition,
      file: stored,
    })
    .from(personalizedImages)
    .innerJoin(files, eq(files.key, personalizedImages.compositeKey))
    .where(and(eq(personalizedImages.userId, userId), isNull(personalizedImages.deletedAt)))
    .orderBy(desc(personalizedImages.createdAt), desc(personalizedImages.id));
}

export async function exportWeekFills(db: Database, userId: number) {
  const { date, topicName, state, title, contentId, message } = weekFillPieces;
  return db
    .select({
      ...{ startedAt: weekFills.createdAt, status: weekFills.status },
      ...{ location: weekFills.location, locationState: weekFills.state },
      ...{ date, topic: topicName, state, title, contentId, message },
    })
    .from(weekFills)
    .innerJoin(weekFillPieces, eq(weekFillPieces.fillId, weekFills.id))
    .where(eq(weekFills.userId, userId))
    .orderBy(weekFills.id, weekFillPieces.position);
}
