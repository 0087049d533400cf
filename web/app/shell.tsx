import { Alert, Anchor, Container } from '@mantine/core';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useAppState } from '#web/app-state.ts';
import { hasPersistedState } from '#web/local-content/clear-local-content.ts';
import { Link } from '#web/navigation/link.tsx';
import { Outlet, useLocation, useNavigationType } from '#web/navigation/router.tsx';
import { useScrollMemory } from '#web/navigation/use-scroll-memory.ts';
import { authPathFor } from '#web/paths.ts';
import { isOutage, useCurrentUser } from '#web/session/session.ts';
import { NavigationBar } from './navigation-bar.tsx';
import classes from './shell.module.css';

/** The frame around every screen for signed-in people. */
export function Shell() {
  const main = useFocusOnNewPage();
  useScrollMemory();
  return (
    <>
      <a href="#main" className={classes.skip}>
        Skip to content
      </a>
      <ResumeGenerations />
      <NavigationBar />
      <Container component="main" id="main" tabIndex={-1} ref={main} className={classes.main}>
        <ConnectionNotice />
        <Outlet />
      </Container>
    </>
  );
}

/** Moves the focus to a page that was just opened from another, so that the keyboard starts there. */
function useFocusOnNewPage() {
  const main = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  const isFirstPage = useNavigationType() === 'POP';
  const shown = useRef(isFirstPage ? pathname : undefined);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}

function subscribeToNetwork(onChange: () => void): () => void {
  const listening = new AbortController();
  for (const type of ['online', 'offline']) {
    window.addEventListener(type, onChange, { signal: listening.signal });
  }
  return () => listening.abort();
}

const isConnected = () => navigator.onLine;

const loadStore = () => import('#web/features/posts/generation/generation-store.ts');

/** Takes up the texts that were being written before a reload, on whichever page that was. */
function ResumeGenerations() {
  const app = useAppState();
  const userId = useCurrentUser().user?.id;
  useEffect(() => {
    if (userId === undefined || !hasPersistedState(userId, 'writings')) return;
    loadStore().then(
      ({ createGenerationStore }) => app.get(createGenerationStore).resume(),
      // The server is gone at this moment; its pieces come with the recent ones.
      () => {},
    );
  }, [app, userId]);
  return null;
}

/** Says above a page that there is no network, or that its session ended or its server is gone while it was open. */
function ConnectionNotice() {
  const current = useCurrentUser();
  const isOnline = useSyncExternalStore(subscribeToNetwork, isConnected, () => true);
  const { pathname, search } = useLocation();
  if (!isOnline) {
    return (
      <Alert color="amber" mb="lg" role="status">
        You’re offline. You can read and copy what you’ve opened here, and what you type is kept.
        Writing, saving and pictures wait until you’re back online.
      </Alert>
    );
  }
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
