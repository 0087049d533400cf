import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { askQuestions } from '#contract/calls/posts.ts';
import { toWirePlace } from '#contract/place.ts';
import type { Questions } from '#contract/posts.ts';
import { ApiError, messageFor } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { randomId } from '#web/api/random-id.ts';
import { usePersistedState } from '#web/local-content/persisted-state.ts';
import * as shape from '#web/local-content/shape.ts';
import { useShowToast } from '#web/ui/toasts/toast-store.ts';
import { beginCustomization, Customization } from './customization.ts';
import { isSameSubject, type SubjectAndPlace } from './subject.ts';

const failure = 'Failed to generate customization questions. Please try again.';

type Wanted = { subject: SubjectAndPlace; titles: string[] };

/** Asks for questions about a subject, once until they are used. `onFailure` goes on without them. */
export function useCustomization(
  storageKey: string,
  onFailure: (subject: SubjectAndPlace) => void,
) {
  const [kept, keep] = usePersistedState(
    `questions:${storageKey}`,
    shape.nullable(Customization),
    null,
  );
  const { ask, isAsking } = useAskQuestions(
    ({ subject, titles }, questions) => keep(beginCustomization(subject, titles, questions)),
    ({ subject }) => onFailure(subject),
  );

  return {
    customization: kept?.isOpen ? kept : undefined,
    isAsking,
    begin(wanted: Wanted) {
      if (kept && isSameSubject(kept.subject, wanted.subject)) keep({ ...kept, isOpen: true });
      else ask(wanted);
    },
    change: (next: Customization) => keep(next),
    drop: () => keep(null),
  };
}

function useAskQuestions(
  onAnswer: (wanted: Wanted, questions: Questions) => void,
  onFailure: (wanted: Wanted) => void,
) {
  const pending = useRef<AbortController>(undefined);
  const showToast = useShowToast();
  useEffect(() => () => pending.current?.abort(), []);

  const mutation = useMutation({
    mutationFn: ({ subject, signal, idempotencyKey }: Attempt) => {
      const { topicName: _, city, state, ...topic } = subject;
      const body = { ...topic, ...toWirePlace({ city, state }) };
      return call(askQuestions, { body }, { signal, idempotencyKey });
    },
    onSuccess: (questions, attempt) => {
      if (!attempt.signal.aborted) onAnswer(attempt, questions);
    },
    onError: (error, attempt) => {
      if (attempt.signal.aborted) return;
      const isSignedOut = error instanceof ApiError && error.status === 401;
      const description = isSignedOut ? messageFor(error, failure) : failure;
      showToast({ tone: 'error', title: 'Error', description });
      if (!isSignedOut) onFailure(attempt);
    },
    onSettled: (_questions, _error, { signal }) => {
      if (pending.current?.signal === signal) pending.current = undefined;
    },
  });

  return {
    isAsking: mutation.isPending,
    ask(wanted: Wanted) {
      // Two quick presses come before the button knows of the first.
      if (pending.current) return;
      pending.current = new AbortController();
      const { signal } = pending.current;
      mutation.mutate({ ...wanted, signal, idempotencyKey: randomId() });
    },
  };
}

type Attempt = Wanted & { signal: AbortSignal; idempotencyKey: string };
