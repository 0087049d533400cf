import * as z from 'zod/mini';
import { Order } from '#web/features/posts/generation-input.ts';

/** What is written about, and where. */
export const Subject = z.pick(Order, {
  topicId: true,
  topicName: true,
  customTopic: true,
  location: true,
  state: true,
});
export type Subject = z.infer<typeof Subject>;

export const isSameSubject = (one: Subject, other: Subject | undefined): boolean =>
  other !== undefined &&
  one.topicId === other.topicId &&
  one.customTopic === other.customTopic &&
  one.location === other.location &&
  one.state === other.state;

/** As a sentence says it. */
export const describeSubject = ({ topicName, location, state }: Subject): string =>
  `${topicName} in ${location}, ${state}`;
