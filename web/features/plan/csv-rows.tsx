import { Button, Checkbox, Text } from '@mantine/core';
import { useState } from 'react';
import type { CsvRow } from '#contract/plan-csv.ts';
import classes from './csv-rows.module.css';
import { clockLabel, dayOf, shortDayLabel, timeOf } from './days.ts';
import { channelName } from './describe-entry.ts';

type Props = {
  rows: CsvRow[];
  /** How many go into the file. */
  chosen: number;
  hasChannel: boolean;
  leftOut: ReadonlySet<number>;
  onChange: (leftOut: ReadonlySet<number>) => void;
};

/** Rows that are drawn at once. */
const page = 40;

/** What goes into the file, each with what keeps it out or is to be known. */
export function CsvRows({ rows, chosen, hasChannel, leftOut, onChange }: Props) {
  const [most, setMost] = useState(page);
  if (rows.length === 0) {
    return <Text c="dimmed">Nothing to be posted is on your plan on these days.</Text>;
  }
  const toggle = (id: number, isChosen: boolean) => {
    const next = new Set(leftOut);
    if (isChosen) next.delete(id);
    else next.add(id);
    onChange(next);
  };
  return (
    <fieldset className={classes.rows}>
      <legend>
        {chosen} of {rows.length} {rows.length === 1 ? 'row goes' : 'rows go'} into the file
      </legend>
      {rows.slice(0, most).map((row) => {
        const { entryId, title, problems, notes } = row;
        const isTaken = problems.length === 0;
        return (
          <Checkbox
            key={entryId}
            className={classes.row}
            label={title || 'Untitled'}
            description={[whenIn(row), hasChannel && channelName(row)].filter(Boolean).join(', ')}
            error={isTaken ? notes.join(' ') || undefined : problems.join(' ')}
            classNames={{ error: isTaken ? classes.note : undefined }}
            disabled={!isTaken}
            checked={isTaken && !leftOut.has(entryId)}
            onChange={({ currentTarget }) => toggle(entryId, currentTarget.checked)}
          />
        );
      })}
      {rows.length > most && (
        <Button variant="default" onClick={() => setMost(most + page)}>
          Show {Math.min(rows.length - most, page)} more
        </Button>
      )}
    </fieldset>
  );
}

const whenIn = ({ localTime }: CsvRow) =>
  `${shortDayLabel(dayOf(localTime))}, ${clockLabel(timeOf(localTime))}`;
