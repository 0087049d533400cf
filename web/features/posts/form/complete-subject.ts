import type { Subject } from '#web/features/posts/questions/subject.ts';
import type { Place } from '#web/place.ts';
import type { PostFormValues } from './post-form-values.ts';
import type { TopicChoice } from './topic-choice.ts';

type Filled = {
  values: PostFormValues;
  place: Place;
  topic: TopicChoice | undefined;
};

/** What is to be written about, once the form is complete. */
export function completeSubject(filled: Filled): Subject | undefined {
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
  return `${verb} ${listFormat.format(missing)} to go on.`;
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

/** British lists have no comma before "and". */
const listFormat = new Intl.ListFormat('en-GB');
