import { Alert, Anchor } from '@mantine/core';
import { Link, useLocation } from 'react-router';
import { authPathFor } from '#web/paths.ts';
import { isOutage, useCurrentUser } from '#web/session/session.ts';

/** Stands over a page whose session ended, or whose server is gone, while it was open. */
export function SignedOutNotice() {
  const current = useCurrentUser();
  const { pathname, search } = useLocation();
  if (current.status !== 'signed-out') return null;
  return (
    <Alert color="amber" mb="lg" role="status">
      {isOutage(current.reason)
        ? 'We can’t reach Porchlight right now. Everything on this page is still here. '
        : 'You’ve been signed out. Everything on this page is still here. '}
      <Anchor component={Link} to={authPathFor(pathname + search)} fw={600}>
        Log in again
      </Anchor>
    </Alert>
  );
}
