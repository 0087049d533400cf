import { randomInt } from 'node:crypto';
import type { BlogSubject } from '#contract/blog.ts';
import type { Facts } from '#server/adapters/ai/facts.ts';
import type { Deps } from '#server/deps.ts';
import { getTopic } from '#server/features/catalog/catalog.service.ts';
import { inAiPlace } from '#server/http/ai-places.ts';
import { findTopicNamed } from './blog.queries.ts';

/** What every call about an article begins with. */

/** One of the user's calls of the hour, in one of the user's places. */
export async function asAiCall<Result>(
  deps: Deps,
  user: { id: number },
  work: () => Promise<Result>,
): Promise<Result> {
  await deps.limits.take('aiByUser', user.id);
  return inAiPlace(deps.db, user.id, work);
}

/** The same for every section of an article, so that they share out what there is to say. */
export async function factsOf(
  { db }: Deps,
  { topic: named, location, state }: BlogSubject,
): Promise<Facts> {
  const found = await findTopicNamed(db, named);
  const { identifier, name, description } = await getTopic(db, found ?? 'custom', named);
  return {
    topic: { identifier, name, description },
    place: { city: location, state },
    title: name,
    answers: [],
    memory: [],
    sources: [],
  };
}

export const newSeed = () => randomInt(2 ** 31);
