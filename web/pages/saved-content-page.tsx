import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { EmptyShelf } from '#web/ui/drawings/empty-shelf.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

export function SavedContentPage() {
  return (
    <>
      <PageHeader title="Saved Content" />
      <EmptyState
        drawing={<EmptyShelf />}
        title="No saved content yet"
        action={
          <Button component={Link} to={paths.home} variant="default">
            Back to Tools
          </Button>
        }
      >
        You can save up to 20 items. Saving comes with one of the next versions of Porchlight.
      </EmptyState>
    </>
  );
}
