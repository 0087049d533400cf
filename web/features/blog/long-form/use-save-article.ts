import { useMutation } from '@tanstack/react-query';
import { saveBlog } from '#contract/calls/blog.ts';
import { changeSavedContent } from '#contract/calls/saved-content.ts';
import { contentTagsMinimum } from '#contract/limits.ts';
import type { LongFormDraft } from '#contract/long-form-draft.ts';
import { ApiError, isSignedOut } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { idempotencyKeyFor } from '#web/api/idempotency-key.ts';
import { randomId } from '#web/api/random-id.ts';
import { useSingleFlight } from '#web/api/use-single-flight.ts';
import { useShowToast } from '#web/ui/toasts/toast-store.ts';
import type { LongForm } from './use-long-form.ts';
import { articleLoginNeeded, articleSaved, useArticleFailureToast } from './wizard-toasts.ts';

type Options = Pick<LongForm, 'change' | 'current'> & {
  /** Something about what is saved has changed. */
  onSaved: () => void;
};
type Attempt = { draft: LongFormDraft; idempotencyKey: string };

/** Saves the article; what was saved before and has changed since is saved in its place. */
export function useSaveArticle({ change, current, onSaved }: Options) {
  const showToast = useShowToast();
  const notifyFailure = useArticleFailureToast();
  const mutation = useMutation({
    mutationFn: saveOrChange,
    onSuccess: ({ id }) => {
      change({ type: 'saved', id });
      showToast(articleSaved);
      onSaved();
    },
    onError: (error) => {
      if (isSignedOut(error)) return void showToast(articleLoginNeeded);
      notifyFailure('save', error);
      // The count was out of date when there turned out to be no room.
      onSaved();
    },
  });
  const save = useSingleFlight(
    (draft: LongFormDraft) => mutation.mutateAsync({ draft, idempotencyKey: randomId() }),
    isSameArticle,
  );
  return {
    isPending: mutation.isPending,
    save: () => void save(current()).catch(() => undefined),
  };
}

/** The draft itself changes with the first answer: it then knows where it was saved. */
const isSameArticle = (one: LongFormDraft, other: LongFormDraft) =>
  JSON.stringify(one.article) === JSON.stringify(other.article);

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
  const key = idempotencyKeyFor('long-form', body);
  const made = await call(saveBlog, { body }, { idempotencyKey: key }).catch(unlessGone);
  // What was saved under this key has been deleted since: it is wanted once more.
  return made ?? call(saveBlog, { body }, { idempotencyKey: `${key}:${idempotencyKey}` });
}

/** An item that was deleted meanwhile is saved as a new one. */
function unlessGone(error: unknown): undefined {
  if (!(error instanceof ApiError) || error.status !== 404) throw error;
}
