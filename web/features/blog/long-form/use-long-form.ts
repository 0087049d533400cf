import { useCallback, useEffect, useRef, useState } from 'react';
import { changeDraft, type DraftChange } from './change-draft.ts';
import type { LongFormDraft } from './draft.ts';

type Options = {
  restored: LongFormDraft;
  keep: (draft: LongFormDraft) => void;
  drop: () => void;
};

/** The wizard's state. Every change is kept, until the article is saved or all is reset. */
export function useLongForm({ restored, ...keeping }: Options) {
  const [draft, setDraft] = useState(restored);
  // The writing goes on from what it has just changed, before the next drawing.
  const latest = useRef(restored);
  const keeper = useRef(keeping);
  useEffect(() => {
    keeper.current = keeping;
  });

  const change = useCallback((change: DraftChange) => {
    latest.current = { ...changeDraft(latest.current, change), changedAt: Date.now() };
    setDraft(latest.current);
    if (change.type === 'saved' || change.type === 'reset') keeper.current.drop();
    else keeper.current.keep(latest.current);
  }, []);
  const current = useCallback(() => latest.current, []);
  return { draft, change, current };
}

export type LongForm = ReturnType<typeof useLongForm>;
