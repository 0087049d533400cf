import { Group, Title } from '@mantine/core';
import type { ReactNode } from 'react';

type Props = { title: string; icon?: ReactNode; children?: ReactNode };

/** A page's title with its picture on the left and its buttons on the right. */
export function PageHeader({ title, icon, children }: Props) {
  return (
    <Group justify="space-between" align="center" gap="md" mb="lg">
      <title>{`${title} · Porchlight`}</title>
      <Group gap="sm" wrap="nowrap">
        {icon}
        <Title order={1}>{title}</Title>
      </Group>
      <Group gap="xs">{children}</Group>
    </Group>
  );
}
