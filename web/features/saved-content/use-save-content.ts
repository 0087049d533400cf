import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  changeSavedContent,
  duplicateSavedContent,
  saveContent,
} from '#contract/calls/saved-content.ts';
import type { NewSavedContent } from '#contract/saved-content.ts';
import { ApiError, isSignedOut, messageFor } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { idempotencyKeyFor } from '#web/api/idempotency-key.ts';
import { useCall } from '#web/api/mutation.ts';
import { randomId } from '#web/api/random-id.ts';
import { useSingleFlight } from '#web/api/use-single-flight.ts';
import { type ToastContent, useShowToast } from '#web/ui/toasts/toast-store.ts';
import { cacheItem, refreshSavedContent } from './saved-content-queries.ts';

type Wanted = { content: NewSavedContent; savedId?: number };
type Attempt = Wanted & { idempotencyKey: string };

/** Saves a text as a new item, or in the place of the item it was saved as; once, however often it is asked for. */
export function useSaveContent(onSaved: (id: number) => void) {
  const client = useQueryClient();
  const showToast = useShowToast();
  const mutation = useMutation({
    mutationFn: saveOrChange,
    onSuccess: async ({ id }) => {
      onSaved(id);
      showToast(contentSaved);
      await refreshSavedContent(client);
    },
    // The count was out of date when there turned out to be no room.
    onError: async (error) => {
      showToast(contentNotSaved(error));
      await refreshSavedContent(client);
    },
  });
  const save = useSingleFlight((wanted: Wanted) =>
    mutation.mutateAsync({ ...wanted, idempotencyKey: randomId() }),
  );
  return {
    isPending: mutation.isPending,
    run: (content: NewSavedContent, savedId?: number) =>
      void save({ content, savedId }).catch(() => undefined),
  };
}

async function saveOrChange({ content, savedId, idempotencyKey }: Attempt) {
  if (savedId !== undefined) {
    const changed = await change(savedId, content, idempotencyKey);
    if (changed) return changed;
  }
  const key = idempotencyKeyFor(content.postId ?? 'post', content);
  const saved = await unlessGone(call(saveContent, { body: content }, { idempotencyKey: key }));
  // What was saved under this key has been deleted since: it is wanted once more.
  return (
    saved ?? call(saveContent, { body: content }, { idempotencyKey: `${key}:${idempotencyKey}` })
  );
}

/** Gives nothing when the item is no longer there. */
function change(id: number, content: NewSavedContent, idempotencyKey: string) {
  const { title, hashtags, contentTags, imageUrls, imagePrompt, postId, platforms } = content;
  const texts = { title, content: content.content, hashtags, contentTags };
  const body = { ...texts, imageUrls, imagePrompt, postId, platforms };
  return unlessGone(call(changeSavedContent, { params: { id }, body }, { idempotencyKey }));
}

async function unlessGone<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}

export function useChangeContent() {
  const client = useQueryClient();
  const showToast = useShowToast();
  return useCall(changeSavedContent, {
    onSuccess: (item) => {
      cacheItem(client, item);
      showToast(contentSaved);
    },
    onError: (error) => void showToast(contentNotSaved(error)),
  });
}

export function useDuplicateContent() {
  const client = useQueryClient();
  const showToast = useShowToast();
  return useCall(duplicateSavedContent, {
    onSuccess: async () => {
      await refreshSavedContent(client);
      showToast(contentSaved);
    },
    onError: (error) => void showToast(contentNotSaved(error)),
  });
}

const contentSaved: ToastContent = {
  title: 'Content saved',
  description: 'Your content has been saved successfully.',
};

export const loginNeeded: ToastContent = {
  title: 'Authentication required',
  description: 'Please log in to save content.',
};

const contentNotSaved = (error: Error): ToastContent =>
  isSignedOut(error)
    ? loginNeeded
    : {
        tone: 'error',
        title: 'Error saving content',
        description: messageFor(error, 'Failed to save content. Please try again.'),
      };
