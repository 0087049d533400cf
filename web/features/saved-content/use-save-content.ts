import { useMutation, useQueryClient } from '@tanstack/react-query';
import { changeSavedContent, type NewSavedContent, saveContent } from '#contract/saved-content.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { randomId } from '#web/api/random-id.ts';
import { refreshSavedContent } from './saved-content-queries.ts';
import { tellNotSaved, tellSaved } from './use-change-content.ts';

type Attempt = { content: NewSavedContent; savedId?: number; idempotencyKey: string };

/** Saves a text as a new item, or in the place of the item it was saved as. */
export function useSaveContent(onSaved: (id: number) => void) {
  const client = useQueryClient();
  const mutation = useMutation({
    mutationFn: saveOrChange,
    onSuccess: async ({ id }) => {
      onSaved(id);
      tellSaved();
      await refreshSavedContent(client);
    },
    // The count was out of date when there turned out to be no room.
    onError: async (error) => {
      tellNotSaved(error);
      await refreshSavedContent(client);
    },
  });
  return {
    isPending: mutation.isPending,
    run: (content: NewSavedContent, savedId?: number) =>
      mutation.mutate({ content, savedId, idempotencyKey: randomId() }),
  };
}

async function saveOrChange({ content, savedId, idempotencyKey }: Attempt) {
  if (savedId !== undefined) {
    const changed = await change(savedId, content, idempotencyKey);
    if (changed) return changed;
  }
  return call(saveContent, { body: content }, { idempotencyKey: `${idempotencyKey}-new` });
}

/** Gives nothing when the item is no longer there. */
async function change(id: number, content: NewSavedContent, idempotencyKey: string) {
  const { title, hashtags, contentTags, imageUrls, imagePrompt } = content;
  const body = { title, content: content.content, hashtags, contentTags, imageUrls, imagePrompt };
  try {
    return await call(changeSavedContent, { params: { id }, body }, { idempotencyKey });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}
