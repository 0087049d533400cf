/** A screen with its module, and the kilobytes it may weigh in gzip before anything is clicked. */
export type Screen = {
  route: string;
  module: string;
  /** Whether it stands in the frame with the navigation. */
  isInShell: boolean;
  js: number;
  css: number;
};

const screen = (route: string, page: string, budget: { js: number; css: number }): Screen => ({
  route,
  module: `pages/${page}-page.tsx`,
  isInShell: false,
  ...budget,
});

/** Before somebody has signed in. */
const openScreens = [
  screen('/auth', 'auth', { js: 196, css: 38 }),
  screen('/forgot-password', 'forgot-password', { js: 190, css: 38 }),
  screen('/reset-password', 'reset-password', { js: 193, css: 38 }),
  screen('(no such page)', 'not-found', { js: 168, css: 38 }),
];

const userScreens = [
  screen('/', 'home', { js: 230, css: 40 }),
  screen('/insights', 'posts', { js: 320, css: 44 }),
  screen('/blog', 'blog', { js: 330, css: 45 }),
  screen('/blog/long-form', 'long-form-blog', { js: 299, css: 44 }),
  screen('/saved-content', 'saved-content', { js: 255, css: 40 }),
  screen('/content/:id', 'saved-content-item', { js: 261, css: 41 }),
  screen('/learner-test', 'learner', { js: 245, css: 40 }),
  screen('/licences', 'licences', { js: 226, css: 40 }),
  screen('/account', 'account', { js: 277, css: 40 }),
  screen('/admin', 'admin', { js: 252, css: 40 }),
];

export const screens: Screen[] = [
  ...openScreens,
  ...userScreens.map((each) => ({ ...each, isInShell: true })),
];
