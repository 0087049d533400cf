import { useQueryClient } from '@tanstack/react-query';
import { changeEntry, markPosted, removeEntry, updatePublished } from '#contract/calls/plan.ts';
import type { PlanEntry } from '#contract/plan.ts';
import { useCall } from '#web/api/mutation.ts';
import { failureToast, useShowToast } from '#web/ui/toasts/toast-store.ts';
import { momentAt } from './clock-changes.ts';
import { cacheEntry, refreshPlan } from './plan-queries.ts';

/** What can be done with an entry. The plan and the badge hear of it; what fails is said. */
export function useEntryActions() {
  const client = useQueryClient();
  const showToast = useShowToast();
  const settled = (failure: string) => ({
    onSuccess: (entry: PlanEntry) => cacheEntry(client, entry),
    onError: (error: Error) => void showToast(failureToast(failure, error)),
    onSettled: () => refreshPlan(client),
  });
  const change = useCall(changeEntry, settled('We couldn’t change this'));
  const posted = useCall(markPosted, settled('We couldn’t note this'));
  const update = useCall(updatePublished, {
    ...settled('We couldn’t update it there'),
    onSuccess(entry) {
      cacheEntry(client, entry);
      showToast({ title: 'Updated', description: 'It reads as your saved piece now.' });
    },
  });
  const remove = useCall(removeEntry, {
    onError: (error: Error) => void showToast(failureToast('We couldn’t remove this', error)),
    onSettled: () => refreshPlan(client),
  });

  return {
    isBusy: change.isPending || posted.isPending || update.isPending || remove.isPending,
    /** To another day at the same time: it stands there at once, and goes back if the server refuses. */
    move(entry: PlanEntry, localTime: string) {
      const publishAt = momentAt(localTime, entry.zone).toISOString();
      cacheEntry(client, { ...entry, localTime, publishAt });
      change.mutate({ params: { id: entry.id }, body: { localTime, zone: entry.zone } });
    },
    plan: ({ id }: PlanEntry) => change.mutate({ params: { id }, body: { isDraft: false } }),
    putAside: ({ id }: PlanEntry) => change.mutate({ params: { id }, body: { isDraft: true } }),
    tryAgain: ({ id }: PlanEntry) => change.mutate({ params: { id }, body: {} }),
    markPosted: ({ id }: PlanEntry, link = '') =>
      posted.mutateAsync({ params: { id }, body: { link } }),
    /** What was published follows the piece. */
    update: ({ id }: PlanEntry) => update.mutate({ params: { id } }),
    remove: ({ id }: PlanEntry) => remove.mutateAsync({ params: { id } }),
  };
}
