import { useEffect, useRef, useState } from 'react';
import type { NewAnswer } from '#contract/learner.ts';
import { useCurrentUser } from '#web/session/session.ts';
import { useSignedOut } from './use-signed-out.ts';

const empty: NewAnswer = { question: '', answer: '' };

/** What was typed when a session ended, by user: it is there again after the login. */
const unsaved = new Map<number, NewAnswer>();

/** What the form begins with. `keep` hears of every change. */
export function useUnsavedPair() {
  const { user } = useCurrentUser();
  const [ownerId] = useState(user?.id);
  const [initial] = useState(() => unsaved.get(ownerId ?? 0) ?? empty);
  const typed = useRef(initial);
  const isSignedOut = useSignedOut();

  useEffect(() => {
    if (ownerId === undefined) return;
    if (!isSignedOut) unsaved.delete(ownerId);
    return () => {
      if (isSignedOut) unsaved.set(ownerId, typed.current);
    };
  }, [ownerId, isSignedOut]);

  const keep = (pair: NewAnswer) => {
    typed.current = pair;
  };
  return { initial, keep };
}
