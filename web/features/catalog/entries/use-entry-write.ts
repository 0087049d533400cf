import { useQueryClient } from '@tanstack/react-query';
import type { Answer, Call, JsonEndpoint } from '#contract/endpoint.ts';
import { useCall } from '#web/api/mutation.ts';
import { failureToast, useShowToast } from '#web/ui/toasts/toast-store.ts';

type Words = { done: string; failed: string };

/**
 * A write to what the admin looks after: tells how it went. It is pending until the list is true
 * again, so that nothing on the screen goes back and forth.
 */
export function useEntryWrite<E extends JsonEndpoint>(
  target: Call<E>,
  list: { path: string },
  { done, failed }: Words,
  onDone?: (answer: Answer<E>) => void,
) {
  const client = useQueryClient();
  const showToast = useShowToast();
  return useCall(target, {
    async onSuccess(answer) {
      await client.invalidateQueries({ queryKey: [list.path] });
      showToast({ title: done });
      onDone?.(answer);
    },
    onError: (error) => void showToast(failureToast(failed, error)),
  });
}
