import { CityField } from './city-field.tsx';
import classes from './post-form.module.css';
import { StateField } from './state-field.tsx';

type Place = { location: string; state: string };
type Props = { place: Place; onChange: (place: Place) => void };

export function PlaceFields({ place, onChange }: Props) {
  return (
    <div className={classes.place}>
      <CityField
        state={place.state}
        value={place.location}
        onChange={(location) => onChange({ ...place, location })}
      />
      <StateField value={place.state} onChange={(state) => onChange({ ...place, state })} />
    </div>
  );
}
