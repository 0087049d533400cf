import { useQueryClient } from '@tanstack/react-query';
import { changeAnswer, deleteAnswer, saveAnswer } from '#contract/calls/learner.ts';
import { useCall } from '#web/api/mutation.ts';
import { failureToast, useShowToast } from '#web/ui/toasts/toast-store.ts';
import {
  refreshAnswers,
  refreshSearches,
  removeCachedAnswer,
  updateCachedAnswer,
} from './learner-queries.ts';
import { answerFailureToast, answerSavedToast } from './learner-toasts.ts';

/** The writes of the learner system, and what the screen does about each. */

export function useSaveAnswer() {
  const client = useQueryClient();
  const showToast = useShowToast();
  return useCall(saveAnswer, {
    onSuccess({ tags }) {
      showToast(answerSavedToast(tags));
      void refreshAnswers(client);
    },
    onError: (error) => void showToast(answerFailureToast('save', error)),
  });
}

/** Other words: the server answers with the tags they got. */
export function useRewordAnswer({ onSaved }: { onSaved: () => void }) {
  const client = useQueryClient();
  const showToast = useShowToast();
  return useCall(changeAnswer, {
    onSuccess({ answer }) {
      updateCachedAnswer(client, answer.id, answer);
      showToast(answerSavedToast(answer.tags));
      void refreshSearches(client);
      onSaved();
    },
    onError: (error) => void showToast(answerFailureToast('save', error)),
  });
}

/** Tags change on the screen first, and one correction after the other reaches the server. */
export function useChangeTags(id: number) {
  const client = useQueryClient();
  const showToast = useShowToast();
  return useCall(changeAnswer, {
    scope: { id: `tags-of-${id}` },
    onMutate: ({ sent: { body } }) => updateCachedAnswer(client, id, { tags: body.tags ?? [] }),
    onSuccess: () => refreshSearches(client),
    onError(error) {
      showToast(answerFailureToast('save', error));
      void refreshAnswers(client);
    },
  });
}

export function useDeleteAnswer({ onDeleted }: { onDeleted: () => void }) {
  const client = useQueryClient();
  const showToast = useShowToast();
  return useCall(deleteAnswer, {
    onSuccess(_, { sent: { params } }) {
      removeCachedAnswer(client, Number(params.id));
      void refreshSearches(client);
      onDeleted();
    },
    onError: (error) => void showToast(failureToast('Failed to delete answer', error)),
  });
}
