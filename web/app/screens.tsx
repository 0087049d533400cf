import { Button, Container } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Component, type ComponentType, type ReactNode, Suspense, useEffect } from 'react';
import { pingSession } from '#contract/calls/auth.ts';
import { call } from '#web/api/call.ts';
import {
  matchRoute,
  Navigate,
  Outlet,
  type Route,
  Routes,
  useLocation,
} from '#web/navigation/router.tsx';
import { paths } from '#web/paths.ts';
import { refreshSession, useCurrentUser } from '#web/session/session.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { preloadable } from '#web/ui/preloadable.tsx';
import { useToasts } from '#web/ui/toasts/toast-store.ts';
import { useLazyPart } from '#web/ui/use-lazy-part.ts';
import { RequireGuest, RequireUser } from './guards.tsx';

/** What is there on every screen. */
function Root() {
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

const pingEvery = 3 * 60_000;

/** Keeps the session alive while the page is open; a failed ping has the session checked anew. */
function SessionPing() {
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

const loadToaster = async () => (await import('#web/ui/toasts/toaster.tsx')).Toaster;

/**
 * The notification region, which no screen needs at first. It comes as soon as the screen stands, to be there before
 * the first notification as a rule, since that may be about a lost connection; every new one tries again.
 */
function LazyToaster() {
  const Toaster = useLazyPart(loadToaster, useToasts()[0]?.id, 0);
  return Toaster && <Toaster />;
}

/** Every screen is loaded when it is first opened, or before. */
function screen(load: () => Promise<ComponentType>): Pick<Route, 'Component' | 'preload'> {
  const Component = preloadable(load);
  return { Component, preload: Component.preload };
}

const auth = screen(async () => (await import('#web/pages/auth-page.tsx')).AuthPage);

const openScreens: Route[] = [
  {
    path: paths.forgotPassword,
    ...screen(async () => (await import('#web/pages/forgot-password-page.tsx')).ForgotPasswordPage),
  },
  {
    path: paths.resetPassword,
    ...screen(async () => (await import('#web/pages/reset-password-page.tsx')).ResetPasswordPage),
  },
  {
    path: paths.confirmEmail,
    ...screen(async () => (await import('#web/pages/confirm-email-page.tsx')).ConfirmEmailPage),
  },
  {
    path: paths.review,
    ...screen(async () => (await import('#web/pages/review-page.tsx')).ReviewPage),
  },
];

const userScreens: Route[] = [
  {
    path: paths.home,
    ...screen(async () => (await import('#web/pages/home-page.tsx')).HomePage),
  },
  {
    path: paths.posts,
    ...screen(async () => (await import('#web/pages/posts-page.tsx')).PostsPage),
  },
  {
    path: paths.blog,
    ...screen(async () => (await import('#web/pages/blog-page.tsx')).BlogPage),
  },
  {
    path: paths.longFormBlog,
    ...screen(async () => (await import('#web/pages/long-form-blog-page.tsx')).LongFormBlogPage),
  },
  {
    path: paths.savedContent,
    ...screen(async () => (await import('#web/pages/saved-content-page.tsx')).SavedContentPage),
  },
  {
    path: paths.savedContentItem,
    ...screen(
      async () => (await import('#web/pages/saved-content-item-page.tsx')).SavedContentItemPage,
    ),
  },
  {
    path: paths.plan,
    ...screen(async () => (await import('#web/pages/plan-page.tsx')).PlanPage),
  },
  {
    path: paths.needsYou,
    ...screen(async () => (await import('#web/pages/needs-you-page.tsx')).NeedsYouPage),
  },
  {
    path: paths.handOff,
    ...screen(async () => (await import('#web/pages/hand-off-page.tsx')).HandOffPage),
  },
  {
    path: paths.learner,
    ...screen(async () => (await import('#web/pages/learner-page.tsx')).LearnerPage),
  },
  {
    path: paths.account,
    ...screen(async () => (await import('#web/pages/account-page.tsx')).AccountPage),
  },
  {
    path: paths.help,
    ...screen(async () => (await import('#web/pages/help-page.tsx')).HelpPage),
  },
  {
    path: paths.licenses,
    ...screen(async () => (await import('#web/pages/licenses-page.tsx')).LicensesPage),
  },
  // Its address until it was spelled as in America.
  { path: '/licences', Component: () => <Navigate to={paths.licenses} replace /> },
  {
    path: paths.admin,
    ...screen(async () => (await import('#web/pages/admin-page.tsx')).AdminPage),
  },
];

const routes: Route[] = [
  {
    Component: Root,
    children: [
      {
        Component: RequireGuest,
        children: [
          { path: paths.auth, ...auth },
          { path: paths.login, ...auth },
        ],
      },
      ...openScreens,
      {
        Component: RequireUser,
        children: [
          {
            ...screen(async () => (await import('./shell.tsx')).Shell),
            children: userScreens,
          },
        ],
      },
      {
        path: '*',
        ...screen(async () => (await import('#web/pages/not-found-page.tsx')).NotFoundPage),
      },
    ],
  },
];

export function Screens() {
  const { pathname } = useLocation();
  return (
    <FailureBoundary place={pathname}>
      <Routes routes={routes} />
    </FailureBoundary>
  );
}

/** Fetches a screen with its frame. One that cannot be fetched says so when it is opened. */
export async function fetchScreen(pathname: string): Promise<void> {
  const { chain = [] } = matchRoute(routes, pathname) ?? {};
  await Promise.all(chain.map(({ preload }) => preload?.()));
}

/** `place` is where the children are; at another one they get another try. */
type Props = { place: string; children: ReactNode };

/** When a screen breaks or cannot be loaded. */
class FailureBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidUpdate({ place }: Props): void {
    if (this.state.hasFailed && place !== this.props.place) this.setState({ hasFailed: false });
  }

  override render() {
    return this.state.hasFailed ? <PageFailure /> : this.props.children;
  }
}

const loadDrawing = async () => (await import('#web/ui/drawings/empty-porch.tsx')).EmptyPorch;

/** When a screen breaks or cannot be loaded: then the drawing may be missing too. */
function PageFailure() {
  const EmptyPorch = useLazyPart(loadDrawing, true);
  return (
    <Container component="main">
      <title>Something went wrong · Porchlight</title>
      <EmptyState
        drawing={EmptyPorch && <EmptyPorch />}
        title="We couldn’t show this page"
        action={<Button onClick={() => window.location.reload()}>Reload the page</Button>}
      >
        Something went wrong. Anything you saved is safe.
      </EmptyState>
    </Container>
  );
}
