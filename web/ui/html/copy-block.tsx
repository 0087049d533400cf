import { Button, Group, Paper, Text, Title } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useCopy } from './clipboard.ts';

type Props = {
  title: string;
  text: string;
  /** What the notification says after copying. */
  copied: string;
  headingOrder?: 2 | 3 | 4;
};

/** A short text under its name, with a button that copies it. */
export function CopyBlock({ title, text, copied, headingOrder = 3 }: Props) {
  const copyText = useCopy();
  const copy = () => copyText({ text }, { title: 'Copied', description: copied });
  return (
    <Paper component="section" p="md">
      <Group justify="space-between" wrap="nowrap" mb={4}>
        <Title order={headingOrder} size="h5">
          {title}
        </Title>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconCopy size={16} aria-hidden />}
          aria-label={`Copy the ${title.toLowerCase()}`}
          onClick={copy}
        >
          Copy
        </Button>
      </Group>
      <Text c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        {text}
      </Text>
    </Paper>
  );
}
