import { useQuery } from '@tanstack/react-query';
import { findZone } from '#contract/calls/plan.ts';
import { queryOf } from '#web/api/query.ts';
import { browserZone } from './zones.ts';

/** The zone of a place, else of this browser. */
export function useZoneOf(place: { location: string; state: string } | undefined): string {
  const { location = '', state = '' } = place ?? {};
  const { data } = useQuery({
    ...queryOf(findZone, { query: { location, state } }),
    enabled: location !== '',
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data?.zone ?? browserZone();
}
