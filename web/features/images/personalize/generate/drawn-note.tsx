import { Button, Group, Text } from '@mantine/core';
import type { Background } from './use-backgrounds.ts';

type Props = { picture: Background; isDisabled: boolean; onTryAgain: () => void };

/** What an illustration shows and what it leaves out, with another try beside it. */
export function DrawnNote({ picture: { drawn, notDrawn = [] }, isDisabled, onTryAgain }: Props) {
  if (!drawn) return null;
  return (
    <Group justify="space-between" align="flex-start" wrap="nowrap" gap="xs">
      <Text size="sm" c="dimmed">
        {`An illustration, not a photo. Drawn: ${drawn}.`}
        {notDrawn.length > 0 && ` Not drawn: ${notDrawn.join(', ')}.`}
      </Text>
      <Button
        variant="subtle"
        size="compact-sm"
        flex="none"
        disabled={isDisabled}
        onClick={onTryAgain}
      >
        Try another
      </Button>
    </Group>
  );
}
