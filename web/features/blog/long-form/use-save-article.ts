import { useMutation } from '@tanstack/react-query';
import { saveBlog } from '#contract/blog.ts';
import type { LongFormDraft } from '#contract/long-form-draft.ts';
import { changeSavedContent } from '#contract/saved-content.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { randomId } from '#web/api/random-id.ts';
import type { LongForm } from './use-long-form.ts';
import { tellFailure, tellSaved } from './wizard-toasts.ts';

type Options = Pick<LongForm, 'change' | 'current'> & { onSaved: () => void };
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
    onError: (error) => void tellFailure('save', error),
  });
  return {
    isPending: mutation.isPending,
    save: () => mutation.mutate({ draft: current(), idempotencyKey: randomId() }),
  };
}

async function saveOrChange({ draft, idempotencyKey }: Attempt): Promise<{ id: number }> {
  const { article, saved, subject, origin } = draft;
  if (!article || !subject) throw new Error('There is nothing to save');
  const { title, content } = article;
  if (saved) {
    const sent = { params: { id: saved.id }, body: { title, content } };
    const changed = await call(changeSavedContent, sent, { idempotencyKey }).catch(unlessGone);
    if (changed) return changed;
  }
  const sources = origin?.sources ?? [];
  const body = { title, content, ...subject, ...(sources.length > 0 && { sources }) };
  return call(saveBlog, { body }, { idempotencyKey: `${idempotencyKey}-new` });
}

/** An item that was deleted meanwhile is saved as a new one. */
function unlessGone(error: unknown): undefined {
  if (!(error instanceof ApiError) || error.status !== 404) throw error;
}
