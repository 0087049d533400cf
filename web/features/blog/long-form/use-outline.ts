import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { outlineBlog } from '#contract/calls/blog.ts';
import type { ArticleSubject } from '#contract/long-form-draft.ts';
import { call } from '#web/api/call.ts';
import { randomId } from '#web/api/random-id.ts';
import { useSingleFlight } from '#web/api/use-single-flight.ts';
import { newSection } from './new-section.ts';
import type { LongForm } from './use-long-form.ts';
import { useArticleFailureToast } from './wizard-toasts.ts';

/** Asks for an outline. Leaving the step, or stopping, ends the call. */
export function useOutline(change: LongForm['change']) {
  const running = useRef<AbortController>(undefined);
  const notifyFailure = useArticleFailureToast();
  useEffect(() => () => running.current?.abort(), []);

  const mutation = useMutation({
    mutationFn: (subject: ArticleSubject) => {
      running.current = new AbortController();
      const { signal } = running.current;
      return call(outlineBlog, { body: subject }, { signal, idempotencyKey: randomId() });
    },
    // A person decides whether it is worth another try.
    retry: false,
    onSuccess: ({ mainTitle, outline }, subject) =>
      change({ type: 'outlined', subject, mainTitle, sections: outline.map(newSection) }),
    onError: (error) => {
      if (!running.current?.signal.aborted) notifyFailure('outline', error);
    },
  });
  const stop = () => {
    running.current?.abort();
    mutation.reset();
  };
  const ask = useSingleFlight(mutation.mutateAsync);
  return {
    isPending: mutation.isPending,
    submittedAt: mutation.submittedAt,
    run: (subject: ArticleSubject) => void ask(subject).catch(() => undefined),
    stop,
  };
}
