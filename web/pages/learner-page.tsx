import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { Notebook } from '#web/ui/drawings/notebook.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

export function LearnerPage() {
  return (
    <>
      <PageHeader title="Learner System" />
      <EmptyState
        drawing={<Notebook />}
        title="An empty notebook"
        action={
          <Button component={Link} to={paths.home} variant="default">
            Back to Tools
          </Button>
        }
      >
        Keeping your answers comes with one of the next versions of Porchlight.
      </EmptyState>
    </>
  );
}
