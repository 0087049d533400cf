import type { AssetType } from '#contract/images.ts';
import classes from './asset-picture.module.css';

type Props = { type: AssetType; address: string | undefined; alt: string };

/** As it will be used: a headshot in a circle, a logo with what shines through it. */
export function AssetPicture({ type, address, alt }: Props) {
  return (
    <div className={classes.frame} data-type={type}>
      {address && <img src={address} alt={alt} className={classes.picture} />}
    </div>
  );
}
