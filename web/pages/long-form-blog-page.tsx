import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { EmptyDesk } from '#web/ui/drawings/empty-desk.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

export function LongFormBlogPage() {
  return (
    <>
      <PageHeader title="Long-Form Blog Generator" />
      <EmptyState
        drawing={<EmptyDesk />}
        title="The desk is still empty"
        action={
          <Button component={Link} to={paths.home} variant="default">
            Back to Tools
          </Button>
        }
      >
        Long articles come with one of the next versions of Porchlight.
      </EmptyState>
    </>
  );
}
