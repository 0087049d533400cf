import type { Draft } from '#contract/drafts.ts';
import { LongFormDraft } from '#contract/long-form-draft.ts';
import { mergeLongForm } from '#contract/merge-long-form.ts';
import { withinStorageBudget } from '#server/core/storage.ts';
import type { Database } from '#server/db/connect.ts';
import { AppError } from '#server/errors.ts';
import { deleteDraftsBeyond, findDraftOf, listDraftsOf, upsertDraft } from './drafts.queries.ts';

/** Pieces of unfinished work a user has at most; older ones give way. */
const draftsAtMost = 20;

type Json = Draft['json'];
type Head = Pick<Draft, 'kind' | 'updatedAt'>;

/** A change of unfinished work, the version it was made on, and how the work was in that version. */
type Change = Pick<Draft, 'kind' | 'json'> & { version?: number | null; base?: Json };

export async function listDraftsFor(db: Database, userId: number): Promise<Head[]> {
  return (await listDraftsOf(db, userId)).map(toHead);
}

export async function findDraftFor(
  db: Database,
  userId: number,
  kind: string,
): Promise<Draft | null> {
  const found = await findDraftOf(db, userId, kind);
  return found ? { ...toHead(found), version: found.version, json: found.json as Json } : null;
}

/** In turn, because two at once would both leave the oldest in place, or one would overwrite the other. */
export async function saveDraft(
  db: Database,
  userId: number,
  change: Change,
): Promise<Head & { version: number; json?: Json }> {
  const { kind } = change;
  return withinStorageBudget(db, userId, async (tx) => {
    const stored = change.version === undefined ? undefined : await findDraftOf(tx, userId, kind);
    const isStale = change.version !== undefined && (stored?.version ?? null) !== change.version;
    const merged = isStale ? mergeWith(stored?.json as Json | undefined, change) : undefined;
    const kept = await upsertDraft(tx, userId, { kind, json: merged ?? change.json });
    await deleteDraftsBeyond(tx, userId, draftsAtMost);
    return { ...toHead(kept), version: kept.version, ...(merged && { json: merged }) };
  });
}

/** What was let go elsewhere is begun anew; what was changed elsewhere is merged, where we know how. */
function mergeWith(stored: Json | undefined, { kind, json, base }: Change): Json {
  if (base && !stored) return json;
  const read = (value: unknown) => LongFormDraft.safeParse(value).data;
  const [before, theirs, mine] = [read(base), read(stored), read(json)];
  if (kind !== 'long-form' || !before || !theirs || !mine) throw stale();
  // Nobody sees the closing window any more: the other one decides how far the work is.
  return { ...mergeLongForm({ base: before, theirs, mine }), step: theirs.step };
}

const stale = () => new AppError('stale', 'This draft was just changed in another window.');

const toHead = ({ kind, updatedAt }: { kind: string; updatedAt: Date }): Head => ({
  kind,
  updatedAt: updatedAt.toISOString(),
});
