import { Badge, Button, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { lazy, useDeferredValue } from 'react';
import { downloadSavedContent } from '#contract/calls/saved-content.ts';
import { savedContentLimit } from '#contract/limits.ts';
import { messageFor } from '#web/api/api-error.ts';
import { useDownload } from '#web/api/download.ts';
import { useSignatureWhenKnown } from '#web/features/account/use-signature.ts';
import { FactsGuard } from '#web/features/claims/facts-guard.tsx';
import { SavedContentList } from '#web/features/saved-content/saved-content-list.tsx';
import { useSavedContent } from '#web/features/saved-content/saved-content-queries.ts';
import { SavedContentSkeleton } from '#web/features/saved-content/saved-content-skeleton.tsx';
import { useSavedCount } from '#web/features/saved-content/use-saved-count.ts';
import { Link } from '#web/navigation/link.tsx';
import { paths } from '#web/paths.ts';
import { EmptyShelf } from '#web/ui/drawings/empty-shelf.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { HeaderAction } from '#web/ui/header-action.tsx';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { useShowToast } from '#web/ui/toasts/toast-store.ts';

const PublishListed = lazy(async () => ({
  default: (await import('./saved-item/publish-listed.tsx')).PublishListed,
}));
const PlanDialog = lazy(async () => ({
  default: (await import('#web/features/plan/plan-dialog.tsx')).PlanDialog,
}));

export function SavedContentPage() {
  const { data, isError, refetch } = useSavedContent();
  // In small steps: a slow phone stays free while twenty cards are drawn.
  const items = useDeferredValue(data);
  const signature = useSignatureWhenKnown();
  const limit = useSavedCount(true).data?.limit ?? savedContentLimit;

  return (
    <>
      <PageHeader title="Saved Content">
        {items && (
          <Badge color="amber">
            {items.length} / {limit} items
          </Badge>
        )}
        {items && items.length > 0 && <DownloadAll />}
      </PageHeader>
      {items && items.length >= limit && (
        <Text size="sm" mb="md">
          Full: delete or download some
        </Text>
      )}
      {items && items.length > 0 && (
        <FactsGuard>
          <SavedContentList
            items={items}
            signatureFor={({ state }) => signature({ platform: 'plain', state })}
            renderPublish={(item, onClose) => <PublishListed summary={item} onClose={onClose} />}
            renderPlan={({ id }, onClose) => <PlanDialog contentId={id} onClose={onClose} />}
          />
        </FactsGuard>
      )}
      {items?.length === 0 && <NothingSaved limit={limit} />}
      {!items && !isError && <SavedContentSkeleton />}
      {!items && isError && (
        <LoadFailure onRetry={refetch}>We couldn’t load your saved content</LoadFailure>
      )}
    </>
  );
}

/** Every item with its pictures and its texts for platforms, in one file. */
function DownloadAll() {
  const showToast = useShowToast();
  const download = useDownload(downloadSavedContent, {
    onError: (error) =>
      void showToast({
        tone: 'error',
        title: 'Download failed',
        description: messageFor(error, 'We couldn’t create the file. Please try again.'),
      }),
  });
  return (
    <HeaderAction
      icon={<IconDownload size={18} aria-hidden />}
      description="All items, pictures and platform texts in one ZIP file"
      loading={download.isPending}
      onClick={() => download.mutate({})}
    >
      Download all
    </HeaderAction>
  );
}

function NothingSaved({ limit }: { limit: number }) {
  return (
    <EmptyState
      drawing={<EmptyShelf />}
      title="No saved content yet"
      action={
        <Button component={Link} to={paths.posts}>
          Create a post
        </Button>
      }
    >
      You can save up to {limit} items. Save a post or an article you like, and it will be here.
    </EmptyState>
  );
}
