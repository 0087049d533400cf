import { type QueryClient, useQuery } from '@tanstack/react-query';
import { getPlanEntry, listNeedsYou, listPlan } from '#contract/calls/plan.ts';
import type { PlanEntry } from '#contract/plan.ts';
import { queryOf } from '#web/api/query.ts';
import { dayOf, type PlanDay, rangeAround } from './days.ts';

const minute = 60_000;

/** Soon while something is being published, else now and then: time alone changes what is due. */
const refetchAfter = (entries: PlanEntry[] | undefined) =>
  entries?.some(({ state }) => state === 'publishing') ? 3_000 : minute;

/** What is on these days, as the calendar on the wall has it. */
export function usePlan(first: PlanDay, last: PlanDay) {
  return useQuery({
    ...queryOf(listPlan, { query: rangeAround(first, last) }),
    staleTime: minute / 2,
    refetchInterval: ({ state }) => refetchAfter(state.data?.entries),
  });
}

export function useNeedsYou() {
  return useQuery({
    ...queryOf(listNeedsYou, {}),
    staleTime: 0,
    refetchInterval: ({ state }) => refetchAfter(state.data?.entries),
  });
}

export function usePlanEntry(id: number) {
  return useQuery({ ...queryOf(getPlanEntry, { params: { id } }), staleTime: 0 });
}

/** By their day, in the order of their times. */
export function groupByDay(entries: readonly PlanEntry[]): Map<PlanDay, PlanEntry[]> {
  const sorted = entries.toSorted(
    (one, other) => one.localTime.localeCompare(other.localTime) || one.id - other.id,
  );
  return Map.groupBy(sorted, ({ localTime }) => dayOf(localTime));
}

/** After anything was planned, changed or taken off. */
export const refreshPlan = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({
    predicate: ({ queryKey: [address] }) => String(address).startsWith(listPlan.path),
  });

/** A changed entry is known at once, wherever it is shown. */
export function cacheEntry(client: QueryClient, entry: PlanEntry): void {
  const withEntry = (entries: PlanEntry[]) =>
    entries.map((each) => (each.id === entry.id ? entry : each));
  client.setQueriesData<{ entries: PlanEntry[] }>(
    { predicate: ({ queryKey: [address] }) => address === listPlan.path },
    (plan) => plan && { ...plan, entries: withEntry(plan.entries) },
  );
  client.setQueryData(queryOf(getPlanEntry, { params: { id: entry.id } }).queryKey, entry);
}
