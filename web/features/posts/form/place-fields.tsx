import type { Place } from '#contract/place.ts';
import { CityField } from './city-field.tsx';
import classes from './post-form.module.css';
import { StateField } from './state-field.tsx';

type Props = {
  place: Place;
  onChange: (place: Place) => void;
  problems?: Partial<Record<keyof Place, string>>;
};

export function PlaceFields({ place, onChange, problems = {} }: Props) {
  return (
    <div className={classes.place}>
      <CityField place={place} onChange={onChange} error={problems.city} />
      <StateField
        value={place.state}
        onChange={(state) => onChange({ ...place, state })}
        error={problems.state}
      />
    </div>
  );
}
