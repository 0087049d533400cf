/** The address of every screen, written once. */
export const paths = {
  home: '/',
  auth: '/auth',
  login: '/login',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  confirmEmail: '/confirm-email',
  review: '/review/:token',
  posts: '/insights',
  blog: '/blog',
  longFormBlog: '/blog/long-form',
  savedContent: '/saved-content',
  savedContentItem: '/content/:id',
  plan: '/plan',
  needsYou: '/plan/needs-you',
  handOff: '/plan/:id',
  learner: '/learner-test',
  account: '/account',
  help: '/help',
  licenses: '/licenses',
  admin: '/admin',
} as const;

/** The posts page, at one of its posts. */
export const pathOfPost = (id: string): string => `${paths.posts}#post-${id}`;

export const pathOfSavedItem = (id: number): string => `/content/${id}`;

/** Where an entry of the plan is posted by hand. */
export const pathOfHandOff = (id: number): string => `/plan/${id}`;

/** The auth page, remembering where somebody wanted to go. */
export function authPathFor(next: string): string {
  return next === paths.home ? paths.auth : `${paths.auth}?next=${encodeURIComponent(next)}`;
}
