import { removeItem, writeItem } from './browser-storage.ts';

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
export const keptPrefix = 'kept:';

const listeners = new Set<() => void>();

export function whenErased(listener: () => void): void {
  listeners.add(listener);
}

/** The server says that nobody is signed in: nothing stays behind but what the open page shows. */
export function letContentGo(): void {
  // The owner first: from then on no tab takes the rest for its own.
  for (const key of [ownerKey, ...Object.values(contentKeys)]) removeItem(key);
}

/** The person has logged out: nothing stays, in no tab. */
export function eraseContent(): void {
  // Other tabs hear of the empty owner and forget too; a key that just goes says less.
  writeItem(ownerKey, '');
  letContentGo();
  for (const listener of listeners) listener();
}

/** Whether something is kept for a user under a name. */
export function hasKept(userId: number, name: string): boolean {
  try {
    return sessionStorage.getItem(`${keptPrefix}${userId}:${name}`) !== null;
  } catch {
    return false;
  }
}

/** Erases what was typed by anybody, or by anybody but one. */
export function eraseKeptInput(except?: { userId: number }): void {
  const own = except && `${keptPrefix}${except.userId}:`;
  try {
    const names = Object.keys(sessionStorage).filter(
      (key) => key.startsWith(keptPrefix) && !(own && key.startsWith(own)),
    );
    for (const name of names) sessionStorage.removeItem(name);
  } catch {
    // Where storage is blocked nothing was kept.
  }
}
