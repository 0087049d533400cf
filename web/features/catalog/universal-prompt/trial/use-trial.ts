import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { tryPrompt } from '#contract/calls/try-prompt.ts';
import type { TriedPrompt } from '#contract/catalog/prompt-form.ts';
import { callStream } from '#web/api/stream.ts';

export type TrialText = { title: string; content: string };

const emptyText: TrialText = { title: '', content: '' };

/** One piece written by an unsaved prompt. Leaving ends it. */
export function useTrial() {
  const [text, setText] = useState(emptyText);
  const [startedAt, setStartedAt] = useState(0);
  const [isStopped, setIsStopped] = useState(false);
  const call = useRef<AbortController>(null);
  useEffect(() => () => call.current?.abort(), []);

  const trial = useMutation({
    async mutationFn(body: TriedPrompt) {
      const controller = new AbortController();
      call.current = controller;
      setText(emptyText);
      setIsStopped(false);
      setStartedAt(Date.now());
      const { posts } = await callStream(
        tryPrompt,
        { body },
        {
          delta: ({ field, text: news }) =>
            setText((before) => ({ ...before, [field]: before[field] + news })),
          restart: () => setText(emptyText),
        },
        controller.signal,
      );
      return posts[0];
    },
    // A text costs what it costs.
    retry: false,
  });

  const stop = () => {
    call.current?.abort();
    trial.reset();
    setIsStopped(true);
  };

  return {
    start: trial.mutate,
    stop,
    text,
    startedAt,
    isRunning: trial.isPending,
    isStopped,
    post: trial.data,
    error: trial.error,
  };
}
