import type { Subject } from '#web/features/posts/questions/subject.ts';
import type { PostInput } from './post-form-values.ts';
import type { TopicChoice } from './topic-choice.ts';

type Filled = {
  input: PostInput;
  place: { location: string; state: string };
  topic: TopicChoice | undefined;
};

/** What is to be written about, once the form is complete. */
export function completeSubject(filled: Filled): Subject | undefined {
  if (missingParts(filled).length > 0) return undefined;
  const { input, topic } = filled;
  const location = filled.place.location.trim();
  const { state } = filled.place;
  if (topic && !input.isOwnSubject) {
    return { topicId: topic.id, topicName: topic.name, location, state };
  }
  const customTopic = input.subject.trim();
  return { topicId: 'custom', topicName: customTopic, customTopic, location, state };
}

/** Says what is missing, and nothing when all is there. */
export function missingText(filled: Filled): string {
  const missing = missingParts(filled);
  if (missing.length === 0) return '';
  const verb = missing.includes(ownSubject) ? 'Enter' : 'Choose';
  return `${verb} ${listFormat.format(missing)} to go on.`;
}

const ownSubject = 'your subject';

function missingParts({ input, place, topic }: Filled): string[] {
  const hasSubject = input.isOwnSubject ? input.subject.trim() !== '' : topic !== undefined;
  return [
    ...(hasSubject ? [] : [input.isOwnSubject ? ownSubject : 'a topic']),
    ...(place.location.trim() ? [] : ['a city']),
    ...(place.state ? [] : ['a state']),
  ];
}

/** British lists have no comma before "and". */
const listFormat = new Intl.ListFormat('en-GB');
