import { Group, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './page-header.module.css';

type Props = { title: string; icon?: ReactNode; children?: ReactNode };

/** A page's title with its picture on the left and its buttons on the right, in one row. */
export function PageHeader({ title, icon, children }: Props) {
  return (
    <div className={classes.header}>
      <title>{`${title} · Porchlight`}</title>
      <div className={classes.name}>
        {icon}
        <Title order={1} className={classes.title}>
          {title}
        </Title>
      </div>
      <Group gap="xs" wrap="nowrap" className={classes.actions}>
        {children}
      </Group>
    </div>
  );
}
