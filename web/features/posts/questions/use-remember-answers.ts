import { useQueryClient } from '@tanstack/react-query';
import { findRelevantAnswers, listAnswers, type NewAnswer, saveAnswer } from '#contract/learner.ts';
import { useCall } from '#web/api/mutation.ts';
import { showToast } from '#web/ui/toasts/toast-store.ts';

/** Saves answers for the next time. Nothing waits for it; a failure is told once. */
export function useRememberAnswers() {
  const client = useQueryClient();
  const save = useCall(saveAnswer);

  return async (answers: NewAnswer[]) => {
    const saved = await Promise.allSettled(answers.map((body) => save.mutateAsync({ body })));
    if (saved.some(({ status }) => status === 'rejected')) {
      showToast({ tone: 'error', title: 'Failed to save answer' });
    }
    for (const { path } of [listAnswers, findRelevantAnswers]) {
      await client.invalidateQueries({ queryKey: [path] });
    }
  };
}
