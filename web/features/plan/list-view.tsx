import { Button, Paper, Text, Title } from '@mantine/core';
import { useState } from 'react';
import type { PlanEntry } from '#contract/plan.ts';
import { longDayLabel, type PlanDay } from './days.ts';
import { EntryRow } from './entry-row.tsx';
import classes from './list-view.module.css';

type Props = {
  /** By day, earliest first. */
  entries: Map<PlanDay, PlanEntry[]>;
  holidays: Map<PlanDay, string>;
  today: PlanDay;
  onOpen: (entry: PlanEntry) => void;
  onMove: (entry: PlanEntry) => void;
};

/** Entries that are drawn at once. */
const page = 60;

/** What is planned, day after day. Days that have passed are a press away. */
export function ListView({ entries, holidays, today, ...row }: Props) {
  const [most, setMost] = useState(page);
  const [isPastShown, setIsPastShown] = useState(false);
  const all = [...entries];
  const past = all.filter(([day]) => day < today);
  // A month that is over is looked at for what was in it.
  const isOver = past.length === all.length;
  const days = isPastShown || isOver ? all : all.filter(([day]) => day >= today);
  const shown = firstOf(days, most);
  const left = countIn(days) - countIn(shown);
  return (
    <div className={classes.list}>
      {past.length > 0 && !isOver && !isPastShown && (
        <Button variant="default" onClick={() => setIsPastShown(true)}>
          Show what was before today ({countIn(past)})
        </Button>
      )}
      {shown.map(([day, ofDay]) => (
        <section key={day} aria-labelledby={`day-${day}`}>
          <Title order={2} size="h5" id={`day-${day}`} className={classes.day}>
            {day === today && 'Today, '}
            {longDayLabel(day)}
            {holidays.has(day) && (
              <Text span size="sm" c="dimmed" ml={8}>
                {holidays.get(day)}
              </Text>
            )}
          </Title>
          <Paper component="ul" className={classes.rows}>
            {ofDay.map((entry) => (
              <EntryRow key={entry.id} entry={entry} {...row} />
            ))}
          </Paper>
        </section>
      ))}
      {left > 0 && (
        <Button variant="default" onClick={() => setMost(most + page)}>
          Show {Math.min(left, page)} more
        </Button>
      )}
    </div>
  );
}

type Days = [PlanDay, PlanEntry[]][];

const countIn = (days: Days) => days.reduce((sum, [, entries]) => sum + entries.length, 0);

function firstOf(days: Days, most: number): Days {
  let left = most;
  const first: Days = [];
  for (const [day, entries] of days) {
    if (left <= 0) break;
    first.push([day, entries.slice(0, left)]);
    left -= entries.length;
  }
  return first;
}
