import { type AppState, Listeners } from '#web/app-state.ts';
import { readItem, removeItem, writeItem } from './browser-storage.ts';

/**
 * Where the browser keeps a user's content, and how it goes. Apart from the store, which reads it: that is loaded
 * only when somebody is signed in.
 */

export const ownerKey = 'content_user_id';
export const contentKeys = {
  home: 'home_messages',
  insights: 'insights_messages',
  blog: 'blog_messages',
  blogPost: 'current_blog_post',
} as const;

/** Of what was typed and not sent yet. */
export const stateKeyPrefix = 'kept:';

/** Whose content this browser has. */
export const findOwner = (): string | undefined => readItem(ownerKey) || undefined;

/** Hear that the person has logged out. */
export const createClearListeners = () => new Listeners();

/** The server says that nobody is signed in: nothing stays behind but what the open page shows. */
export function clearLocalContent(): void {
  // The owner first: from then on no tab takes the rest for its own.
  for (const key of [ownerKey, ...Object.values(contentKeys)]) removeItem(key);
  if ('caches' in window) void clearLoadedAnswers();
}

/** What was kept to be read without a network (loaded-answers.ts). */
async function clearLoadedAnswers(): Promise<void> {
  const names = await caches.keys();
  const loaded = names.filter((name) => name.startsWith('loaded-'));
  await Promise.all(loaded.map((name) => caches.delete(name)));
}

/** The person has logged out: nothing stays, in no tab. */
export function clearEverywhere(app: AppState): void {
  // Other tabs hear of the empty owner and forget too; a key that just goes says less.
  writeItem(ownerKey, '');
  clearLocalContent();
  app.get(createClearListeners).notify();
}

/** Whether something is kept for a user under a name. */
export function hasPersistedState(userId: number, name: string): boolean {
  try {
    return sessionStorage.getItem(`${stateKeyPrefix}${userId}:${name}`) !== null;
  } catch {
    return false;
  }
}

/** Erases what was typed by anybody, or by anybody but one. */
export function clearPersistedState(except?: { userId: number }): void {
  const own = except && `${stateKeyPrefix}${except.userId}:`;
  try {
    const names = Object.keys(sessionStorage).filter(
      (key) => key.startsWith(stateKeyPrefix) && !(own && key.startsWith(own)),
    );
    for (const name of names) sessionStorage.removeItem(name);
  } catch {
    // Where storage is blocked nothing was kept.
  }
}
