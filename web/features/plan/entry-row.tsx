import { Button, Group, Text, UnstyledButton } from '@mantine/core';
import type { PlanEntry } from '#contract/plan.ts';
import { Link } from '#web/navigation/link.tsx';
import { pathOfHandOff } from '#web/paths.ts';
import { canMove, channelLabel, timeLabel, whenLabel } from './describe-entry.ts';
import classes from './entry-row.module.css';
import { StateBadge } from './state-badge.tsx';
import { useEntryActions } from './use-entry-actions.ts';

type Props = {
  entry: PlanEntry;
  /** Where its day is not said above it. */
  hasDay?: boolean;
  onOpen: (entry: PlanEntry) => void;
  onMove: (entry: PlanEntry) => void;
};

/** An entry as a line of a list, with what it needs from the agent. */
export function EntryRow({ entry, hasDay, onOpen, onMove }: Props) {
  const { title, state, problem } = entry;
  const { tryAgain, isBusy } = useEntryActions();
  const name = title || 'Untitled';
  return (
    <li className={classes.row}>
      <UnstyledButton className={classes.words} onClick={() => onOpen(entry)}>
        <span className={classes.when}>
          {hasDay ? whenLabel(entry) : timeLabel(entry)} · {channelLabel(entry)}
        </span>
        <span className={classes.title}>{name}</span>
      </UnstyledButton>
      <StateBadge state={state} />
      <Group gap="xs" className={classes.actions}>
        {state === 'due' && (
          <Button
            component={Link}
            to={pathOfHandOff(entry.id)}
            size="sm"
            aria-label={`Post it: ${name}`}
          >
            Post it
          </Button>
        )}
        {state === 'failed' && (
          <Button
            size="sm"
            loading={isBusy}
            aria-label={`Try again: ${name}`}
            onClick={() => tryAgain(entry)}
          >
            Try again
          </Button>
        )}
        {canMove(entry) && (
          <Button
            size="sm"
            variant="default"
            aria-label={`Move to… ${name}`}
            onClick={() => onMove(entry)}
          >
            Move to…
          </Button>
        )}
      </Group>
      {problem && state !== 'published' && (
        <Text size="sm" className={classes.problem}>
          {problem.message} {problem.advice}
        </Text>
      )}
    </li>
  );
}
