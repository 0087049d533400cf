import { Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

type Props = {
  drawing: ReactNode;
  title: string;
  /** One next step: a button or a link. */
  action?: ReactNode;
  children?: ReactNode;
};

/** A small drawing, what is missing, and one next step. */
export function EmptyState({ drawing, title, action, children }: Props) {
  return (
    <Stack align="center" gap="sm" py={{ base: 40, md: 64 }} px="md" ta="center" data-empty>
      {drawing}
      <Title order={2}>{title}</Title>
      {children && (
        <Text c="dimmed" maw={460}>
          {children}
        </Text>
      )}
      {action}
    </Stack>
  );
}
