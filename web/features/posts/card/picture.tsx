import { IconPhotoOff } from '@tabler/icons-react';
import { useState } from 'react';
import { blankImage, safeImage } from '#contract/html.ts';
import classes from './picture.module.css';

type Props = { address: string; description: string };

/** One picture, 16:9, or a calm word when it does not load. */
export function Picture({ address, description }: Props) {
  const source = safeImage(address);
  const [isMissing, setIsMissing] = useState(source === blankImage);
  if (isMissing) {
    return (
      <div className={classes.missing} role="img" aria-label={`${description} (not available)`}>
        <IconPhotoOff size={28} stroke={1.5} aria-hidden />
        <span aria-hidden>This picture didn’t load.</span>
      </div>
    );
  }
  return (
    <img
      className={classes.picture}
      src={source}
      alt={description}
      loading="lazy"
      onError={() => setIsMissing(true)}
    />
  );
}
