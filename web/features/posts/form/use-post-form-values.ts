import { useQuery } from '@tanstack/react-query';
import { findLastPlace } from '#contract/posts.ts';
import { usStates } from '#contract/us-states.ts';
import { queryOf } from '#web/api/query.ts';
import { usePersistedState } from '#web/local-content/persisted-state.ts';
import { fromWirePlace, type Place } from '#web/place.ts';
import { emptyFormValues, PostFormValues } from './post-form-values.ts';

const nowhere: Place = { city: '', state: '' };

/** The form's values. Its place begins with that of the last post. */
export function usePostFormValues(storageKey: string) {
  const [values, keep] = usePersistedState(`form:${storageKey}`, PostFormValues, emptyFormValues);
  const lastPlace = useLastPlace(values.place === undefined);
  const change = (part: Partial<PostFormValues>) => keep((before) => ({ ...before, ...part }));
  return { values, place: values.place ?? lastPlace ?? nowhere, change };
}

/** Where the last post or article was about; undefined until that is known. */
export function useLastPlace(isWanted = true): Place | null | undefined {
  const query = useQuery({ ...queryOf(findLastPlace, {}), enabled: isWanted, retry: false });
  if (query.isPending) return undefined;
  const place = query.data?.place;
  if (!place) return null;
  const { city, state } = fromWirePlace(place);
  const isOffered = usStates.some(({ code }) => code === state);
  return { city, state: isOffered ? state : '' };
}
