import { Button, Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode, Ref } from 'react';

type Props = {
  name: string;
  icon: ReactNode;
  isDisabled: boolean;
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
};

/** A button of the card that offers several ways to do one thing. */
export function ToolMenu({ name, icon, isDisabled, children, ref }: Props) {
  return (
    <Menu withinPortal={false} position="top-start">
      <Menu.Target>
        <Button
          ref={ref}
          variant="subtle"
          leftSection={icon}
          rightSection={<IconChevronDown size={16} aria-hidden />}
          disabled={isDisabled}
        >
          {name}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}
