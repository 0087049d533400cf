import { Button, Collapse, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import {
  IconChevronDown,
  IconLinkOff,
  IconLogout,
  IconMail,
  IconPencil,
  IconPlus,
  IconTrash,
  IconUserCheck,
  IconUserOff,
} from '@tabler/icons-react';
import { useId } from 'react';
import type { LogEntry } from '#contract/admin-log.ts';
import type { LogAction } from '#contract/constants.ts';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import classes from './admin-log.module.css';
import { EntryChanges } from './entry-changes.tsx';
import { actionLabel } from './log-labels.ts';

const icons: Record<LogAction, typeof IconPlus> = {
  added: IconPlus,
  changed: IconPencil,
  deleted: IconTrash,
  disabled: IconUserOff,
  enabled: IconUserCheck,
  'signed out': IconLogout,
  'sent a reset link to': IconMail,
  revoked: IconLinkOff,
};

/** Who did what and when, in a sentence. */
export function LogRow({ entry }: { entry: LogEntry }) {
  const [isOpen, changes] = useDisclosure();
  const id = useId();
  const Icon = icons[entry.action];
  return (
    <li className={classes.row}>
      <span className={classes.icon} data-action={entry.action}>
        <Icon size={18} aria-hidden />
      </span>
      <div className={classes.words}>
        <Text id={`${id}sentence`}>
          <strong>{entry.username}</strong> {actionLabel(entry)}{' '}
          <bdi className={classes.name}>{entry.name}</bdi>
        </Text>
        <Text size="sm" c="dimmed">
          <RelativeTime at={entry.createdAt} />
        </Text>
      </div>
      {entry.changes.length > 0 && (
        <Button
          variant="subtle"
          size="compact-md"
          className={classes.toggle}
          id={`${id}toggle`}
          aria-labelledby={`${id}toggle ${id}sentence`}
          aria-expanded={isOpen}
          aria-controls={`${id}changes`}
          rightSection={<IconChevronDown size={16} className={classes.chevron} aria-hidden />}
          onClick={changes.toggle}
        >
          {entry.action === 'changed' ? 'What changed' : 'Details'}
        </Button>
      )}
      <Collapse expanded={isOpen} id={`${id}changes`} className={classes.details}>
        {isOpen && <EntryChanges entry={entry} />}
      </Collapse>
    </li>
  );
}
