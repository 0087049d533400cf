import { Card, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import classes from './settings-card.module.css';

type Props = { title: string; children: ReactNode };

export function SettingsCard({ title, children }: Props) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} padding="md">
      <Title order={3} size="h5" id={id} mb="xs">
        {title}
      </Title>
      <div className={classes.settings}>{children}</div>
    </Card>
  );
}
