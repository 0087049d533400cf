import { Stack } from '@mantine/core';
import { messageFor } from '#web/api/api-error.ts';
import { useAdminTopics } from '#web/features/catalog/topics/topic-calls.ts';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { LoadingArea } from '#web/ui/loading-area.tsx';
import { ExportCard } from './export-card.tsx';
import { ImportCard } from './import-card.tsx';

type Props = { onUnsaved: (isUnsaved: boolean) => void };

/** Topics as files: in from a spreadsheet or another Porchlight, and out again. */
export function Transfer({ onUnsaved }: Props) {
  const topics = useAdminTopics();
  if (topics.data) {
    return (
      <Stack gap="lg">
        <ImportCard topics={topics.data} onUnsaved={onUnsaved} />
        <ExportCard topics={topics.data} />
      </Stack>
    );
  }
  if (topics.isPending) return <LoadingArea height={400} />;
  return (
    <LoadFailure onRetry={() => topics.refetch()}>
      {messageFor(topics.error, 'We could not load the topics.')}
    </LoadFailure>
  );
}
