import {
  borderWidthOn,
  canvasMinimum,
  type HeadshotPlacement,
  type LogoPlacement,
  type Size,
} from '#contract/composition.ts';
import classes from './piece-pictures.module.css';

/** What lies on one another, by address. */
export type CompositionPictures = { background: string; headshot: string; logo: string };

/** The border's width is in parts of the width of the picture that it stands on. */
export function HeadshotPicture({ url, placement }: { url: string; placement: HeadshotPlacement }) {
  const border = (borderWidthOn(placement, canvasMinimum) / canvasMinimum.width) * 100;
  return (
    <span className={classes.headshot} style={{ opacity: placement.opacity }}>
      <img src={url} alt="" draggable={false} />
      <span
        className={classes.border}
        style={{ boxShadow: `inset 0 0 0 ${border}cqw ${placement.borderColor}` }}
      />
    </span>
  );
}

type LogoProps = { url: string; placement: LogoPlacement; onSize?: (size: Size) => void };

export function LogoPicture({ url, placement: { opacity }, onSize }: LogoProps) {
  return (
    <img
      className={classes.logo}
      style={{ opacity }}
      src={url}
      alt=""
      draggable={false}
      onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
        onSize?.({ width: naturalWidth, height: naturalHeight })
      }
    />
  );
}
