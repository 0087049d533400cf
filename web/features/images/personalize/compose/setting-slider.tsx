import { Text } from '@mantine/core';
import { type CSSProperties, useId } from 'react';
import classes from './setting-slider.module.css';

type Props = {
  label: string;
  range: { least: number; most: number };
  value: number;
  /** The unit as it is shown, and as it is spoken. */
  unit?: { sign: string; word: string };
  onChange: (value: number) => void;
};

const percent = { sign: '%', word: 'percent' };

/** A slider that goes by whole numbers and shows where it stands. */
export function SettingSlider({ label, range, value, unit = percent, onChange }: Props) {
  const id = useId();
  const shown = Math.round(value);
  const filled = ((shown - range.least) / (range.most - range.least)) * 100;
  return (
    <div className={classes.setting}>
      <label htmlFor={id}>{label}</label>
      <Text span size="sm" c="dimmed" aria-hidden className={classes.value}>
        {shown}
        {unit.sign}
      </Text>
      <input
        id={id}
        type="range"
        className={classes.slider}
        min={range.least}
        max={range.most}
        step={1}
        value={shown}
        aria-valuetext={`${shown} ${unit.word}`}
        style={{ '--filled': `${filled}%` } as CSSProperties}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
    </div>
  );
}
