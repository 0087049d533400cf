import { plainTextOf } from '#builtin/html/plain-text.ts';
import type { Origin } from '#contract/claims.ts';
import { cleanHashtags } from '#contract/hashtags.ts';
import type { KeptForPlatforms, PlatformsChange } from '#contract/kept-for-platforms.ts';
import type { Source } from '#contract/post.ts';
import type {
  NewSavedContent,
  SavedContent,
  SavedContentSummary,
} from '#contract/saved-content.ts';
import type { SavedContentChange } from '#contract/saved-content-form.ts';
import { searchable, searchWordsOf } from '#contract/searchable.ts';
import { withoutControls } from '#contract/text.ts';
import { removeFiles } from '#server/adapters/files/remove-files.ts';
import type { Config } from '#server/config.ts';
import { originsOfSources } from '#server/content/claims/origins.ts';
import { cleanImageUrls } from '#server/content/clean-image-urls.ts';
import { cleanSources } from '#server/content/clean-sources.ts';
import type { ContentDescription } from '#server/content/describe-content.ts';
import { refuseForeignUser } from '#server/core/ownership.ts';
import { withinStorageBudget } from '#server/core/storage.ts';
import type { TextWorkers } from '#server/core/text-workers.ts';
import { withUserLock } from '#server/core/user-lock.ts';
import type { Database } from '#server/db/connect.ts';
import type { Deps } from '#server/deps.ts';
import { AppError, notFound } from '#server/errors.ts';
import { findPieceOrigins } from '#server/features/posts/piece-origins.ts';
import { changedForPlatforms, nothingKept } from './kept-for-platforms.ts';
import { purgeDeletedBeyond, purgeDeletedOf } from './purge-deleted.ts';
import {
  copySavedContent,
  countSavedContentOf,
  findMaterial,
  findPlatforms,
  findSavedContent,
  findWordsInTexts,
  hasSavedContent,
  hideSavedContent,
  insertSavedContent,
  isRestorable,
  linkPictures,
  listSavedContentOf,
  type SavedContentRow,
  type SavedFields,
  unhideSavedContent,
  updatePlatforms,
  updateSavedContent,
} from './saved-content.queries.ts';

type Limit = Pick<Config, 'savedContentLimit'>;
type SaveDeps = Pick<Deps, 'db' | 'config' | 'texts'>;

/** Saves a text for a user, cleaned; refused when the user has saved as many as may be. */
export async function saveContentFor(
  { db, config, texts }: SaveDeps,
  userId: number,
  { userId: named, postId, platforms: made, kind, ...given }: NewSavedContent,
): Promise<SavedContent> {
  refuseForeignUser(userId, named);
  const fields = {
    ...(await cleanFields(texts, userId, given)),
    kind: kind ?? (given.sources.length > 0 ? ('article' as const) : ('post' as const)),
    platforms: made && changedForPlatforms(nothingKept, made),
  };
  return withinStorageBudget(db, userId, async (tx) => {
    await refuseOverLimit(tx, config, userId);
    const origins = postId ? await findPieceOrigins(tx, userId, postId) : undefined;
    const item = await insertSavedContent(tx, userId, { ...fields, postId, origins });
    if (postId) await linkPictures(tx, userId, postId, item.id);
    return toSavedContent(item);
  });
}

/** What a user has saved, newest first, without the contents. */
export async function listSummariesOf(
  db: Database,
  userId: number,
): Promise<SavedContentSummary[]> {
  return (await listSavedContentOf(db, userId)).map(toJson);
}

/** The items in which every word is found: in the title, the text, the hashtags or the tags. */
export async function searchSavedContentOf(
  db: Database,
  userId: number,
  search: string,
): Promise<number[]> {
  const words = searchWordsOf(search);
  const items = await findWordsInTexts(db, userId, words);
  const matching = items.filter(({ title, hashtags, contentTags, found }) => {
    const tags = [...hashtags.map((tag) => `#${tag}`), ...contentTags];
    const rest = searchable([plainTextOf(title), ...tags].join('\n'));
    return words.every((word) => found.includes(word) || rest.includes(word));
  });
  return matching.map(({ id }) => id);
}

export async function getSavedContentOf(
  db: Database,
  userId: number,
  id: number,
): Promise<SavedContent> {
  return toSavedContent(found(await findSavedContent(db, userId, id)));
}

/** What an item was written from, for whoever checks its claims. Nothing when it is not there. */
export async function findItemOrigins(
  db: Database,
  userId: number,
  id: number,
): Promise<Origin[] | undefined> {
  const material = await findMaterial(db, userId, id);
  return material && [...material.origins, ...originsOfSources(material.sources)];
}

/** A repeated write is answered with the item as it is now: keys never hold a text. */
export const savedItemReplay = (db: Database) => ({
  keep: ({ id }: SavedContent) => ({ id }),
  again: ({ id }: { id: number }, { user }: { user: { id: number } }) =>
    getSavedContentOf(db, user.id, id),
});

