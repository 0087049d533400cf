import type { AssetType } from '#contract/images.ts';
import type { PixelSize } from '#web/ui/picture-rules.ts';
import classes from './asset-picture.module.css';

type Props = {
  type: AssetType;
  address: string | undefined;
  alt: string;
  onSize?: (size: PixelSize) => void;
};

/** As it will be used: a headshot in a circle, a logo with what shines through it. */
export function AssetPicture({ type, address, alt, onSize }: Props) {
  const measure = ({ naturalWidth, naturalHeight }: HTMLImageElement) =>
    onSize?.({ width: naturalWidth, height: naturalHeight });
  return (
    <div className={classes.frame} data-type={type}>
      {address && (
        <img
          src={address}
          alt={alt}
          className={classes.picture}
          onLoad={(event) => measure(event.currentTarget)}
        />
      )}
    </div>
  );
}
