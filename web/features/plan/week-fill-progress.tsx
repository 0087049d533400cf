import { Button, Loader, Progress, Stack, Text } from '@mantine/core';
import { stopWeekFill } from '#contract/calls/week-fill.ts';
import type { WeekFill } from '#contract/week-fill.ts';
import { messageFor } from '#web/api/api-error.ts';
import { useCall } from '#web/api/mutation.ts';
import { DialogFooter } from '#web/ui/dialog-footer.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { shortDayLabel } from './days.ts';
import classes from './week-fill.module.css';

type Props = { fill: WeekFill; onStopped: () => void; onAgain: () => void; onClose: () => void };

type WeekPiece = WeekFill['pieces'][number];

/** Each day with how far it is. Closing the window stops nothing. */
export function WeekFillProgress({ fill, onStopped, onAgain, onClose }: Props) {
  const stop = useCall(stopWeekFill, { onSettled: onStopped });
  const { pieces, status, message } = fill;
  const isRunning = status === 'running';
  const ended = pieces.filter(({ state }) => state !== 'waiting' && state !== 'writing').length;
  const written = pieces.filter(({ state }) => state === 'written').length;
  return (
    <Stack>
      <Text role="status" fw={600}>
        {isRunning
          ? `Writing your drafts: ${ended} of ${pieces.length} done`
          : endLine(status, written)}
      </Text>
      <Progress
        value={(100 * ended) / Math.max(1, pieces.length)}
        aria-label="Days done"
        aria-hidden={!isRunning}
      />
      {message && <Text c="dimmed">{message}</Text>}
      <ul className={classes.pieces}>
        {pieces.map((piece) => (
          <li key={piece.date}>
            <span>
              <b>{shortDayLabel(piece.date)}</b> · {piece.topic}
              <Text span display="block" size="sm" c="dimmed">
                {pieceLine(piece)}
              </Text>
            </span>
            {piece.state === 'writing' && isRunning && <Loader size={18} aria-hidden />}
          </li>
        ))}
      </ul>
      <FormError>
        {stop.error && messageFor(stop.error, 'We couldn’t stop it. Please try again.')}
      </FormError>
      <DialogFooter onPhone="filled">
        {isRunning ? (
          <Button
            variant="default"
            loading={stop.isPending}
            onClick={() => stop.mutate({ params: { id: fill.id } })}
          >
            Stop
          </Button>
        ) : (
          <Button variant="default" onClick={onAgain}>
            Fill more days
          </Button>
        )}
        <Button onClick={onClose}>{isRunning ? 'Close, keep writing' : 'See your plan'}</Button>
      </DialogFooter>
    </Stack>
  );
}

function endLine(status: WeekFill['status'], written: number): string {
  const drafts = written === 1 ? '1 draft is' : `${written} drafts are`;
  if (status === 'done') return `${drafts} on your plan. Read them, then plan them.`;
  const end = status === 'stopped' ? 'Stopped.' : 'We couldn’t go on.';
  return `${end} ${written === 0 ? 'Nothing was written.' : `${drafts} on your plan.`}`;
}

function pieceLine({ state, title, message }: WeekPiece): string {
  const lines: Record<WeekPiece['state'], string> = {
    waiting: title ?? 'Waiting',
    writing: title ?? 'Writing...',
    written: title ?? 'Written',
    failed: message ?? 'Couldn’t be written',
    skipped: message ?? 'Left as it is',
  };
  return lines[state];
}
