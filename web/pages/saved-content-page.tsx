import { Badge, Button } from '@mantine/core';
import { Link } from 'react-router';
import { savedContentLimit } from '#contract/limits.ts';
import { useSignature } from '#web/features/account/use-signature.ts';
import { FactsGuard } from '#web/features/claims/facts-guard.tsx';
import { SavedContentList } from '#web/features/saved-content/saved-content-list.tsx';
import { useSavedContent } from '#web/features/saved-content/saved-content-queries.ts';
import { SavedContentSkeleton } from '#web/features/saved-content/saved-content-skeleton.tsx';
import { useSavedCount } from '#web/features/saved-content/use-saved-count.ts';
import { paths } from '#web/paths.ts';
import { EmptyShelf } from '#web/ui/drawings/empty-shelf.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

export function SavedContentPage() {
  const { data: items, isError, refetch } = useSavedContent();
  const signature = useSignature();
  const limit = useSavedCount(true).data?.limit ?? savedContentLimit;

  return (
    <>
      <PageHeader title="Saved Content">
        {items && (
          <Badge color="amber">
            {items.length} / {limit} items
          </Badge>
        )}
      </PageHeader>
      {items && items.length > 0 && (
        <FactsGuard>
          <SavedContentList
            items={items}
            signatureFor={({ state }) => signature({ platform: 'plain', state })}
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
