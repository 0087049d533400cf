import { Avatar, UnstyledButton, VisuallyHidden } from '@mantine/core';
import type { ComponentProps } from 'react';
import type { User } from '#contract/auth.ts';
import classes from './user-menu.module.css';

type Props = { user: User } & Omit<ComponentProps<'button'>, 'children' | 'style'>;

export function UserMenuButton({ user, ...rest }: Props) {
  return (
    <UnstyledButton {...rest} className={classes.target}>
      <VisuallyHidden>Account menu for {user.username}</VisuallyHidden>
      <Avatar name={user.username} color="evergreen" size={36} aria-hidden />
      <span className={classes.name} aria-hidden>
        {user.username}
      </span>
    </UnstyledButton>
  );
}
