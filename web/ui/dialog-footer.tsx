import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './dialog-footer.module.css';

type Props = {
  /** How the buttons fill the line on a phone. Without it they keep their widths. */
  onPhone?: 'filled' | 'equal';
  children: ReactNode;
};

/** The buttons at the end of a dialog whose content may be long. */
export function DialogFooter({ onPhone, children }: Props) {
  return (
    <Group justify="flex-end" gap="xs" className={classes.footer} data-on-phone={onPhone}>
      {children}
    </Group>
  );
}
