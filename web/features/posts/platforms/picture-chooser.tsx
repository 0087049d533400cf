import { thumbnailOf } from '#web/ui/thumbnail.tsx';
import classes from './picture-chooser.module.css';

type Props = { pictures: string[]; chosen: string; onChoose: (picture: string) => void };

/** Which of several pictures goes along. */
export function PictureChooser({ pictures, chosen, onChoose }: Props) {
  return (
    <fieldset className={classes.pictures}>
      <legend className={classes.legend}>Picture</legend>
      {pictures.map((picture, index) => (
        <label key={picture} className={classes.picture}>
          <input
            type="radio"
            name="picture"
            className={classes.input}
            aria-label={`Picture ${index + 1} of ${pictures.length}`}
            checked={picture === chosen}
            onChange={() => onChoose(picture)}
          />
          <img src={thumbnailOf(picture)} alt="" loading="lazy" />
        </label>
      ))}
    </fieldset>
  );
}
