import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { pingSession } from '#contract/auth.ts';
import { call } from '#web/api/call.ts';
import { refreshSession, useCurrentUser } from './session.ts';

const pingEvery = 3 * 60_000;

/** Keeps the session alive while the page is open; a failed ping has the session checked anew. */
export function SessionPing() {
  const client = useQueryClient();
  const isSignedIn = useCurrentUser().status === 'signed-in';

  useEffect(() => {
    if (!isSignedIn) return;
    const timer = setInterval(async () => {
      const isAlive = await call(pingSession, {}).then(
        ({ success }) => success,
        () => false,
      );
      if (!isAlive) await refreshSession(client);
    }, pingEvery);
    return () => clearInterval(timer);
  }, [client, isSignedIn]);

  return null;
}
