import { Center, Loader } from '@mantine/core';
import { Suspense, useDeferredValue, useState } from 'react';
import { Navigate, Outlet, useLocation } from '#web/navigation/router.tsx';
import { useSearchParams } from '#web/navigation/use-search-params.ts';
import { authPathFor, paths } from '#web/paths.ts';
import { loggedOutReason, useCurrentUser } from '#web/session/session.ts';

/**
 * Lets signed-in people through. Who was let in keeps the page when the session ends under it (the
 * shell says so): nothing on it may be lost. The next page asks for a login.
 */
export function RequireUser() {
  const current = useCurrentUser();
  const { pathname, search } = useLocation();
  const [admittedTo, setAdmittedTo] = useState<string>();
  // The screen is drawn in small steps, between which the browser can do something else.
  const isWaiting = useDeferredValue(current.status === 'pending');

  if (current.status === 'signed-in' && current.isConfirmed && admittedTo !== pathname) {
    setAdmittedTo(pathname);
  }
  if (isWaiting || current.status === 'pending') return <Waiting />;
  if (current.status === 'signed-out') {
    if (current.reason === loggedOutReason) return <Navigate to={paths.auth} replace />;
    if (admittedTo !== pathname) return <Navigate to={authPathFor(pathname + search)} replace />;
  }
  return (
    <Suspense fallback={<Waiting />}>
      <Outlet />
    </Suspense>
  );
}

/** The auth page sends signed-in people on: to where they wanted to go, else home. */
export function RequireGuest() {
  const { status } = useCurrentUser();
  const [search] = useSearchParams();
  if (status === 'signed-in') return <Navigate to={safeNext(search.get('next'))} replace />;
  return <Outlet />;
}

/** Only addresses of our own: a login must never lead to another website. */
function safeNext(next: string | null): string {
  const { origin } = window.location;
  const url = URL.parse(next ?? '', origin);
  return url?.origin === origin ? url.pathname + url.search : paths.home;
}

function Waiting() {
  return (
    <Center h="60vh">
      <Loader aria-label="Loading" />
    </Center>
  );
}
