import { ActionIcon, Text } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { copyAndNotify } from '#web/ui/html/clipboard.ts';
import classes from './seo-panel.module.css';

/** The end of the address an article could have. */
export function WebAddress({ slug }: { slug: string }) {
  return (
    <div className={classes.address}>
      <div className={classes.slug}>
        <Text fw={550} mb={4}>
          Slug
        </Text>
        <code>{slug}</code>
      </div>
      <ActionIcon
        variant="default"
        size={44}
        aria-label="Copy the slug"
        onClick={() => copyAndNotify({ text: slug })}
      >
        <IconCopy size={18} aria-hidden />
      </ActionIcon>
    </div>
  );
}
