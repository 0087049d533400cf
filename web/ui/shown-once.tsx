import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useCopy } from '#web/ui/html/clipboard.ts';

type Props = {
  /** What it is called beside the field: "Invite link". */
  label: string;
  /** What the button copies: "the link". */
  what: string;
  value: string;
  /** What to do with it. */
  children: ReactNode;
  /** What is to be said of this one, below the field. */
  warning?: ReactNode;
  onClose: () => void;
};

/** A link or secret that nobody can see again, to be copied now. */
export function ShownOnce({ label, what, value, children, warning, onClose }: Props) {
  const copy = useCopy();
  const copied = {
    title: 'Copied',
    description: `The ${label.toLowerCase()} is on your clipboard.`,
  };
  return (
    <Stack>
      <Text role="status">{children} It is shown only now.</Text>
      <TextInput
        label={label}
        readOnly
        value={value}
        onFocus={(event) => event.currentTarget.select()}
      />
      {warning}
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onClose}>
          Done
        </Button>
        <Button
          leftSection={<IconCopy size={18} aria-hidden />}
          autoFocus
          onClick={() => copy({ text: value }, copied)}
        >
          Copy {what}
        </Button>
      </Group>
    </Stack>
  );
}
