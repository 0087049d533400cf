import {
  Avatar,
  Menu,
  SegmentedControl,
  UnstyledButton,
  useMantineColorScheme,
} from '@mantine/core';
import { IconLogout, IconUserCircle } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { User } from '#contract/auth.ts';
import { useLogout } from '#web/features/auth/use-auth.ts';
import { paths } from '#web/paths.ts';
import classes from './user-menu.module.css';

export function UserMenu({ user }: { user: User }) {
  const logout = useLogout();
  return (
    <Menu position="bottom-end" width={240}>
      <Menu.Target>
        <UnstyledButton className={classes.target} aria-label={`Menu of ${user.username}`}>
          <Avatar name={user.username} color="evergreen" size={36} aria-hidden />
          <span className={classes.name}>{user.username}</span>
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
        <Menu.Divider />
        <Menu.Label>Appearance</Menu.Label>
        <ColorSchemeSwitch />
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

function ColorSchemeSwitch() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <SegmentedControl
      className={classes.schemes}
      aria-label="Appearance"
      fullWidth
      value={colorScheme}
      onChange={setColorScheme}
      data={[
        { value: 'auto', label: 'System' },
        { value: 'light', label: 'Light' },
        { value: 'dark', label: 'Dark' },
      ]}
    />
  );
}
