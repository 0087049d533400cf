import type { Facts } from '#contract/facts.ts';
import type { Place } from '#contract/place.ts';
import type { Source } from '#contract/post.ts';
import { furtherReadingOn } from '#server/content/material.ts';
import type { Deps } from '#server/deps.ts';
import { findWebsitesFor } from '#server/features/catalog/catalog.service.ts';

const sourcesAtMost = 5;

/** What research needs; without search or figures it does without. */
export type ResearchDeps = Pick<Deps, 'db' | 'log' | 'search' | 'propertyData'>;

/**
 * Real pages for an article: what a search finds on trusted websites, else the trusted websites
 * themselves as further reading. A failed search is no reason to write nothing.
 */
export async function findSources(
  deps: ResearchDeps,
  topic: { name: string; description: string },
  place: Place,
  title: string,
  signal?: AbortSignal,
): Promise<Source[]> {
  const about = { title, topic: `${topic.name} ${topic.description}` };
  const { fitting, others } = await findWebsitesFor(deps.db, place.state, about);
  const query = `${title} ${place.city} ${place.state}`;
  const found = await searchTrusted(deps, [...fitting, ...others], query, signal);
  if (found.length > 0) return found;
  return fitting.slice(0, sourcesAtMost).map(({ domain, description }) => ({
    title: description || domain,
    url: `https://${domain}`,
    snippet: furtherReadingOn(topic.name),
  }));
}

/** Market figures of the place, or nothing when there is no provider or it fails. */
export async function findFigures(
  deps: ResearchDeps,
  place: Place,
  signal?: AbortSignal,
): Promise<Facts['figures']> {
  try {
    return await deps.propertyData?.figuresFor(place, signal);
  } catch (error) {
    signal?.throwIfAborted();
    deps.log.warn({ reason: (error as Error).message }, 'no property figures');
    return undefined;
  }
}

async function searchTrusted(
  deps: ResearchDeps,
  sites: { domain: string }[],
  query: string,
  signal?: AbortSignal,
): Promise<Source[]> {
  try {
    return (await deps.search?.find(query, { sites, limit: sourcesAtMost, signal })) ?? [];
  } catch (error) {
    signal?.throwIfAborted();
    deps.log.warn({ reason: (error as Error).message }, 'search failed');
    return [];
  }
}
