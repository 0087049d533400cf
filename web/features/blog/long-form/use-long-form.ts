import { useCallback, useEffect, useRef, useState } from 'react';
import { emptyDraft } from '#contract/empty-long-form.ts';
import type { LongFormDraft } from '#contract/long-form-draft.ts';
import { isSame } from '#contract/merge-long-form.ts';
import { changeDraft, type DraftChange } from './change-draft.ts';
import { type DraftServer, DraftSync, type SyncState } from './draft-sync.ts';

type Options = {
  restored: LongFormDraft;
  synced: SyncState;
  server: DraftServer;
  /** Keeps the draft in this tab, with what was last seen of the server. */
  keepInTab: (draft: LongFormDraft | null, synced: SyncState) => void;
};

/**
 * The wizard's state. Every change is kept, until the article is saved or all is reset, and what other
 * windows change comes in.
 */
export function useLongForm({ restored, synced, server, keepInTab }: Options) {
  const [draft, setDraft] = useState(restored);
  /** How often another window has changed what is open here in an editor. */
  const [outsideEdits, setOutsideEdits] = useState(0);
  // The writing goes on from what it has just changed, before the next drawing.
  const latest = useRef(restored);
  const seen = useRef(synced);
  const save = useRef(keepInTab);
  useEffect(() => {
    save.current = keepInTab;
  });

  const [sync] = useState(
    () =>
      new DraftSync(synced, server, {
        read: () => latest.current,
        adopt: (next) => {
          const isEditChanged = next.edited?.content !== latest.current.edited?.content;
          latest.current = next;
          setDraft(next);
          if (isEditChanged) setOutsideEdits((count) => count + 1);
        },
        onSynced: (found) => {
          seen.current = found;
          if (found.json) save.current(latest.current, found);
        },
      }),
  );

  useEffect(() => {
    // What an ended session kept from the server goes there now.
    if (latest.current !== emptyDraft && !isSame(latest.current, seen.current.json)) sync.change();
  }, [sync]);

  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible') void sync.refresh();
    };
    const sendLast = () => sync.sendLast();
    window.addEventListener('focus', refresh);
    document.addEventListener('visibilitychange', refresh);
    window.addEventListener('pagehide', sendLast);
    return () => {
      window.removeEventListener('focus', refresh);
      document.removeEventListener('visibilitychange', refresh);
      window.removeEventListener('pagehide', sendLast);
      void sync.send();
    };
  }, [sync]);

  const change = useCallback(
    (change: DraftChange) => {
      latest.current = { ...changeDraft(latest.current, change), changedAt: Date.now() };
      setDraft(latest.current);
      const isOver = change.type === 'saved' || change.type === 'reset';
      save.current(isOver ? null : latest.current, seen.current);
      if (isOver) void sync.drop();
      else sync.change();
    },
    [sync],
  );
  const current = useCallback(() => latest.current, []);
  return { draft, change, current, outsideEdits };
}

export type LongForm = ReturnType<typeof useLongForm>;
