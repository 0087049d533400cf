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
  screen('/auth', 'auth', { js: 141, css: 37 }),
  screen('/forgot-password', 'forgot-password', { js: 138, css: 36 }),
  screen('/reset-password', 'reset-password', { js: 138, css: 36 }),
  screen('/confirm-email', 'confirm-email', { js: 130, css: 36 }),
  screen('/review/:token', 'review', { js: 152, css: 38 }),
  screen('(no such page)', 'not-found', { js: 118, css: 36 }),
];

const userScreens = [
  screen('/', 'home', { js: 195, css: 38 }),
  screen('/insights', 'posts', { js: 219, css: 38 }),
  screen('/blog', 'blog', { js: 269, css: 41 }),
  screen('/blog/long-form', 'long-form-blog', { js: 286, css: 44 }),
  screen('/saved-content', 'saved-content', { js: 221, css: 38 }),
  screen('/content/:id', 'saved-content-item', { js: 224, css: 39 }),
  screen('/learner-test', 'learner', { js: 220, css: 38 }),
  screen('/help', 'help', { js: 194, css: 37 }),
  screen('/licenses', 'licenses', { js: 194, css: 37 }),
  screen('/account', 'account', { js: 250, css: 38 }),
  screen('/admin', 'admin', { js: 238, css: 37 }),
];

export const screens: ScreenBudget[] = [
  ...openScreens,
  ...userScreens.map((each) => ({ ...each, isInShell: true })),
];
