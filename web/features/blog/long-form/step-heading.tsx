import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './wizard.module.css';

/** The heading of a step, where the keyboard arrives. */
export function StepHeading({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div>
      <Title order={2} tabIndex={-1} className={classes.heading}>
        {title}
      </Title>
      {children && (
        <Text c="dimmed" mt={4}>
          {children}
        </Text>
      )}
    </div>
  );
}
