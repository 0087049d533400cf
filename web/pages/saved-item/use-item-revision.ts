import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { changeSavedContent } from '#contract/calls/saved-content.ts';
import type { Post } from '#contract/post.ts';
import type { SavedContent } from '#contract/saved-content.ts';
import type { SavedContentChange } from '#contract/saved-content-form.ts';
import { messageFor } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { randomId } from '#web/api/random-id.ts';
import type { MarkedPassage } from '#web/features/posts/card/marked-passage.ts';
import { cacheItem } from '#web/features/saved-content/saved-content-queries.ts';
import { useShowToast } from '#web/ui/toasts/toast-store.ts';
import { postOfItem } from './post-of-item.ts';

/** Few items are written anew. */
const loadRunner = async () => ({
  ...(await import('#web/features/posts/generation/run-generation.ts')),
  ...(await import('#web/features/posts/generation-input.ts')),
});

const failure = 'We couldn’t write a new version. Please try again.';

/** Has a new version of a saved item written and saves it in its place; the notification brings the old one back. */
export function useItemRevision(item: SavedContent) {
  const client = useQueryClient();
  const showToast = useShowToast();
  const running = useRef<{ id: string; leaving: AbortController }>(undefined);
  const [startedAt, setStartedAt] = useState<number>();
  // Whoever leaves finds the new version among the recent content: the server writes it to its end.
  useEffect(() => () => running.current?.leaving.abort(), []);

  const end = () => {
    running.current = undefined;
    setStartedAt(undefined);
  };
  const change = async (body: SavedContentChange) => {
    const sent = { params: { id: item.id }, body };
    cacheItem(client, await call(changeSavedContent, sent, { idempotencyKey: randomId() }));
  };
  const tellFailure = (error?: unknown) =>
    void showToast({
      tone: 'error',
      title: 'Error',
      description: error instanceof Error ? messageFor(error, failure) : failure,
    });
  const bringBack = () => void change(textOf(item)).catch(tellFailure);

  async function start(request: string, passage?: MarkedPassage): Promise<void> {
    if (running.current) return;
    const own = { id: randomId(), leaving: new AbortController() };
    running.current = own;
    setStartedAt(Date.now());
    const { signal } = own.leaving;
    const post = postOfItem(item);
    try {
      const { runGeneration, generationInputOf } = await loadRunner();
      const input = generationInputOf(post, undefined);
      const outcome = await runGeneration(
        { id: own.id, kind: 'revise', input, post, request, passage },
        {
          promptType: item.kind === 'article' ? 'blog' : 'content',
          isUnderWay: false,
          show: () => {},
          signal,
        },
      );
      if (signal.aborted) return;
      if (outcome.kind === 'done') {
        await change(textOf(outcome.post));
        showToast({
          title: 'New version saved',
          description: 'It took the place of the old one.',
          action: { label: 'Undo', hint: 'Press F8 to get to Undo', onClick: bringBack },
        });
      } else tellFailure(outcome.kind === 'failed' ? outcome.error : undefined);
    } catch (error) {
      if (!signal.aborted) tellFailure(error);
    }
    if (running.current === own) end();
  }

  function stop(): void {
    const own = running.current;
    end();
    own?.leaving.abort();
    if (own) void loadRunner().then(({ stopOnServer }) => stopOnServer(own.id, false));
  }

  return {
    /** While one is being written. */
    startedAt,
    start: (request: string, passage?: MarkedPassage) => void start(request, passage),
    stop,
  };
}

const textOf = ({ title, content, hashtags }: Pick<Post, 'title' | 'content' | 'hashtags'>) => ({
  title,
  content,
  hashtags,
});
