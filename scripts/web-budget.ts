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
  screen('/auth', 'auth', { js: 222, css: 38 }),
  screen('/forgot-password', 'forgot-password', { js: 222, css: 38 }),
  screen('/reset-password', 'reset-password', { js: 222, css: 38 }),
  screen('(no such page)', 'not-found', { js: 172, css: 38 }),
];

const userScreens = [
  screen('/', 'home', { js: 270, css: 40 }),
  screen('/insights', 'posts', { js: 325, css: 44 }),
  screen('/blog', 'blog', { js: 340, css: 45 }),
  screen('/blog/long-form', 'long-form-blog', { js: 325, css: 44 }),
  screen('/saved-content', 'saved-content', { js: 295, css: 40 }),
  screen('/content/:id', 'saved-content-item', { js: 305, css: 41 }),
  screen('/learner-test', 'learner', { js: 290, css: 40 }),
  screen('/licences', 'licences', { js: 270, css: 40 }),
  screen('/account', 'account', { js: 305, css: 40 }),
  screen('/admin', 'admin', { js: 290, css: 40 }),
];

export const screens: Screen[] = [
  ...openScreens,
  ...userScreens.map((each) => ({ ...each, isInShell: true })),
];
