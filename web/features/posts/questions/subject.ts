import * as z from 'zod/mini';
import { placeLabel } from '#contract/place.ts';
import { GenerationInput } from '#web/features/posts/generation-input.ts';

/** What is written about, and where. */
export const SubjectAndPlace = z.pick(GenerationInput, {
  topicId: true,
  topicName: true,
  customTopic: true,
  city: true,
  state: true,
});
export type SubjectAndPlace = z.infer<typeof SubjectAndPlace>;

export const isSameSubject = (one: SubjectAndPlace, other: SubjectAndPlace | undefined): boolean =>
  other !== undefined &&
  one.topicId === other.topicId &&
  one.customTopic === other.customTopic &&
  one.city === other.city &&
  one.state === other.state;

/** As a sentence says it. */
export const describeSubject = ({ topicName, ...place }: SubjectAndPlace): string =>
  `${topicName} in ${placeLabel(place)}`;
