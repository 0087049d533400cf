import { Alert, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { Platform } from '#contract/platforms.ts';
import { findWarnings } from './find-warnings.ts';
import classes from './text-warnings.module.css';

type Props = { platform: Platform; text: string; line: string };

/** What in the text will not work there. The box is always there, so that news in it is read out. */
export function TextWarnings({ platform, text, line }: Props) {
  const warnings = findWarnings(platform, text, line);
  return (
    <div className={classes.warnings} role="status">
      {warnings.map((warning) => (
        <Alert
          key={warning}
          color="amber"
          role="presentation"
          icon={<IconAlertTriangle aria-hidden />}
        >
          <Text size="sm">{warning}</Text>
        </Alert>
      ))}
    </div>
  );
}
