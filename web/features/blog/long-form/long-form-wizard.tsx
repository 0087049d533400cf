import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { dropDraft, findDraft, keepDraft } from '#contract/calls/drafts.ts';
import { emptyDraft } from '#contract/empty-long-form.ts';
import type { LongFormDraft } from '#contract/long-form-draft.ts';
import { isSame, mergeLongForm } from '#contract/merge-long-form.ts';
import { toWirePlace } from '#contract/place.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { queryOf } from '#web/api/query.ts';
import { draftList } from '#web/drafts/drafts.ts';
import { notSavedToast } from '#web/drafts/use-draft.ts';
import { usePersistedState } from '#web/local-content/persisted-state.ts';
import * as shape from '#web/local-content/shape.ts';
import { LoadingArea } from '#web/ui/loading-area.tsx';
import { useShowToast } from '#web/ui/toasts/toast-store.ts';
import type { DraftServer, SyncState } from './draft-sync.ts';
import { StoredLongForm } from './stored-long-form.ts';
import { Wizard } from './wizard.tsx';
import type { WizardSlots } from './wizard-slots.ts';

/** What this tab keeps: the draft, and the one of the server it was made from. */
const KeptInTab = shape.nullable(
  shape.object({
    draft: StoredLongForm,
    base: shape.nullable(StoredLongForm),
    version: shape.nullable(shape.number),
  }),
);
type KeptInTab = shape.Shaped<typeof KeptInTab>;

const params = { kind: 'long-form' };

/**
 * The wizard, from a topic to an article. Its draft is on the server for any machine, and in this
 * tab for what an ended session or a lost connection keeps from the server.
 */
export function LongFormWizard(slots: WizardSlots) {
  const { data, isPending } = useQuery({
    ...queryOf(findDraft, { params }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
    // The wizard asks by itself, and merges what it finds.
    refetchOnWindowFocus: false,
  });
  const [inTab, setInTab] = usePersistedState<KeptInTab>('long-form', KeptInTab, null);
  const server = useDraftServer();
  const isNew = !inTab && data?.draft === null;
  if (isPending || (isNew && slots.lastPlace === undefined)) return <LoadingArea height={520} />;
  const synced = data ? syncedOf(data.draft) : { version: null, json: null };
  return (
    <Wizard
      {...slots}
      restored={restore(inTab, data ? synced : undefined) ?? beginAt(slots.lastPlace)}
      synced={data ? synced : { version: inTab?.version ?? null, json: inTab?.base ?? null }}
      server={server}
      keepInTab={(draft, { json: base, version }) => setInTab(draft && { draft, base, version })}
    />
  );
}

/** A new article is most likely about the same place as the last one. */
const beginAt = (place: WizardSlots['lastPlace']) => ({
  ...emptyDraft,
  input: { ...emptyDraft.input, ...(place && toWirePlace(place)) },
});

/** What an ended session kept from the server is merged with what was done elsewhere since. */
function restore(inTab: KeptInTab, synced: SyncState | undefined): LongFormDraft | null {
  if (!inTab) return synced?.json ?? null;
  const { draft, base, version } = inTab;
  if (!synced || synced.version === version) return draft;
  if (!synced.json) return base && isSame(draft, base) ? null : draft;
  return mergeLongForm({ base: base ?? emptyDraft, theirs: synced.json, mine: draft });
}

type Found = { json: unknown; version: number } | null;

function syncedOf(found: Found): SyncState {
  const json = StoredLongForm.safeParse(found?.json).data ?? null;
  return { version: found?.version ?? null, json };
}

function useDraftServer(): DraftServer {
  const client = useQueryClient();
  const showToast = useShowToast();
  const [server] = useState((): DraftServer => {
    /** Once is enough: whoever goes on typing knows. */
    let hasTold = false;
    const listChanged = () => void client.invalidateQueries(draftList);
    return {
      async keep(body, { outlivesPage }) {
        try {
          const kept = await call(keepDraft, { params, body }, { outlivesPage });
          listChanged();
          return kept;
        } catch (error) {
          if (!(error instanceof ApiError)) throw error;
          if (error.code === 'stale') return 'stale';
          if (error.code === 'storage_limit' && !hasTold) showToast(notSavedToast(error));
          hasTold ||= error.code === 'storage_limit';
          throw error;
        }
      },
      find: async () => syncedOf((await call(findDraft, { params })).draft),
      async drop() {
        await call(dropDraft, { params });
        listChanged();
      },
    };
  });
  return server;
}
