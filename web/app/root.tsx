import { Suspense } from 'react';
import { Outlet } from 'react-router';
import { SessionKeeper } from '#web/session/session-ping.tsx';
import { LateToaster } from '#web/ui/toasts/lazy-toaster.tsx';

/** What is there on every screen. */
export function Root() {
  return (
    <>
      <SessionKeeper />
      <Suspense>
        <Outlet />
      </Suspense>
      <LateToaster />
    </>
  );
}
