import { lazy, Suspense } from 'react';
import type { PlanDialogs } from './use-plan-dialogs.ts';

const PlanDialog = lazy(async () => ({ default: (await import('./plan-dialog.tsx')).PlanDialog }));
const PlanEntryDialog = lazy(async () => ({
  default: (await import('./plan-entry-dialog.tsx')).PlanEntryDialog,
}));
const MoveDialog = lazy(async () => ({ default: (await import('./move-dialog.tsx')).MoveDialog }));
const DayDialog = lazy(async () => ({ default: (await import('./day-dialog.tsx')).DayDialog }));
const CalendarDialog = lazy(async () => ({
  default: (await import('./calendar-dialog.tsx')).CalendarDialog,
}));
const CsvDialog = lazy(async () => ({ default: (await import('./csv-dialog.tsx')).CsvDialog }));
const WeekFillDialog = lazy(async () => ({
  default: (await import('./week-fill-dialog.tsx')).WeekFillDialog,
}));

/** The open window, if one is. */
export function PlanDialogWindow({ dialog, open, close }: PlanDialogs) {
  return (
    <Suspense>
      {dialog?.kind === 'plan' && (
        <PlanDialog day={dialog.day} contentId={dialog.contentId} onClose={close} />
      )}
      {dialog?.kind === 'entry' && (
        <PlanEntryDialog
          entry={dialog.entry}
          onMove={(entry) => open({ kind: 'move', entry })}
          onClose={close}
        />
      )}
      {dialog?.kind === 'move' && <MoveDialog entry={dialog.entry} onClose={close} />}
      {dialog?.kind === 'day' && (
        <DayDialog
          day={dialog.day}
          onOpen={(entry) => open({ kind: 'entry', entry })}
          onMove={(entry) => open({ kind: 'move', entry })}
          onClose={close}
        />
      )}
      {dialog?.kind === 'week' && <WeekFillDialog onClose={close} />}
      {dialog?.kind === 'calendar' && <CalendarDialog onClose={close} />}
      {dialog?.kind === 'csv' && <CsvDialog onClose={close} />}
    </Suspense>
  );
}
