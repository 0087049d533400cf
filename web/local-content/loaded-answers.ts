import { findOwner } from './clear-local-content.ts';

/**
 * What a user has loaded, to be read and copied without a network: answers of the server in a cache of the browser
 * that is named after the user. It goes with everything else of theirs (clear-local-content.ts). The service worker
 * knows nothing of it.
 */

/** Pieces, and what their screens need to show them. */
const kept =
  /^\/api\/(?:user|saved-content(?:\/\d+|\/count)?|posts\/(?:recent|last-place)|learner\/user-answers|main-topics|prompts\/active|review-settings|ai\/status|plan(?:\/\d+|\/needs-you(?:\/count)?|\?from=[^&]+&to=[^&]+))$/;

const cacheOf = (userId: string) => `loaded-${userId}`;

/** Keeps an answer that was asked for as this user, unless another one has signed in since. */
export async function keepAnswer(address: string, answer: unknown, owner: string): Promise<void> {
  if (!kept.test(address) || !('caches' in window) || owner !== findOwner()) return;
  const cache = await caches.open(cacheOf(owner));
  await cache.put(address, Response.json(answer));
  // The person may have logged out meanwhile.
  if (owner !== findOwner()) await caches.delete(cacheOf(owner));
}

export async function findKeptAnswer(address: string): Promise<unknown> {
  const owner = findOwner();
  if (!('caches' in window) || !owner) return undefined;
  const found = await caches.match(address, { cacheName: cacheOf(owner) });
  return found?.json();
}
