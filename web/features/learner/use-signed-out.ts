import { isOutage, loggedOutReason, useCurrentUser } from '#web/session/session.ts';

/** Whether the session has ended under the page. A server that is gone is something else. */
export function useSignedOut(): boolean {
  const current = useCurrentUser();
  if (current.status !== 'signed-out') return false;
  return current.reason !== loggedOutReason && !isOutage(current.reason);
}
