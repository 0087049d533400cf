import { Button, Group, Loader } from '@mantine/core';
import { Elapsed } from '#web/ui/elapsed.tsx';

type Props = { since: number; onStop: () => void };

/** Says that a new version of a saved item is on its way. */
export function WritingLine({ since, onStop }: Props) {
  return (
    <Group justify="space-between" gap="sm" mb="md">
      <Group gap="sm">
        <Loader size={18} aria-hidden />
        <span>
          We’re writing a new version. You can read this one until it’s ready.{' '}
          <Elapsed since={since} />
        </span>
      </Group>
      <Button variant="default" size="sm" onClick={onStop}>
        Stop
      </Button>
    </Group>
  );
}
