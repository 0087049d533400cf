/** A screen with its module, and the kilobytes it may weigh in gzip before anything is clicked. */
export type ScreenBudget = {
  route: string;
  module: string;
  /** Whether it stands in the frame with the navigation. */
  isInShell: boolean;
  /** Whether it begins with a drawing, which is then fetched with its styles. */
  hasDrawing?: true;
  js: number;
  css: number;
};

const screen = (
  route: string,
  page: string,
  budget: Pick<ScreenBudget, 'js' | 'css' | 'hasDrawing'>,
): ScreenBudget => ({
  route,
  module: `pages/${page}-page.tsx`,
  isInShell: false,
  ...budget,
});

/** Before somebody has signed in. */
const openScreens = [
  screen('/auth', 'auth', { js: 125, css: 14, hasDrawing: true }),
  screen('/forgot-password', 'forgot-password', { js: 123, css: 13, hasDrawing: true }),
  screen('/reset-password', 'reset-password', { js: 122, css: 13, hasDrawing: true }),
  screen('/confirm-email', 'confirm-email', { js: 119, css: 13, hasDrawing: true }),
  screen('/review/:token', 'review', { js: 144, css: 15 }),
  screen('(no such page)', 'not-found', { js: 108, css: 13 }),
];

const userScreens = [
  screen('/', 'home', { js: 142, css: 17 }),
  screen('/insights', 'posts', { js: 189, css: 21 }),
  screen('/blog', 'blog', { js: 212, css: 23 }),
  screen('/blog/long-form', 'long-form-blog', { js: 217, css: 23 }),
  screen('/saved-content', 'saved-content', { js: 199, css: 21 }),
  screen('/content/:id', 'saved-content-item', { js: 203, css: 20 }),
  screen('/plan', 'plan', { js: 191, css: 18 }),
  screen('/plan/needs-you', 'needs-you', { js: 187, css: 18 }),
  screen('/plan/:id', 'hand-off', { js: 184, css: 17 }),
  screen('/learner-test', 'learner', { js: 185, css: 17 }),
  screen('/help', 'help', { js: 142, css: 17 }),
  screen('/licenses', 'licenses', { js: 142, css: 16 }),
  screen('/account', 'account', { js: 218, css: 24 }),
  screen('/admin', 'admin', { js: 198, css: 21 }),
];

export const screens: ScreenBudget[] = [
  ...openScreens,
  ...userScreens.map((each) => ({ ...each, isInShell: true })),
];
