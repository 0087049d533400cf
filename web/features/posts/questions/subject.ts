import * as z from 'zod/mini';
import { placeLabel } from '#contract/place.ts';
import { GenerationInput } from '#web/features/posts/generation-input.ts';

/** What is written about, and where. */
export const Subject = z.pick(GenerationInput, {
  topicId: true,
  topicName: true,
  customTopic: true,
  city: true,
  state: true,
});
export type Subject = z.infer<typeof Subject>;

export const isSameSubject = (one: Subject, other: Subject | undefined): boolean =>
  other !== undefined &&
  one.topicId === other.topicId &&
  one.customTopic === other.customTopic &&
  one.city === other.city &&
  one.state === other.state;

/** As a sentence says it. */
export const describeSubject = ({ topicName, ...place }: Subject): string =>
  `${topicName} in ${placeLabel(place)}`;
