import { UnstyledButton } from '@mantine/core';
import classes from './earlier-pictures.module.css';
import type { Background } from './use-backgrounds.ts';

type Props = {
  pictures: Background[];
  chosen: Background | undefined;
  isDisabled: boolean;
  onChoose: (id: number) => void;
};

/** What was made before, to go back to. */
export function EarlierPictures({ pictures, chosen, isDisabled, onChoose }: Props) {
  if (pictures.length < 2) return null;
  return (
    <ul className={classes.list} aria-label="Pictures made for this">
      {pictures.map(({ id, url, isOwn }, index) => (
        <li key={id}>
          <UnstyledButton
            className={classes.choice}
            aria-label={isOwn ? `Picture ${index + 1}, your own photo` : `Picture ${index + 1}`}
            aria-pressed={id === chosen?.id}
            disabled={isDisabled}
            onClick={() => onChoose(id)}
          >
            <img className={classes.picture} src={url} alt="" />
          </UnstyledButton>
        </li>
      ))}
    </ul>
  );
}
