import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { downloadAllReviews, downloadReviewRecord } from '#contract/calls/review.ts';
import { messageFor } from '#web/api/api-error.ts';
import { useDownload } from '#web/api/download.ts';
import { useShowToast } from '#web/ui/toasts/toast-store.ts';

/** Downloads the record, one's own or everybody's, as a table that any spreadsheet opens. */
export function RecordButton({ isOfAll = false, label = 'Review record' }) {
  const showToast = useShowToast();
  const options = {
    onError: (error: Error) => {
      showToast({
        tone: 'error',
        title: 'Download failed',
        description: messageFor(error, 'We couldn’t create the file. Please try again.'),
      });
    },
  };
  const own = useDownload(downloadReviewRecord, options);
  const all = useDownload(downloadAllReviews, options);
  const record = isOfAll ? all : own;
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={18} aria-hidden />}
      loading={record.isPending}
      onClick={() => record.mutate({ query: { format: 'csv' } })}
    >
      {label}
    </Button>
  );
}
