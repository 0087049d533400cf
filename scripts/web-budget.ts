/** A screen with its module, and the kilobytes it may weigh in gzip before anything is clicked. */
export type ScreenBudget = {
  route: string;
  module: string;
  /** Whether it stands in the frame with the navigation. */
  isInShell: boolean;
  /** Whether it begins with a drawing, which is then fetched with its styles. */
  hasDrawing?: true;
  /** Whether it is drawn with the recent pieces, whose code is then fetched with its own. */
  bringsPieces?: true;
  /** Whether it begins in another way for somebody who has pieces. */
  hasFrameWithPieces?: true;
  js: number;
  css: number;
};

const screen = (
  route: string,
  page: string,
  budget: Omit<ScreenBudget, 'route' | 'module' | 'isInShell'>,
): ScreenBudget => ({
  route,
  module: `pages/${page}-page.tsx`,
  isInShell: false,
  ...budget,
});

/** Before somebody has signed in. */
const openScreens = [
  screen('/auth', 'auth', { js: 123, css: 12, hasDrawing: true }),
  screen('/forgot-password', 'forgot-password', { js: 121, css: 12, hasDrawing: true }),
  screen('/reset-password', 'reset-password', { js: 120, css: 12, hasDrawing: true }),
  screen('/confirm-email', 'confirm-email', { js: 117, css: 12, hasDrawing: true }),
  screen('/review/:token', 'review', { js: 141, css: 14 }),
  screen('(no such page)', 'not-found', { js: 106, css: 12 }),
];

const userScreens = [
  screen('/', 'home', { js: 142, css: 15, bringsPieces: true, hasFrameWithPieces: true }),
  screen('/insights', 'posts', { js: 189, css: 20, bringsPieces: true }),
  screen('/blog', 'blog', { js: 212, css: 22, bringsPieces: true }),
  screen('/blog/long-form', 'long-form-blog', { js: 215, css: 22 }),
  screen('/saved-content', 'saved-content', { js: 197, css: 20 }),
  screen('/content/:id', 'saved-content-item', { js: 201, css: 18 }),
  screen('/plan', 'plan', { js: 188, css: 17 }),
  screen('/plan/needs-you', 'needs-you', { js: 184, css: 16 }),
  screen('/plan/:id', 'hand-off', { js: 181, css: 16 }),
  screen('/learner-test', 'learner', { js: 181, css: 16 }),
  screen('/help', 'help', { js: 140, css: 16 }),
  screen('/licenses', 'licenses', { js: 139, css: 15 }),
  screen('/account', 'account', { js: 215, css: 23 }),
  screen('/admin', 'admin', { js: 196, css: 20 }),
];

export const screens: ScreenBudget[] = [
  ...openScreens,
  ...userScreens.map((each) => ({ ...each, isInShell: true })),
];