export async function changeSavedContentOf(
  { db, texts }: SaveDeps,
  userId: number,
  id: number,
  { userId: named, postId, platforms: made, ...given }: SavedContentChange,
): Promise<SavedContent> {
  refuseForeignUser(userId, named);
  const fields = await cleanFields(texts, userId, given);
  return withinStorageBudget(db, userId, async (tx) => {
    const origins = postId ? await findPieceOrigins(tx, userId, postId) : undefined;
    const item = found(await updateSavedContent(tx, userId, id, { ...fields, origins }));
    if (postId) await linkPictures(tx, userId, postId, id);
    const isReworded = [given.title, given.content, given.hashtags].some(Boolean);
    if (!made && !(isReworded && item.platforms.written)) return toSavedContent(item);
    // What was written for platforms is of the text that was.
    const before = isReworded ? { ...item.platforms, written: null } : item.platforms;
    const platforms = changedForPlatforms(before, made ?? {});
    await updatePlatforms(tx, userId, id, platforms);
    return toSavedContent({ ...item, platforms });
  });
}

/** Is no change of the item itself: what a broker approved stays approved. */
export async function changePlatformsOf(
  db: Database,
  userId: number,
  id: number,
  change: PlatformsChange,
): Promise<KeptForPlatforms> {
  return withinStorageBudget(db, userId, async (tx) => {
    const item = await findPlatforms(tx, userId, id);
    if (!item) throw contentNotFound();
    const platforms = changedForPlatforms(item.platforms, change);
    await updatePlatforms(tx, userId, id, platforms);
    return platforms;
  });
}

/** A copy of the text. Its personalized images stay with the original. */
export async function duplicateSavedContentOf(
  db: Database,
  limit: Limit,
  userId: number,
  id: number,
): Promise<SavedContent> {
  return withinStorageBudget(db, userId, async (tx) => {
    if (!(await hasSavedContent(tx, userId, id))) throw contentNotFound();
    await refuseOverLimit(tx, limit, userId);
    return toSavedContent(found(await copySavedContent(tx, userId, id)));
  });
}

/** Deleted items can be brought back for a day: the newest ones, as far as there is room for them. */
export async function deleteSavedContentOf(deps: Deps, userId: number, id: number): Promise<void> {
  const fileKeys = await withUserLock(deps.db, userId, async (tx) => {
    if (!(await hideSavedContent(tx, userId, id))) throw contentNotFound();
    return purgeDeletedBeyond(tx, userId, deps.config);
  });
  await removeFiles(deps, fileKeys);
}

/** Removes for good what was deleted and could still be brought back. */
export async function purgeDeletedContentOf(deps: Deps, userId: number): Promise<void> {
  const fileKeys = await withUserLock(deps.db, userId, (tx) => purgeDeletedOf(tx, userId));
  await removeFiles(deps, fileKeys);
}

export async function restoreSavedContentOf(
  db: Database,
  limit: Limit,
  userId: number,
  id: number,
): Promise<SavedContent> {
  return withUserLock(db, userId, async (tx) => {
    if (!(await isRestorable(tx, userId, id))) throw contentNotFound();
    await refuseOverLimit(tx, limit, userId);
    return toSavedContent(found(await unhideSavedContent(tx, userId, id)));
  });
}

const toSavedContent = (row: SavedContentRow): SavedContent => toJson(row);

function toJson<Row extends Pick<SavedContentRow, 'sources' | 'createdAt' | 'updatedAt'>>(
  row: Row,
) {
  return {
    ...row,
    sources: row.sources as Source[],
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** How many more items a user may save. */
export async function countRoomFor(
  db: Database,
  { savedContentLimit }: Limit,
  userId: number,
): Promise<number> {
  return Math.max(0, savedContentLimit - (await countSavedContentOf(db, userId)));
}

/** Asked in turn: two at once must not both see the last free place. */
async function refuseOverLimit(
  db: Database,
  { savedContentLimit }: Limit,
  userId: number,
): Promise<void> {
  if ((await countSavedContentOf(db, userId)) >= savedContentLimit) {
    throw new AppError(
      'saved_limit',
      `You've reached the maximum of ${savedContentLimit} saved items`,
    );
  }
}

function found(row: SavedContentRow | undefined): SavedContentRow {
  if (!row) throw contentNotFound();
  return row;
}

const contentNotFound = () =>
  notFound("The content you're looking for doesn't exist or you don't have permission to view it.");

/** As it is stored: with the words of the content, wherever there is one. */
type Stored<Given> = Given &
  (Given extends { content: string } ? ContentDescription : Partial<ContentDescription>);

/** What somebody saves or changes, as it may be stored. Fields that were not given stay so. */
async function cleanFields<Given extends Partial<SavedFields>>(
  texts: TextWorkers,
  userId: number,
  given: Given,
): Promise<Stored<Given>> {
  const { title, content } = given;
  const edited = await texts.run('cleanEdited', { title, content }, { userId });
  const cleaned: Partial<SavedFields & ContentDescription> = { ...given, ...edited };
  if (given.hashtags) cleaned.hashtags = cleanHashtags(given.hashtags);
  if (given.sources) cleaned.sources = cleanSources(given.sources);
  if (given.imageUrls) cleaned.imageUrls = cleanImageUrls(given.imageUrls);
  if (given.imagePrompt !== undefined) cleaned.imagePrompt = cleanPrompt(given.imagePrompt);
  return cleaned as Stored<Given>;
}

const cleanPrompt = (prompt: string | null) => withoutControls(prompt ?? '').trim() || null;
