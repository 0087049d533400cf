import { Button, type ButtonVariant, Menu, type MenuProps } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode, Ref } from 'react';

type Props = {
  name: string;
  icon: ReactNode;
  children: ReactNode;
  isDisabled?: boolean;
  variant?: ButtonVariant;
  position?: MenuProps['position'];
  ref?: Ref<HTMLButtonElement>;
};

/** A button that offers several ways to do one thing. */
export function ToolMenu({ name, icon, children, isDisabled, position, ...button }: Props) {
  return (
    <Menu withinPortal={false} position={position}>
      <Menu.Target>
        <Button
          variant="default"
          {...button}
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
