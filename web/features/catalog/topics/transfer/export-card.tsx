import { Button, Card, Group, Text, Title } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { Topic } from '#contract/catalog/topics.ts';
import { saveCsv, saveJson } from './save-file.ts';
import { toCsv, toJson } from './write-topics.ts';

export function ExportCard({ topics }: { topics: Topic[] }) {
  const day = new Date().toISOString().slice(0, 10);
  const icon = <IconDownload size={18} aria-hidden />;
  const isEmpty = topics.length === 0;
  return (
    <Card>
      <Title order={2} size="h3">
        Export
      </Title>
      <Text c="dimmed" mt={4} mb="md" maw={680}>
        {countText(topics.length)} with titles and questions, as a table for a spreadsheet or as
        JSON. Either can be imported again.
      </Text>
      <Group gap="xs">
        <Button
          variant="default"
          leftSection={icon}
          disabled={isEmpty}
          onClick={() => saveCsv(toCsv(topics), `topics-${day}.csv`)}
        >
          Download CSV
        </Button>
        <Button
          variant="default"
          leftSection={icon}
          disabled={isEmpty}
          onClick={() => saveJson(toJson(topics), `topics-${day}.json`)}
        >
          Download JSON
        </Button>
      </Group>
    </Card>
  );
}

const countText = (count: number) => (count === 1 ? 'The one topic' : `All ${count} topics`);
