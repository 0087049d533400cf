import { Outlet } from 'react-router';
import { SessionKeeper } from '#web/session/session-keeper.tsx';
import { Toaster } from '#web/ui/toasts/toaster.tsx';

/** What is there on every screen. */
export function Root() {
  return (
    <>
      <SessionKeeper />
      <Outlet />
      <Toaster />
    </>
  );
}
