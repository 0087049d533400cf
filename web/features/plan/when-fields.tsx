import { NativeSelect, Text, TextInput } from '@mantine/core';
import { useMemo } from 'react';
import { clockChangeNote } from './clock-changes.ts';
import { dayOf, localTimeIn, type PlanDay, timeOf } from './days.ts';
import classes from './when-fields.module.css';
import { zoneGroups } from './zones.ts';

/** Day and time are empty while somebody types them. */
export type When = { day: PlanDay; time: string; zone: string };

export const whenAt = (localTime: string, zone: string): When => ({
  day: dayOf(localTime),
  time: timeOf(localTime),
  zone,
});

export const localTimeOf = ({ day, time }: When): string => `${day}T${time}`;

type Props = { value: When; onChange: (value: When) => void; error?: string };

/** Day, time and zone, with a word on nights when clocks change. */
export function WhenFields({ value, onChange, error }: Props) {
  const { day, time, zone } = value;
  const groups = useMemo(() => zoneGroups(zone), [zone]);
  const note = day && time ? clockChangeNote(localTimeOf(value), zone) : undefined;
  return (
    <div>
      <div className={classes.fields}>
        <TextInput
          label="Day"
          type="date"
          min={dayOf(localTimeIn(zone))}
          value={day}
          error={error !== undefined}
          onChange={({ currentTarget }) => onChange({ ...value, day: currentTarget.value })}
        />
        <TextInput
          label="Time"
          type="time"
          value={time}
          error={error !== undefined}
          onChange={({ currentTarget }) =>
            onChange({ ...value, time: currentTarget.value.slice(0, 5) })
          }
        />
        <NativeSelect
          label="Time zone"
          className={classes.zone}
          data={groups}
          value={zone}
          onChange={({ currentTarget }) => onChange({ ...value, zone: currentTarget.value })}
        />
      </div>
      <Text size="sm" mt={6} c={error ? 'red' : 'dimmed'} role="status">
        {error ?? note}
      </Text>
    </div>
  );
}
