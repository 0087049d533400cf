import { useSyncExternalStore } from 'react';
import { getSiteAsset } from '#contract/calls/catalog/site-assets.ts';
import { pathOf } from '#contract/endpoint.ts';

/** When the pictures of the site were last changed from this page; none yet is 0. */
let changedAt = 0;
const listeners = new Set<() => void>();

/** Where a picture of the site is; another address once it may have changed, so that it is fetched anew. */
export function useSiteAssetAddress(name: string): string {
  const time = useSyncExternalStore(subscribe, () => changedAt);
  const path = pathOf(getSiteAsset, { id: name });
  return time > 0 ? `${path}?changed=${time}` : path;
}

/** Shows the pictures as they are now, wherever they stand on the page. */
export function refreshSiteAssets(): void {
  changedAt = Date.now();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
