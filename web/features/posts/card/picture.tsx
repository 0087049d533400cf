import { IconPhotoOff } from '@tabler/icons-react';
import { useState } from 'react';
import { blankImage, safeImage } from '#contract/html.ts';
import { useAltText } from '#web/ui/pictures/use-alt-text.ts';
import classes from './picture.module.css';

/** The description is for pictures that say nothing of themselves. */
type Props = { address: string; description: string };

/** One picture, 16:9, or a calm word when it does not load. */
export function Picture({ address, description }: Props) {
  const source = safeImage(address);
  const altText = useAltText(address) ?? description;
  const [isMissing, setIsMissing] = useState(source === blankImage);
  if (isMissing) {
    return (
      <div className={classes.missing} role="img" aria-label={`${altText} (not available)`}>
        <IconPhotoOff size={28} stroke={1.5} aria-hidden />
        <span aria-hidden>This picture didn’t load.</span>
      </div>
    );
  }
  return (
    <img
      className={classes.picture}
      src={source}
      alt={altText}
      loading="lazy"
      onError={() => setIsMissing(true)}
    />
  );
}
