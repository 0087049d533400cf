import { ActionIcon, Group, Text } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './catalog-row.module.css';

type Props = {
  name: string;
  /** Short words behind the name. */
  marks?: ReactNode;
  children?: ReactNode;
  activeSwitch: ReactNode;
  isActive: boolean;
  onEdit: () => void;
  onDelete: () => void;
};

/** One entry of a list: what it is, whether it is in use, and what can be done with it. */
export function CatalogRow({ name, marks, children, activeSwitch, isActive, ...props }: Props) {
  return (
    <li className={classes.row}>
      <div className={classes.words} data-off={!isActive || undefined}>
        <Group gap="xs">
          <Text fw={550} className={classes.name}>
            {name}
          </Text>
          {marks}
        </Group>
        {children}
      </div>
      <div className={classes.controls}>
        {activeSwitch}
        <Group gap={2} wrap="nowrap" className={classes.actions}>
          <ActionIcon aria-label={`Edit ${name}`} title="Edit" onClick={props.onEdit}>
            <IconPencil size={20} aria-hidden />
          </ActionIcon>
          <ActionIcon
            color="red"
            aria-label={`Delete ${name}`}
            title="Delete"
            onClick={props.onDelete}
          >
            <IconTrash size={20} aria-hidden />
          </ActionIcon>
        </Group>
      </div>
    </li>
  );
}
