import { ActionIcon, Button, Group, Loader, Text, Tooltip } from '@mantine/core';
import { IconAlertCircle, IconCheck, IconRefresh } from '@tabler/icons-react';
import { Elapsed } from '#web/ui/elapsed.tsx';
import classes from './section-list.module.css';

type State = 'waiting' | 'writing' | 'done' | 'failed';

type Props = {
  title: string;
  state: State;
  startedAt?: number;
  /** How long the writing took; null when the agent wrote it. */
  seconds?: number | null;
  problem: string | null;
  /** Something is being written: nothing else can be asked for. */
  isQuiet: boolean;
  onTryAgain: () => void;
  onWriteMyself?: () => void;
  onWriteAgain?: () => void;
};

export function SectionRow({ title, state, ...props }: Props) {
  const { startedAt, seconds, problem, isQuiet } = props;
  const canWriteAgain = state === 'done' && !isQuiet && props.onWriteAgain;
  return (
    <li className={classes.row} data-state={state}>
      <Mark state={state} />
      <div className={classes.words}>
        <Text fw={550}>{title}</Text>
        <Text size="sm" c="dimmed">
          {state === 'done' && seconds === null ? 'Written by you' : names[state]}
          {startedAt !== undefined && (
            <>
              {' · '}
              <Elapsed since={startedAt} />
            </>
          )}
          {state === 'done' && typeof seconds === 'number' && ` · ${seconds} s`}
        </Text>
        {state === 'failed' && (
          <>
            <Text size="sm" c="var(--mantine-color-error)" mt={4}>
              {problem}
            </Text>
            {!isQuiet && (
              <Group gap="xs" mt="xs">
                <Button size="sm" onClick={props.onTryAgain} data-keep-focus>
                  Try again
                </Button>
                {props.onWriteMyself && (
                  <Button size="sm" variant="default" onClick={props.onWriteMyself}>
                    Write it myself
                  </Button>
                )}
              </Group>
            )}
          </>
        )}
      </div>
      {canWriteAgain && (
        <Tooltip label="Write it again">
          <ActionIcon
            size={44}
            aria-label={`Write “${title}” again`}
            className={classes.again}
            onClick={props.onWriteAgain}
          >
            <IconRefresh size={18} aria-hidden />
          </ActionIcon>
        </Tooltip>
      )}
    </li>
  );
}

const names = { waiting: 'Waiting', writing: 'Writing', done: 'Done', failed: 'Failed' } as const;

function Mark({ state }: { state: State }) {
  return (
    <span className={classes.mark} aria-hidden>
      {state === 'writing' && <Loader size={16} />}
      {state === 'done' && <IconCheck size={16} />}
      {state === 'failed' && <IconAlertCircle size={20} />}
    </span>
  );
}
