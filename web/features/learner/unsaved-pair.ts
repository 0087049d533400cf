import { useCallback, useState } from 'react';
import * as z from 'zod/mini';
import type { NewAnswer } from '#contract/learner.ts';
import { usePersistedState } from '#web/local-content/persisted-state.ts';

const empty: NewAnswer = { question: '', answer: '' };

const Pair = z.object({ question: z.string(), answer: z.string() });

/**
 * What the form begins with: a pair that was typed and not saved, because the save failed, the session
 * ended or the person left. `keep` hears of every change; an empty pair is none.
 */
export function useUnsavedAnswer() {
  const [pair, setPair] = usePersistedState('learner-pair', Pair, empty);
  const [initial] = useState(pair);
  const keep = useCallback(
    ({ question, answer }: NewAnswer) => setPair({ question, answer }),
    [setPair],
  );
  return { initial, wasUnsaved: isTyped(initial), keep };
}

const isTyped = ({ question, answer }: NewAnswer) => `${question}${answer}`.trim() !== '';
