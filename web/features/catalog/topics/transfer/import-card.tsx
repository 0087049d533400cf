import { Alert, Button, Card, Group, Stack, Switch, Text, Title } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import type { Topic } from '#contract/catalog/topics.ts';
import { FormError } from '#web/ui/form-error.tsx';
import { ImportPreview } from './import-preview.tsx';
import { ImportSource } from './import-source.tsx';
import { columns } from './topic-columns.ts';
import { useImport } from './use-import.ts';

type Props = { topics: Topic[]; onUnsaved: (isUnsaved: boolean) => void };

/** All or nothing, and only after everybody could see what it would do. */
export function ImportCard({ topics, onUnsaved }: Props) {
  const work = useImport(topics, onUnsaved);
  return (
    <Card>
      <Title order={2} size="h3">
        Import
      </Title>
      <Text c="dimmed" mt={4} mb="md" maw={680}>
        Many topics at once, from a CSV or JSON file with the columns{' '}
        {columns.slice(0, -1).join(', ')} and {columns.at(-1)}. Only identifier is needed. Titles
        and questions go in one cell each, one per line.
      </Text>
      <Stack gap="md">
        <ImportSource text={work.text} onText={work.setText} onProblem={work.setFileProblem} />
        <Switch
          label="Update topics that exist already"
          description="They’re updated from the file. Anything it doesn’t mention stays the same."
          checked={work.updateExisting}
          onChange={(event) => work.setUpdateExisting(event.currentTarget.checked)}
        />
        {work.problem && (
          <Alert color="red" icon={<IconAlertCircle size={20} aria-hidden />}>
            {work.problem}
          </Alert>
        )}
        {work.unknownColumns.length > 0 && (
          <Text size="sm" c="dimmed">
            Columns that are not used: {work.unknownColumns.join(', ')}
          </Text>
        )}
        {work.rows.length > 0 && <ImportPreview rows={work.rows} />}
        <FormError>{work.failure}</FormError>
        <Group>
          <Button onClick={work.send} loading={work.isPending} disabled={!work.isReady}>
            {work.isReady ? `Import ${countText(work.rows.length)}` : 'Import'}
          </Button>
        </Group>
      </Stack>
    </Card>
  );
}

const countText = (count: number) => (count === 1 ? '1 topic' : `${count} topics`);
