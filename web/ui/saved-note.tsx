import { Group } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';

/** A quiet word beside a button that something worked. The region stays, so that it is announced. */
export function SavedNote({ children }: { children: ReactNode }) {
  return (
    <Group role="status" gap={6} wrap="nowrap" c="var(--mantine-color-success)">
      {children && (
        <>
          <IconCheck size={18} aria-hidden style={{ flex: 'none' }} />
          {children}
        </>
      )}
    </Group>
  );
}
