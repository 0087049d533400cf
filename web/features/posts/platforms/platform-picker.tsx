import { choiceLabel, type PlatformChoice, platformChoices } from './platform-choices.ts';
import classes from './platform-picker.module.css';

type Props = { choice: PlatformChoice; onChoose: (choice: PlatformChoice) => void };

/** All the places at a glance; the arrow keys go from one to the next. */
export function PlatformPicker({ choice, onChoose }: Props) {
  return (
    <fieldset className={classes.places}>
      <legend className={classes.legend}>Where you’re posting</legend>
      {platformChoices.map((each) => (
        <label key={each} className={classes.place}>
          <input
            type="radio"
            name="platform"
            className={classes.input}
            checked={each === choice}
            onChange={() => onChoose(each)}
            data-autofocus={each === choice || undefined}
          />
          {choiceLabel(each)}
        </label>
      ))}
    </fieldset>
  );
}
