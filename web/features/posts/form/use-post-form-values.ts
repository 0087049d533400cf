import { useQuery } from '@tanstack/react-query';
import { findLastPlace } from '#contract/posts.ts';
import { usStates } from '#contract/us-states.ts';
import { queryOf } from '#web/api/query.ts';
import { useKeptInput } from '#web/local-content/persisted-state.ts';
import { emptyInput, PostInput } from './post-form-values.ts';

const nowhere = { location: '', state: '' };

/** The form's values. Its place begins with that of the last post. */
export function usePostInput(keptAs: string) {
  const [input, keep] = useKeptInput(`form:${keptAs}`, PostInput, emptyInput);
  const lastPlace = useLastPlace(input.place === undefined);
  const change = (part: Partial<PostInput>) => keep((before) => ({ ...before, ...part }));
  return { input, place: input.place ?? lastPlace ?? nowhere, change };
}

/** Where the last post or article was about; undefined until that is known. */
export function useLastPlace(isWanted = true) {
  const query = useQuery({ ...queryOf(findLastPlace, {}), enabled: isWanted, retry: false });
  if (query.isPending) return undefined;
  const place = query.data?.place;
  if (!place) return null;
  const isOffered = usStates.some(({ code }) => code === place.state);
  return { location: place.location, state: isOffered ? place.state : '' };
}
