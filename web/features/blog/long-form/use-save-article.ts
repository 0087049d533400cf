import { useMutation } from '@tanstack/react-query';
import { saveBlog } from '#contract/blog.ts';
import { contentTagsMinimum } from '#contract/limits.ts';
import type { LongFormDraft } from '#contract/long-form-draft.ts';
import { changeSavedContent } from '#contract/saved-content.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { randomId } from '#web/api/random-id.ts';
import type { LongForm } from './use-long-form.ts';
import { tellFailure, tellSaved } from './wizard-toasts.ts';

type Options = Pick<LongForm, 'change' | 'current'> & {
  /** Something about what is saved has changed. */
  onSaved: () => void;
};
type Attempt = { draft: LongFormDraft; idempotencyKey: string };

/** Saves the article; what was saved before and has changed since is saved in its place. */
export function useSaveArticle({ change, current, onSaved }: Options) {
  const mutation = useMutation({
    mutationFn: saveOrChange,
    onSuccess: ({ id }) => {
      change({ type: 'saved', id });
      tellSaved();
      onSaved();
    },
    onError: (error) => {
      tellFailure('save', error);
      // The count was out of date when there turned out to be no room.
      onSaved();
    },
  });
  return {
    isPending: mutation.isPending,
    save: () => mutation.mutate({ draft: current(), idempotencyKey: randomId() }),
  };
}

async function saveOrChange({ draft, idempotencyKey }: Attempt): Promise<{ id: number }> {
  const { article, saved, subject, origin, labels } = draft;
  if (!article || !subject) throw new Error('There is nothing to save');
  const { title, content, hashtags } = article;
  const { imageUrls = [], contentTags = [], imagePrompt } = labels ?? {};
  const text = {
    title,
    content,
    hashtags,
    imageUrls,
    contentTags: contentTags.length >= contentTagsMinimum ? contentTags : [],
    imagePrompt: imagePrompt || null,
  };
  if (saved) {
    const sent = { params: { id: saved.id }, body: text };
    const changed = await call(changeSavedContent, sent, { idempotencyKey }).catch(unlessGone);
    if (changed) return changed;
  }
  const body = { ...text, ...subject, sources: origin?.sources ?? [] };
  return call(saveBlog, { body }, { idempotencyKey: `${idempotencyKey}-new` });
}

/** An item that was deleted meanwhile is saved as a new one. */
function unlessGone(error: unknown): undefined {
  if (!(error instanceof ApiError) || error.status !== 404) throw error;
}
