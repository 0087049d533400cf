import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { EmptyPorch } from '#web/ui/drawings/empty-porch.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

export function PostsPage() {
  return (
    <>
      <PageHeader title="GBP & SM Content" />
      <EmptyState
        drawing={<EmptyPorch />}
        title="The light is not on here yet"
        action={
          <Button component={Link} to={paths.home} variant="default">
            Back to Tools
          </Button>
        }
      >
        Making posts comes with one of the next versions of Porchlight.
      </EmptyState>
    </>
  );
}
