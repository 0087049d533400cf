import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { KeyLocked } from '#web/ui/drawings/key-locked.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

export function AccountPage() {
  return (
    <>
      <PageHeader title="My Account" />
      <EmptyState
        drawing={<KeyLocked />}
        title="Nothing to set yet"
        action={
          <Button component={Link} to={paths.home} variant="default">
            Back to Tools
          </Button>
        }
      >
        Your profile, password and data come here with one of the next versions of Porchlight.
      </EmptyState>
    </>
  );
}
