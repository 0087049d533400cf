import { Alert, Anchor, Button, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useMemo } from 'react';
import { listSavedContent } from '#contract/calls/saved-content.ts';
import type { PlanEntry } from '#contract/plan.ts';
import { holidaysOf } from '#contract/us-holidays.ts';
import { messageFor } from '#web/api/api-error.ts';
import { queryOf } from '#web/api/query.ts';
import { Link } from '#web/navigation/link.tsx';
import { paths } from '#web/paths.ts';
import { EmptyDesk } from '#web/ui/drawings/empty-desk.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { htmlToLine } from '#web/ui/html/html-to-text.ts';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { LoadingArea } from '#web/ui/loading-area.tsx';
import type { PlanDay } from './days.ts';
import { ListView } from './list-view.tsx';
import { PausedNote } from './paused-note.tsx';
import classes from './plan-board.module.css';
import { groupByDay, usePlan } from './plan-queries.ts';
import { PlanToolbar } from './plan-toolbar.tsx';
import { PieceCard, type UnplannedPiece, UnplannedPieces } from './unplanned-pieces.tsx';
import type { PlanDialogs } from './use-plan-dialogs.ts';
import { type PlanView, usePlanView } from './use-plan-view.ts';

/** What drags is for wide screens alone. */
const CalendarBoard = lazy(async () => ({
  default: (await import('./calendar-board.tsx')).CalendarBoard,
}));

type Props = { needsYou: number; dialogs: PlanDialogs };

/** The plan as a month, a week or a list, with what is not planned beside it. */
export function PlanBoard({ needsYou, dialogs }: Props) {
  const view = usePlanView();
  const { days, filters } = view;
  const plan = usePlan(days[0] ?? '', days.at(-1) ?? '');
  const { pieces, isNothingSaved } = useUnplannedPieces(plan.data?.plannedIds);
  const entries = useMemo(() => {
    const shown = new Set(days);
    const wanted = plan.data?.entries.filter((entry) => fits(entry, filters)) ?? [];
    return new Map([...groupByDay(wanted)].filter(([day]) => shown.has(day)));
  }, [plan.data, days, filters]);
  return (
    <>
      <PlanToolbar view={view} entries={plan.data?.entries ?? []} />
      <PausedNote />
      {needsYou > 0 && <NeedsYouNote count={needsYou} />}
      {plan.isPending && <LoadingArea height={560} />}
      {plan.isError && !plan.data && (
        <LoadFailure onRetry={() => plan.refetch()}>
          {messageFor(plan.error, 'We couldn’t load your plan.')}
        </LoadFailure>
      )}
      {plan.data && (
        <Shown
          view={view}
          entries={entries}
          pieces={pieces}
          isNothingSaved={isNothingSaved}
          dialogs={dialogs}
        />
      )}
    </>
  );
}

type ShownProps = {
  view: PlanView;
  entries: Map<string, PlanEntry[]>;
  pieces: UnplannedPiece[] | undefined;
  isNothingSaved: boolean;
  dialogs: PlanDialogs;
};

function Shown({ view, entries, pieces, isNothingSaved, dialogs }: ShownProps) {
  const { kind, days, weeks, day, today } = view;
  const holidays = useMemo(() => holidaysBetween(days[0] ?? '', days.at(-1) ?? ''), [days]);
  const { open } = dialogs;
  const shared = { entries, holidays, today };
  const openEntry = (entry: PlanEntry) => open({ kind: 'entry', entry });
  if (kind !== 'list') {
    return (
      <Suspense fallback={<LoadingArea height={560} />}>
        <CalendarBoard
          {...shared}
          weeks={weeks}
          month={kind === 'month' ? day : undefined}
          most={kind === 'month' ? 3 : 20}
          pieces={pieces}
          isNothingSaved={isNothingSaved}
          onOpen={openEntry}
          onAdd={(onDay, contentId) => open({ kind: 'plan', day: onDay, contentId })}
          onMore={(onDay) => open({ kind: 'day', day: onDay })}
        />
      </Suspense>
    );
  }
  return (
    <div className={classes.columns}>
      {entries.size === 0 ? (
        <NothingPlanned isFiltered={view.isFiltered} onPlan={() => open({ kind: 'plan' })} />
      ) : (
        <ListView
          key={days[0]}
          {...shared}
          onOpen={openEntry}
          onMove={(entry) => open({ kind: 'move', entry })}
        />
      )}
      <UnplannedPieces
        pieces={pieces}
        isNothingSaved={isNothingSaved}
        renderPiece={(piece) => (
          <PieceCard
            key={piece.id}
            piece={piece}
            onClick={() => open({ kind: 'plan', contentId: piece.id })}
          />
        )}
      />
    </div>
  );
}

function NothingPlanned({ isFiltered, onPlan }: { isFiltered: boolean; onPlan: () => void }) {
  return (
    <EmptyState
      drawing={<EmptyDesk />}
      title={isFiltered ? 'Nothing like that here' : 'Nothing planned here yet'}
      action={!isFiltered && <Button onClick={onPlan}>Plan a piece</Button>}
    >
      {isFiltered
        ? 'Choose another channel or state above, or another month.'
        : 'Choose a saved piece, where it goes and when. We post it, or remind you to.'}
    </EmptyState>
  );
}

function NeedsYouNote({ count }: { count: number }) {
  return (
    <Alert color="amber" mb="md" role="presentation" py="xs">
      <Anchor component={Link} to={paths.needsYou} inherit fw={550}>
        {count === 1 ? '1 entry needs you' : `${count} entries need you`}
      </Anchor>
      <VisuallyHidden>: due or failed</VisuallyHidden>
    </Alert>
  );
}

const fits = ({ channel, state }: PlanEntry, filters: PlanView['filters']) =>
  (!filters.channel || filters.channel === channel) && (!filters.state || filters.state === state);

/** What was saved and is on no day, newest first. */
function useUnplannedPieces(plannedIds: number[] | undefined) {
  const { data } = useQuery(queryOf(listSavedContent, {}));
  const pieces = useMemo((): UnplannedPiece[] | undefined => {
    if (!data || !plannedIds) return undefined;
    const planned = new Set(plannedIds);
    return data
      .filter(({ id }) => !planned.has(id))
      .map(({ id, title, thumbnailUrl }) => ({
        ...{ id, thumbnailUrl },
        title: htmlToLine(title) || 'Untitled',
      }));
  }, [data, plannedIds]);
  return { pieces, isNothingSaved: data?.length === 0 };
}

/** Those of the US, by their days. */
function holidaysBetween(first: PlanDay, last: PlanDay): Map<PlanDay, string> {
  const years = new Set([first, last].map((day) => Number(day.slice(0, 4))));
  const all = [...years].flatMap(holidaysOf);
  return new Map(
    all.filter(({ day }) => day >= first && day <= last).map(({ day, name }) => [day, name]),
  );
}
