import { Text } from '@mantine/core';
import { useId } from 'react';
import { compositionRanges, type HeadshotPlacement } from '#contract/composition.ts';
import classes from './headshot-settings.module.css';
import { PlacementSliders } from './placement-sliders.tsx';
import { SettingSlider } from './setting-slider.tsx';
import { SettingsCard } from './settings-card.tsx';

type Props = {
  headshot: HeadshotPlacement;
  onChange: (changes: Partial<HeadshotPlacement>) => void;
};

const pixels = { sign: ' px', word: 'pixels' };

export function HeadshotSettings({ headshot, onChange }: Props) {
  return (
    <SettingsCard title="Headshot Settings">
      <PlacementSliders
        placement={headshot}
        sizes={compositionRanges.headshotSize}
        onChange={onChange}
      />
      <SettingSlider
        label="Border width"
        range={compositionRanges.borderWidth}
        value={headshot.borderWidth}
        unit={pixels}
        onChange={(borderWidth) => onChange({ borderWidth })}
      />
      <BorderColor
        color={headshot.borderColor}
        isDisabled={headshot.borderWidth === 0}
        onChange={(borderColor) => onChange({ borderColor })}
      />
    </SettingsCard>
  );
}

type BorderColorProps = { color: string; isDisabled: boolean; onChange: (color: string) => void };

/** The browser's own color field: it knows the system's picker, also on a phone. */
function BorderColor({ color, isDisabled, onChange }: BorderColorProps) {
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
