/** A screen with its module, and the kilobytes it may weigh in gzip before anything is clicked. */
export type ScreenBudget = {
  route: string;
  module: string;
  /** Whether it stands in the frame with the navigation. */
  isInShell: boolean;
  js: number;
  css: number;
};

const screen = (
  route: string,
  page: string,
  budget: { js: number; css: number },
): ScreenBudget => ({
  route,
  module: `pages/${page}-page.tsx`,
  isInShell: false,
  ...budget,
});

/** Before somebody has signed in. */
const openScreens = [
  screen('/auth', 'auth', { js: 142, css: 16 }),
  screen('/forgot-password', 'forgot-password', { js: 140, css: 14 }),
  screen('/reset-password', 'reset-password', { js: 139, css: 14 }),
  screen('/confirm-email', 'confirm-email', { js: 130, css: 14 }),
  screen('/review/:token', 'review', { js: 155, css: 16 }),
  screen('(no such page)', 'not-found', { js: 119, css: 10 }),
];

const userScreens = [
  screen('/', 'home', { js: 196, css: 18 }),
  screen('/insights', 'posts', { js: 223, css: 22 }),
  screen('/blog', 'blog', { js: 272, css: 25 }),
  screen('/blog/long-form', 'long-form-blog', { js: 292, css: 28 }),
  screen('/saved-content', 'saved-content', { js: 225, css: 21 }),
  screen('/content/:id', 'saved-content-item', { js: 230, css: 22 }),
  screen('/plan', 'plan', { js: 222, css: 20 }),
  screen('/plan/needs-you', 'needs-you', { js: 213, css: 18 }),
  screen('/plan/:id', 'hand-off', { js: 222, css: 20 }),
  screen('/learner-test', 'learner', { js: 223, css: 20 }),
  screen('/help', 'help', { js: 196, css: 18 }),
  screen('/licenses', 'licenses', { js: 195, css: 17 }),
  screen('/account', 'account', { js: 255, css: 25 }),
  screen('/admin', 'admin', { js: 241, css: 24 }),
];

export const screens: ScreenBudget[] = [
  ...openScreens,
  ...userScreens.map((each) => ({ ...each, isInShell: true })),
];
