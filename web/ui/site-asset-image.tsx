import { useState } from 'react';
import type { knownSiteAssets } from '#contract/catalog/site-asset-name.ts';
import { useSiteAssetAddress } from './site-asset-address.ts';

type Name = (typeof knownSiteAssets)[number];

/** Our own drawings, which come with the app: the same as the pictures a fresh database starts with. */
export const ownDrawings: Record<Name, string> = {
  logo: new URL('../../data-files/site-assets/logo.svg', import.meta.url).href,
  gbp_icon: new URL('../../data-files/site-assets/gbp_icon.svg', import.meta.url).href,
};

/** Wider than this, a picture is a wordmark and no symbol; and as wide as one is shown, both in parts of its height. */
const wordmark = { from: 1.6, most: 5 };

type Props = {
  name: Name;
  /** Its height, and the width of one that is about square. */
  size: number;
  /** Hears whether it is a wordmark, which says the name by itself. */
  onShape?: (isWordmark: boolean) => void;
};

/**
 * A picture the admin can change; our own drawing where it is switched off, deleted or cannot be
 * fetched. Always beside words that say the same, so it needs no name.
 */
export function SiteAssetImage({ name, size, onShape }: Props) {
  const address = useSiteAssetAddress(name);
  const [failed, setFailed] = useState<string>();
  const [isWordmark, setIsWordmark] = useState(false);
  const measure = ({ naturalWidth, naturalHeight }: HTMLImageElement) => {
    const isWide = naturalWidth > naturalHeight * wordmark.from;
    setIsWordmark(isWide);
    onShape?.(isWide);
  };
  const width = isWordmark ? 'auto' : size;
  return (
    <img
      src={failed === address ? ownDrawings[name] : address}
      alt=""
      width={isWordmark ? undefined : size}
      height={size}
      style={{ width, height: size, maxWidth: size * wordmark.most, objectFit: 'contain' }}
      onLoad={(event) => measure(event.currentTarget)}
      onError={() => setFailed(address)}
    />
  );
}
