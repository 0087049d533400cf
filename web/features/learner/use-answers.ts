import { useQueryClient } from '@tanstack/react-query';
import { changeAnswer, deleteAnswer, saveAnswer } from '#contract/calls/learner.ts';
import { messageFor } from '#web/api/api-error.ts';
import { useCall } from '#web/api/mutation.ts';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import {
  refreshAnswers,
  refreshSearches,
  removeCachedAnswer,
  updateCachedAnswer,
} from './learner-queries.ts';
import { notifyAnswerFailure, notifyAnswerSaved } from './learner-toasts.ts';

/** The writes of the learner system, and what the screen does about each. */

export function useSaveAnswer() {
  const client = useQueryClient();
  return useCall(saveAnswer, {
    onSuccess({ tags }) {
      notifyAnswerSaved(tags);
      void refreshAnswers(client);
    },
    onError: (error) => notifyAnswerFailure('save', error),
  });
}

/** Other words: the server answers with the tags they got. */
export function useRewordAnswer({ onSaved }: { onSaved: () => void }) {
  const client = useQueryClient();
  return useCall(changeAnswer, {
    onSuccess({ answer }) {
      updateCachedAnswer(client, answer.id, answer);
      notifyAnswerSaved(answer.tags);
      void refreshSearches(client);
      onSaved();
    },
    onError: (error) => notifyAnswerFailure('save', error),
  });
}

/** Tags change on the screen first, and one correction after the other reaches the server. */
export function useChangeTags(id: number) {
  const client = useQueryClient();
  return useCall(changeAnswer, {
    scope: { id: `tags-of-${id}` },
    onMutate: ({ sent: { body } }) => updateCachedAnswer(client, id, { tags: body.tags ?? [] }),
    onSuccess: () => refreshSearches(client),
    onError(error) {
      notifyAnswerFailure('save', error);
      void refreshAnswers(client);
    },
  });
}

export function useDeleteAnswer({ onDeleted }: { onDeleted: () => void }) {
  const client = useQueryClient();
  return useCall(deleteAnswer, {
    onSuccess(_, { sent: { params } }) {
      removeCachedAnswer(client, Number(params.id));
      void refreshSearches(client);
      onDeleted();
    },
    onError(error) {
      const description = messageFor(error, '') || undefined;
      showToast({ tone: 'error', title: 'Failed to delete answer', description });
    },
  });
}
