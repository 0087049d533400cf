import { type ComponentType, lazy } from 'react';
import { matchRoutes, type RouteObject, useLocation, useRoutes } from 'react-router';
import { paths } from '#web/paths.ts';
import { FailureBoundary } from './failure-boundary.tsx';
import { RequireGuest, RequireUser } from './guards.tsx';
import { Root } from './root.tsx';

type Screen = Pick<RouteObject, 'Component' | 'handle'>;

/** Every screen is loaded when it is first opened. */
function screen(load: () => Promise<ComponentType>): Screen {
  return { Component: lazy(async () => ({ default: await load() })), handle: load };
}

const auth = screen(async () => (await import('#web/pages/auth-page.tsx')).AuthPage);

const openScreens: RouteObject[] = [
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
    path: '*',
    ...screen(async () => (await import('#web/pages/not-found-page.tsx')).NotFoundPage),
  },
];

const userScreens: RouteObject[] = [
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
    path: paths.learner,
    ...screen(async () => (await import('#web/pages/learner-page.tsx')).LearnerPage),
  },
  {
    path: paths.account,
    ...screen(async () => (await import('#web/pages/account-page.tsx')).AccountPage),
  },
  {
    path: paths.licences,
    ...screen(async () => (await import('#web/pages/licences-page.tsx')).LicencesPage),
  },
  {
    path: paths.admin,
    ...screen(async () => (await import('#web/pages/admin-page.tsx')).AdminPage),
  },
];

const routes: RouteObject[] = [
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
    ],
  },
];

export function Screens() {
  const { pathname } = useLocation();
  return <FailureBoundary place={pathname}>{useRoutes(routes)}</FailureBoundary>;
}

/** Fetches a screen with its frame, before it is known whether somebody may see it. */
export function fetchScreen(pathname: string): void {
  for (const { route } of matchRoutes(routes, pathname) ?? []) {
    // A screen that cannot be fetched says so when it is opened.
    (route.handle as (() => Promise<unknown>) | undefined)?.().catch(() => {});
  }
}
