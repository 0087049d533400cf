import { Button, Group, Paper, Text, Title } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { copyAndTell } from '#web/ui/html/clipboard.ts';

/** What a picture for the text was, or could be, made from. */
export function ImagePrompt({ prompt }: { prompt: string }) {
  const copy = () =>
    copyAndTell(
      { text: prompt },
      { title: 'Copied', description: 'Image prompt copied to clipboard' },
    );
  return (
    <Paper component="section" p="md">
      <Group justify="space-between" wrap="nowrap" mb={4}>
        <Title order={3} size="h5">
          Image Prompt
        </Title>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconCopy size={16} aria-hidden />}
          aria-label="Copy the image prompt"
          onClick={copy}
        >
          Copy
        </Button>
      </Group>
      <Text c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        {prompt}
      </Text>
    </Paper>
  );
}
