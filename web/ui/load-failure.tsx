import { Alert, Button, Group, Text } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';

type Props = { children: string; onRetry: () => void };

/** Stands where something should be that could not be fetched. */
export function LoadFailure({ children, onRetry }: Props) {
  return (
    <Alert color="red" icon={<IconAlertCircle size={20} aria-hidden />}>
      <Group justify="space-between" gap="xs">
        <Text inherit>{children}</Text>
        <Button variant="default" size="sm" onClick={onRetry}>
          Try again
        </Button>
      </Group>
    </Alert>
  );
}
