import { placeLabel } from '#contract/place.ts';
import { placedSubject } from '#web/features/posts/generation-input.ts';
import * as shape from '#web/local-content/shape.ts';

export const SubjectAndPlace = shape.object(placedSubject);
export type SubjectAndPlace = shape.Shaped<typeof SubjectAndPlace>;

export const isSameSubject = (one: SubjectAndPlace, other: SubjectAndPlace | undefined): boolean =>
  other !== undefined &&
  one.topicId === other.topicId &&
  one.customTopic === other.customTopic &&
  one.city === other.city &&
  one.state === other.state;

/** As a sentence says it. */
export const describeSubject = ({ topicName, ...place }: SubjectAndPlace): string =>
  `${topicName} in ${placeLabel(place)}`;
