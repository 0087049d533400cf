import { Alert, Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { authPathFor } from '#web/paths.ts';

type Props = { reason: string | undefined; next: string };

/** Stands over a page whose session ended while it was open. */
export function SignedOutNotice({ reason, next }: Props) {
  const isSignedOut = reason === 'Not authenticated';
  return (
    <Alert color="amber" mb="lg" role="status">
      {isSignedOut ? 'You have been signed out. ' : 'Porchlight cannot be reached just now. '}
      What is on this page stays here.{' '}
      <Anchor component={Link} to={authPathFor(next)} fw={600}>
        Log in again
      </Anchor>
    </Alert>
  );
}
