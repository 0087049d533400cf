import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { EmptyShelf } from '#web/ui/drawings/empty-shelf.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

export function SavedContentItemPage() {
  return (
    <>
      <PageHeader title="Saved Content" />
      <EmptyState
        drawing={<EmptyShelf />}
        title="Content Not Found"
        action={
          <Button component={Link} to={paths.home} variant="default">
            Back to Tools
          </Button>
        }
      >
        The content you're looking for doesn't exist or you don't have permission to view it.
      </EmptyState>
    </>
  );
}
