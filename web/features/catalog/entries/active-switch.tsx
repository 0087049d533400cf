import { Switch } from '@mantine/core';

type Props = {
  /** What is switched. */
  name: string;
  isActive: boolean;
  /** What was asked for and is on its way: shown at once, and taken back when it fails. */
  wanted: boolean | undefined;
  onSwitch: (isActive: boolean) => void;
};

export function ActiveSwitch({ name, isActive, wanted, onSwitch }: Props) {
  return (
    <Switch
      label="Active"
      aria-label={`Active: ${name}`}
      checked={wanted ?? isActive}
      // Not disabled meanwhile: that would take the keyboard away.
      onChange={(event) => wanted === undefined && onSwitch(event.currentTarget.checked)}
    />
  );
}
