import { getSiteAsset } from '#contract/calls/catalog/site-assets.ts';
import { pathOf } from '#contract/endpoint.ts';
import { Store, useAppPart, useStore } from '#web/app-state.ts';

/** When the pictures of the site were last changed from this page; none yet is 0. */
const createChangedAt = () => new Store(0);

/** Where a picture of the site is; another address once it may have changed, so that it is fetched anew. */
export function useSiteAssetAddress(name: string): string {
  const time = useStore(useAppPart(createChangedAt));
  const path = pathOf(getSiteAsset, { id: name });
  return time > 0 ? `${path}?changed=${time}` : path;
}

/** Shows the pictures as they are now, wherever they stand on the page. */
export function useRefreshSiteAssets(): () => void {
  const changedAt = useAppPart(createChangedAt);
  return () => changedAt.set(Date.now());
}
