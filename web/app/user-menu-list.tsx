import { type MantineColorScheme, Menu, useMantineColorScheme } from '@mantine/core';
import { IconHelpCircle, IconLogout, IconUserCircle } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import type { User } from '#contract/auth.ts';
import { useLogout } from '#web/features/auth/use-auth.ts';
import { Link } from '#web/navigation/link.tsx';
import { paths } from '#web/paths.ts';
import { UserMenuButton } from './user-menu-button.tsx';

type Props = {
  user: User;
  /** What the button that stood here before was doing. */
  before: { hadFocus: boolean; wasPressed: boolean };
};

export function UserMenuList({ user, before: { hadFocus, wasPressed } }: Props) {
  const logout = useLogout();
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (hadFocus) button.current?.focus({ preventScroll: true });
    if (wasPressed) setIsOpen(true);
  }, [hadFocus, wasPressed]);

  return (
    <Menu width={220} withinPortal={false} opened={isOpen} onChange={setIsOpen}>
      <Menu.Target>
        <UserMenuButton user={user} ref={button} />
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
