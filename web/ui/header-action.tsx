import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from '#web/navigation/link.tsx';
import classes from './header-action.module.css';

type Props = {
  icon: ReactNode;
  children: string;
  /** Where it leads, unless it does something. */
  to?: string;
  onClick?: () => void;
  disabled?: boolean;
  loading?: boolean;
  /** What its name leaves open, for whoever hears it. */
  description?: string;
};

/** A button of the header. On a phone it is its icon, with the same name for whoever cannot see it. */
export function HeaderAction({ icon, children, to, description, ...props }: Props) {
  const link: object = to === undefined ? {} : { component: Link, to };
  return (
    <Button
      variant="default"
      leftSection={icon}
      classNames={{ root: classes.action, label: classes.label, section: classes.section }}
      aria-description={description}
      {...link}
      {...props}
    >
      {children}
    </Button>
  );
}
