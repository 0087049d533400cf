import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { KeyLocked } from '#web/ui/drawings/key-locked.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

export function AdminPage() {
  return (
    <>
      <PageHeader title="Admin" />
      <EmptyState
        drawing={<KeyLocked />}
        title="The office is not open yet"
        action={
          <Button component={Link} to={paths.home} variant="default">
            Back to Home
          </Button>
        }
      >
        Looking after topics, titles and prompts comes with one of the next versions of Porchlight.
      </EmptyState>
    </>
  );
}
