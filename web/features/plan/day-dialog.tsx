import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import type { PlanEntry } from '#contract/plan.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { useIsNarrow } from '#web/ui/use-is-narrow.ts';
import { longDayLabel, type PlanDay } from './days.ts';
import { EntryRow } from './entry-row.tsx';
import classes from './list-view.module.css';
import { groupByDay, usePlan } from './plan-queries.ts';

type Props = {
  day: PlanDay;
  onOpen: (entry: PlanEntry) => void;
  onMove: (entry: PlanEntry) => void;
  onClose: () => void;
};

/** Entries that are drawn at once. */
const page = 40;

/** Everything on one day. */
export function DayDialog({ day, onClose, ...row }: Props) {
  const isNarrow = useIsNarrow();
  const [most, setMost] = useState(page);
  const { data } = usePlan(day, day);
  const entries = groupByDay(data?.entries ?? []).get(day) ?? [];
  const left = entries.length - most;
  return (
    <Dialog opened onClose={onClose} title={longDayLabel(day)} size="xl" fullScreen={isNarrow}>
      {data && entries.length === 0 && <Text c="dimmed">Nothing is planned on this day.</Text>}
      <ul className={classes.rows}>
        {entries.slice(0, most).map((entry) => (
          <EntryRow key={entry.id} entry={entry} {...row} />
        ))}
      </ul>
      {left > 0 && (
        <Group justify="center" mt="md">
          <Button variant="default" onClick={() => setMost(most + page)}>
            Show {Math.min(left, page)} more
          </Button>
        </Group>
      )}
    </Dialog>
  );
}
