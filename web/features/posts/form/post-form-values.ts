import { useQuery } from '@tanstack/react-query';
import { findLastPlace } from '#contract/calls/posts.ts';
import { subjectText } from '#contract/limits.ts';
import { fromWirePlace, type Place } from '#contract/place.ts';
import { usStates } from '#contract/us-states.ts';
import { queryOf } from '#web/api/query.ts';
import type { SubjectAndPlace } from '#web/features/posts/questions/subject.ts';
import { usePersistedState } from '#web/local-content/persisted-state.ts';
import * as shape from '#web/local-content/shape.ts';
import { noChoices, PostChoices } from './post-choices.ts';
import type { TopicChoice } from './topic-choice.ts';

/** What a person has put into the form so far. */
export const PostFormValues = shape.object({
  /** A topic's id or identifier. */
  topic: shape.nullable(shape.string),
  isOwnSubject: shape.boolean,
  subject: shape.string,
  /** Absent until it is touched: the place of the last post stands there. */
  place: shape.otherwise(
    shape.optional(shape.object({ city: shape.string, state: shape.string })),
    undefined,
  ),
  isUltraModeOn: shape.boolean,
  /** Remembered answers that fit and are not to be used, by id. */
  leftOut: shape.list(shape.number),
  /** Others that are to be used all the same, by id. */
  takenIn: shape.otherwise(shape.list(shape.number), []),
  choices: shape.otherwise(PostChoices, noChoices),
});
export type PostFormValues = shape.Shaped<typeof PostFormValues>;

const emptyFormValues: PostFormValues = {
  topic: null,
  isOwnSubject: false,
  subject: '',
  isUltraModeOn: true,
  leftOut: [],
  takenIn: [],
  choices: noChoices,
};

/** Characters, as the server takes them. */
export const maxLengths = { subject: subjectText.topic, city: subjectText.city } as const;

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

type Filled = {
  values: PostFormValues;
  place: Place;
  topic: TopicChoice | undefined;
};

/** What is to be written about, once the form is complete. */
export function completeSubject(filled: Filled): SubjectAndPlace | undefined {
  if (missingParts(filled).length > 0) return undefined;
  const { values, topic } = filled;
  const city = filled.place.city.trim();
  const { state } = filled.place;
  if (topic && !values.isOwnSubject) {
    return { topicId: topic.id, topicName: topic.name, city, state };
  }
  const customTopic = values.subject.trim();
  return { topicId: 'custom', topicName: customTopic, customTopic, city, state };
}

/** Says what is missing, and nothing when all is there. */
export function missingText(filled: Filled): string {
  const missing = missingParts(filled);
  if (missing.length === 0) return '';
  const verb = missing.includes(ownSubject) ? 'Enter' : 'Choose';
  return `${verb} ${listOf(missing)} to go on.`;
}

const ownSubject = 'your subject';

function missingParts({ values, place, topic }: Filled): string[] {
  const hasSubject = values.isOwnSubject ? values.subject.trim() !== '' : topic !== undefined;
  return [
    ...(hasSubject ? [] : [values.isOwnSubject ? ownSubject : 'a topic']),
    ...(place.city.trim() ? [] : ['a city']),
    ...(place.state ? [] : ['a state']),
  ];
}

/** "a topic, a city and a state" */
const listOf = (parts: string[]): string =>
  [parts.slice(0, -1).join(', '), ...parts.slice(-1)].filter(Boolean).join(' and ');
