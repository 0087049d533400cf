import { useState } from 'react';
import type { knownSiteAssets } from '#contract/catalog/site-assets.ts';
import { useSiteAssetAddress } from './site-asset-address.ts';

type Name = (typeof knownSiteAssets)[number];

/** Our own drawings, which come with the app: the same as the pictures a fresh database starts with. */
export const ownDrawings: Record<Name, string> = {
  logo: new URL('../../data-files/site-assets/logo.svg', import.meta.url).href,
  gbp_icon: new URL('../../data-files/site-assets/gbp_icon.svg', import.meta.url).href,
};

type Props = { name: Name; size: number };

/**
 * A picture the admin can change; our own drawing where it is switched off, deleted or cannot be
 * fetched. Always beside words that say the same, so it needs no name.
 */
export function SiteAsset({ name, size }: Props) {
  const address = useSiteAssetAddress(name);
  const [failed, setFailed] = useState<string>();
  return (
    <img
      src={failed === address ? ownDrawings[name] : address}
      alt=""
      width={size}
      height={size}
      style={{ objectFit: 'contain' }}
      onError={() => setFailed(address)}
    />
  );
}
