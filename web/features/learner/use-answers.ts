import { useQueryClient } from '@tanstack/react-query';
import { changeAnswer, deleteAnswer, saveAnswer } from '#contract/learner.ts';
import { messageFor } from '#web/api/api-error.ts';
import { useCall } from '#web/api/mutation.ts';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import { changeKnown, forgetKnown, refreshAnswers, refreshSearches } from './learner-queries.ts';
import { tellFailure, tellSaved } from './learner-toasts.ts';

/** The writes of the learner system, and what the screen does about each. */

export function useSaveAnswer() {
  const client = useQueryClient();
  return useCall(saveAnswer, {
    onSuccess({ tags }) {
      tellSaved(tags);
      void refreshAnswers(client);
    },
    onError: (error) => tellFailure('save', error),
  });
}

/** Other words: the server answers with the tags they got. */
export function useRewordAnswer({ onSaved }: { onSaved: () => void }) {
  const client = useQueryClient();
  return useCall(changeAnswer, {
    onSuccess({ answer }) {
      changeKnown(client, answer.id, answer);
      tellSaved(answer.tags);
      void refreshSearches(client);
      onSaved();
    },
    onError: (error) => tellFailure('save', error),
  });
}

/** Tags change on the screen first, and one correction after the other reaches the server. */
export function useChangeTags(id: number) {
  const client = useQueryClient();
  return useCall(changeAnswer, {
    scope: { id: `tags-of-${id}` },
    onMutate: ({ sent: { body } }) => changeKnown(client, id, { tags: body.tags ?? [] }),
    onSuccess: () => refreshSearches(client),
    onError(error) {
      tellFailure('save', error);
      void refreshAnswers(client);
    },
  });
}

export function useDeleteAnswer({ onDeleted }: { onDeleted: () => void }) {
  const client = useQueryClient();
  return useCall(deleteAnswer, {
    onSuccess(_, { sent: { params } }) {
      forgetKnown(client, Number(params.id));
      void refreshSearches(client);
      onDeleted();
    },
    onError(error) {
      const description = messageFor(error, '') || undefined;
      showToast({ tone: 'error', title: 'Failed to delete answer', description });
    },
  });
}
