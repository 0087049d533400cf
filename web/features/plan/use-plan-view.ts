import { useMemo } from 'react';
import { channels } from '#contract/channel-list.ts';
import { planStates } from '#contract/plan-states.ts';
import { useSearchParams } from '#web/navigation/use-search-params.ts';
import { useIsNarrow } from '#web/ui/use-is-narrow.ts';
import {
  addDays,
  addMonths,
  dayOf,
  isDay,
  localTimeIn,
  monthOf,
  type PlanDay,
  weekOf,
  weeksOfMonth,
} from './days.ts';
import { browserZone } from './zones.ts';

const kinds = ['month', 'week', 'list'] as const;
type ViewKind = (typeof kinds)[number];

/** Which days are shown and how, as the address says. A phone shows lists. */
export function usePlanView() {
  const [params, setParams] = useSearchParams();
  const isNarrow = useIsNarrow();
  const today = dayOf(localTimeIn(browserZone()));
  const asked = kinds.find((kind) => kind === params.get('view')) ?? 'month';
  const kind: ViewKind = isNarrow ? 'list' : asked;
  const wanted = params.get('day');
  const day = isDay(wanted) ? wanted : today;
  const channel = params.get('channel') ?? '';
  const state = params.get('state') ?? '';

  const change = (changes: Record<string, string>) =>
    setParams(
      (before) => {
        const given = Object.entries({ ...Object.fromEntries(before), ...changes });
        return Object.fromEntries(given.filter(([, value]) => value));
      },
      { replace: true },
    );
  const step = (count: number): PlanDay =>
    kind === 'week' ? addDays(day, count * 7) : addMonths(day, count);

  const weeks = useMemo(() => (kind === 'week' ? [weekOf(day)] : weeksOfMonth(day)), [kind, day]);
  const days = useMemo(() => (kind === 'list' ? monthOf(day) : weeks.flat()), [kind, day, weeks]);
  const filters = useMemo(
    () => ({
      channel: Object.hasOwn(channels, channel) ? channel : '',
      state: planStates.find((each) => each === state) ?? '',
    }),
    [channel, state],
  );
  return {
    kind,
    isNarrow,
    today,
    day,
    weeks,
    days,
    filters,
    isFiltered: Boolean(filters.channel || filters.state),
    show: (next: ViewKind) => change({ view: next === 'month' ? '' : next }),
    goToday: () => change({ day: '' }),
    goBack: () => change({ day: step(-1) }),
    goOn: () => change({ day: step(1) }),
    filter: (next: { channel?: string; state?: string }) => change(next),
  };
}

export type PlanView = ReturnType<typeof usePlanView>;
