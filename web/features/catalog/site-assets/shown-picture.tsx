import { useState } from 'react';
import type { SiteAsset } from '#contract/catalog/site-assets.ts';
import { PictureFrame } from '#web/ui/drawings/picture-frame.tsx';
import { ownDrawings } from '#web/ui/site-asset.tsx';
import { useSiteAssetAddress } from '#web/ui/site-asset-address.ts';
import { isKnownPicture } from './known-pictures.ts';
import classes from './site-assets.module.css';

/** What pages show under this name now: one that is switched off is given to nobody. */
export function ShownPicture({ asset: { name, isActive } }: { asset: SiteAsset }) {
  const address = useSiteAssetAddress(name);
  const [failed, setFailed] = useState<string>();
  const isMissing = !isActive || failed === address;
  if (isMissing && !isKnownPicture(name)) return <PictureFrame width={120} />;
  return (
    <img
      className={classes.picture}
      src={isMissing && isKnownPicture(name) ? ownDrawings[name] : address}
      alt={isMissing ? `Porchlight’s own drawing in place of ${name}` : name}
      onError={() => setFailed(address)}
    />
  );
}
