import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import classes from './header-action.module.css';

type Props = {
  icon: ReactNode;
  children: string;
  /** Where it leads, unless it does something. */
  to?: string;
  onClick?: () => void;
  disabled?: boolean;
};

/** A button of the header. On a phone it is its icon, with the same name for whoever cannot see it. */
export function HeaderAction({ icon, children, to, ...props }: Props) {
  const link: object = to === undefined ? {} : { component: Link, to };
  return (
    <Button
      variant="default"
      leftSection={icon}
      classNames={{ root: classes.action, label: classes.label, section: classes.section }}
      {...link}
      {...props}
    >
      {children}
    </Button>
  );
}
