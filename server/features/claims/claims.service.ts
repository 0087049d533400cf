import type { ClaimsCheck, Ledger, Origin } from '#contract/claims.ts';
import { fromWirePlace } from '#contract/place.ts';
import { wordingKey } from '#server/content/claims/ledger.ts';
import {
  originOfPlace,
  originOfProfile,
  originsOfAnswers,
  originsOfLocal,
} from '#server/content/claims/origins.ts';
import { localFactsOf } from '#server/content/local-facts.ts';
import { withUserLock } from '#server/core/user-lock.ts';
import type { Database } from '#server/db/connect.ts';
import type { Deps } from '#server/deps.ts';
import { notFound } from '#server/errors.ts';
import { getAccountOf } from '#server/features/account/account.service.ts';
import { listNewestAnswers } from '#server/features/learner/learner.service.ts';
import { findPieceOrigins } from '#server/features/posts/piece-origins.ts';
import { findItemOrigins } from '#server/features/saved-content/saved-content.service.ts';
import { insertConfirmed, listConfirmed } from './claims.queries.ts';

type LedgerDeps = Pick<Deps, 'db' | 'texts'>;

/**
 * What a text of a user claims, where each of it comes from, and what the user has confirmed. With the id of a piece or
 * of a saved item it knows what that was written from; without, it compares with what is known of the user and the place.
 */
export async function ledgerOf(
  { db, texts }: LedgerDeps,
  userId: number,
  { title, content, pieceId, contentId, ...where }: ClaimsCheck,
  signal?: AbortSignal,
): Promise<Ledger> {
  const place = fromWirePlace(where);
  const origins = [
    ...(await ownOrigins(db, userId, { pieceId, contentId })),
    originOfProfile((await getAccountOf(db, userId)).profile),
    originOfPlace(place),
    ...originsOfAnswers(await listNewestAnswers(db, userId), 'remembered answer'),
    ...originsOfLocal(localFactsOf(place)),
  ];
  const text = { title, content, place, origins };
  const { sentences, isWhole } = await texts.run('buildLedger', text, { userId, signal });
  const keys = sentences.map(({ key }) => key);
  const confirmed = await listConfirmed(db, userId, [...new Set(keys)]);
  return {
    sentences: sentences.map((each) => ({ ...each, isConfirmed: confirmed.has(each.key) })),
    isWhole,
  };
}

/** What the text itself was written from. An id of somebody else is not there. */
async function ownOrigins(
  db: Database,
  userId: number,
  { pieceId, contentId }: Pick<ClaimsCheck, 'pieceId' | 'contentId'>,
): Promise<Origin[]> {
  const ofPiece = pieceId ? await findPieceOrigins(db, userId, pieceId) : [];
  const ofItem = contentId ? await findItemOrigins(db, userId, contentId) : [];
  if (!ofPiece || !ofItem) throw notFound('We couldn’t find that piece.');
  return [...ofPiece, ...ofItem];
}

/** In turn, so that any number at once cannot be more than may be. */
export async function confirmSentence(
  db: Database,
  userId: number,
  sentence: string,
): Promise<{ key: string }> {
  const key = wordingKey(sentence);
  await withUserLock(db, userId, (tx) => insertConfirmed(tx, userId, { key, sentence }));
  return { key };
}
