import { Suspense } from 'react';
import { Outlet } from 'react-router';
import { SessionPing } from '#web/session/session-ping.tsx';
import { LazyToaster } from '#web/ui/toasts/lazy-toaster.tsx';

/** What is there on every screen. */
export function Root() {
  return (
    <>
      <SessionPing />
      <Suspense>
        <Outlet />
      </Suspense>
      <LazyToaster />
    </>
  );
}
