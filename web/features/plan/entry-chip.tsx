import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import type { ComponentProps, Ref } from 'react';
import type { PlanEntry } from '#contract/plan.ts';
import { stateLabels } from '#contract/plan-states.ts';
import { shortChannelName, timeLabel } from './describe-entry.ts';
import classes from './entry-chip.module.css';
import { stateIcons } from './state-badge.tsx';

type Props = Omit<ComponentProps<'button'>, 'ref'> & {
  entry: PlanEntry;
  ref?: Ref<HTMLButtonElement>;
};

/** An entry on a day of the calendar. */
export function EntryChip({ entry, ...button }: Props) {
  const { state, title } = entry;
  const Icon = stateIcons[state];
  return (
    <UnstyledButton className={classes.chip} data-state={state} {...button}>
      <span className={classes.time}>
        <Icon size={13} aria-hidden className={classes.icon} />
        {timeLabel(entry)}
      </span>
      <span className={classes.title}>
        <b>{shortChannelName(entry)}</b> {title || 'Untitled'}
      </span>
      <VisuallyHidden>, {stateLabels[state]}</VisuallyHidden>
    </UnstyledButton>
  );
}
