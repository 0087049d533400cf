import { Popover } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { RichTextEditor } from '@mantine/tiptap';
import type { ReactNode } from 'react';

type Props = {
  label: string;
  icon: ReactNode;
  isActive: boolean;
  /** What is in the popover, which it may close. */
  children: (close: () => void) => ReactNode;
};

/** A tool of the editor that asks for more in a small form below it. */
export function PopoverTool({ label, icon, isActive, children }: Props) {
  const [isOpen, popover] = useDisclosure();
  return (
    <Popover opened={isOpen} onChange={popover.set} trapFocus returnFocus position="bottom">
      <Popover.Target>
        <RichTextEditor.Control
          aria-label={label}
          title={label}
          active={isActive}
          onClick={popover.toggle}
        >
          {icon}
        </RichTextEditor.Control>
      </Popover.Target>
      <Popover.Dropdown aria-label={label} w={320}>
        {children(popover.close)}
      </Popover.Dropdown>
    </Popover>
  );
}
