import { Text } from '@mantine/core';
import { useId } from 'react';
import classes from './border-color.module.css';

type Props = { color: string; isDisabled: boolean; onChange: (color: string) => void };

/** The browser's own color field: it knows the system's picker, also on a phone. */
export function BorderColor({ color, isDisabled, onChange }: Props) {
  const id = useId();
  return (
    <div className={classes.field}>
      <label htmlFor={id}>Border color</label>
      <div className={classes.choice}>
        <input
          id={id}
          type="color"
          className={classes.color}
          value={color}
          disabled={isDisabled}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        <Text span size="sm" c="dimmed" aria-hidden>
          {isDisabled ? 'No border' : color}
        </Text>
      </div>
    </div>
  );
}
