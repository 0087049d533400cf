import {
  Avatar,
  type MantineColorScheme,
  Menu,
  UnstyledButton,
  useMantineColorScheme,
  VisuallyHidden,
} from '@mantine/core';
import { IconHelpCircle, IconLogout, IconUserCircle } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { User } from '#contract/auth.ts';
import { useLogout } from '#web/features/auth/use-auth.ts';
import { paths } from '#web/paths.ts';
import classes from './user-menu.module.css';

export function UserMenu({ user }: { user: User }) {
  const logout = useLogout();
  return (
    <Menu width={220} withinPortal={false}>
      <Menu.Target>
        <UnstyledButton className={classes.target}>
          <VisuallyHidden>Account menu for {user.username}</VisuallyHidden>
          <Avatar name={user.username} color="evergreen" size={36} aria-hidden />
          <span className={classes.name} aria-hidden>
            {user.username}
          </span>
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          component={Link}
          to={paths.account}
          leftSection={<IconUserCircle size={18} aria-hidden />}
        >
          My Account
        </Menu.Item>
        <Menu.Item
          component={Link}
          to={paths.help}
          leftSection={<IconHelpCircle size={18} aria-hidden />}
        >
          Help
        </Menu.Item>
        <Menu.Divider />
        <Menu.Label>Appearance</Menu.Label>
        <ColorSchemeItems />
        <Menu.Divider />
        <Menu.Item
          onClick={() => logout.mutate({})}
          disabled={logout.isPending}
          leftSection={<IconLogout size={18} aria-hidden />}
        >
          Log out
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

function ColorSchemeItems() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <Menu.RadioGroup
      value={colorScheme}
      onChange={(value) => setColorScheme(value as MantineColorScheme)}
    >
      <Menu.RadioItem value="auto">System</Menu.RadioItem>
      <Menu.RadioItem value="light">Light</Menu.RadioItem>
      <Menu.RadioItem value="dark">Dark</Menu.RadioItem>
    </Menu.RadioGroup>
  );
}
