import type { Source } from '#contract/posts.ts';
import type { NewSavedContent, SavedContent, SavedContentChange } from '#contract/saved-content.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/connect.ts';
import { inTurn } from '#server/db/in-turn.ts';
import type { Deps } from '#server/deps.ts';
import { AppError, notFound } from '#server/errors.ts';
import { refuseForeignUser } from '#server/http/access.ts';
import { cleanFields } from './clean-fields.ts';
import {
  countSavedContentOf,
  findSavedContent,
  hideSavedContent,
  insertSavedContent,
  isRestorable,
  type SavedContentRow,
  unhideSavedContent,
  updateSavedContent,
} from './saved-content.queries.ts';

type Limit = Pick<Config, 'savedContentLimit'>;
type Means = Pick<Deps, 'db' | 'config' | 'texts'>;

/** Saves a text for a user, cleaned; refused when the user has saved as many as may be. */
export async function saveContentFor(
  { db, config, texts }: Means,
  userId: number,
  { userId: named, ...given }: NewSavedContent,
): Promise<SavedContent> {
  refuseForeignUser(userId, named);
  const fields = await cleanFields(texts, userId, given);
  return inTurn(db, 'saved_content', userId, async (tx) => {
    await requirePlace(tx, config, userId);
    return toSavedContent(await insertSavedContent(tx, userId, fields));
  });
}

export async function getSavedContentOf(
  db: Database,
  userId: number,
  id: number,
): Promise<SavedContent> {
  return toSavedContent(found(await findSavedContent(db, userId, id)));
}

export async function changeSavedContentOf(
  { db, texts }: Means,
  userId: number,
  id: number,
  { userId: named, ...given }: SavedContentChange,
): Promise<SavedContent> {
  refuseForeignUser(userId, named);
  const fields = await cleanFields(texts, userId, given);
  return toSavedContent(found(await updateSavedContent(db, userId, id, fields)));
}

/** A copy of the text. Its personalized images stay with the original. */
export async function duplicateSavedContentOf(
  db: Database,
  limit: Limit,
  userId: number,
  id: number,
): Promise<SavedContent> {
  return inTurn(db, 'saved_content', userId, async (tx) => {
    const original = toSavedContent(found(await findSavedContent(tx, userId, id)));
    await requirePlace(tx, limit, userId);
    const { id: _, createdAt, updatedAt, ...fields } = original;
    return toSavedContent(await insertSavedContent(tx, userId, fields));
  });
}

export async function deleteSavedContentOf(
  db: Database,
  userId: number,
  id: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await hideSavedContent(tx, userId, id))) throw contentNotFound();
  });
}

export async function restoreSavedContentOf(
  db: Database,
  limit: Limit,
  userId: number,
  id: number,
): Promise<SavedContent> {
  return inTurn(db, 'saved_content', userId, async (tx) => {
    if (!(await isRestorable(tx, userId, id))) throw contentNotFound();
    await requirePlace(tx, limit, userId);
    return toSavedContent(found(await unhideSavedContent(tx, userId, id)));
  });
}

export function toSavedContent(row: SavedContentRow): SavedContent {
  const { deletedAt: _, ...item } = row;
  return {
    ...item,
    sources: row.sources as Source[],
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** Asked in turn: two at once must not both see the last free place. */
async function requirePlace(
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
