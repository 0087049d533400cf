import { createBrowserRouter, type RouteObject } from 'react-router';
import { paths } from '#web/paths.ts';
import { RequireGuest, RequireUser } from './guards.tsx';
import { PageFailure } from './page-failure.tsx';
import { Root } from './root.tsx';

/** Every screen is loaded when it is first opened. */
const guestScreens: RouteObject[] = [paths.auth, paths.login].map((path) => ({
  path,
  lazy: async () => ({ Component: (await import('#web/pages/auth-page.tsx')).AuthPage }),
}));

const openScreens: RouteObject[] = [
  {
    path: paths.forgotPassword,
    lazy: async () => ({
      Component: (await import('#web/pages/forgot-password-page.tsx')).ForgotPasswordPage,
    }),
  },
  {
    path: paths.resetPassword,
    lazy: async () => ({
      Component: (await import('#web/pages/reset-password-page.tsx')).ResetPasswordPage,
    }),
  },
  {
    path: '*',
    lazy: async () => ({ Component: (await import('#web/pages/not-found-page.tsx')).NotFoundPage }),
  },
];

const userScreens: RouteObject[] = [
  {
    path: paths.home,
    lazy: async () => ({ Component: (await import('#web/pages/home-page.tsx')).HomePage }),
  },
  {
    path: paths.posts,
    lazy: async () => ({ Component: (await import('#web/pages/posts-page.tsx')).PostsPage }),
  },
  {
    path: paths.blog,
    lazy: async () => ({ Component: (await import('#web/pages/blog-page.tsx')).BlogPage }),
  },
  {
    path: paths.longFormBlog,
    lazy: async () => ({
      Component: (await import('#web/pages/long-form-blog-page.tsx')).LongFormBlogPage,
    }),
  },
  {
    path: paths.savedContent,
    lazy: async () => ({
      Component: (await import('#web/pages/saved-content-page.tsx')).SavedContentPage,
    }),
  },
  {
    path: paths.savedContentItem,
    lazy: async () => ({
      Component: (await import('#web/pages/saved-content-item-page.tsx')).SavedContentItemPage,
    }),
  },
  {
    path: paths.learner,
    lazy: async () => ({ Component: (await import('#web/pages/learner-page.tsx')).LearnerPage }),
  },
  {
    path: paths.account,
    lazy: async () => ({ Component: (await import('#web/pages/account-page.tsx')).AccountPage }),
  },
  {
    path: paths.licences,
    lazy: async () => ({ Component: (await import('#web/pages/licences-page.tsx')).LicencesPage }),
  },
  {
    path: paths.admin,
    lazy: async () => ({ Component: (await import('#web/pages/admin-page.tsx')).AdminPage }),
  },
];

export const router = createBrowserRouter([
  {
    Component: Root,
    ErrorBoundary: PageFailure,
    HydrateFallback: () => null,
    children: [
      { Component: RequireGuest, children: guestScreens },
      ...openScreens,
      {
        Component: RequireUser,
        children: [
          {
            lazy: async () => ({ Component: (await import('./shell.tsx')).Shell }),
            children: userScreens,
          },
        ],
      },
    ],
  },
]);
