import { findPlace } from '#builtin/places/places.ts';
import { Page } from './page.ts';
import { findPlaces } from './places/find-places.ts';
import { tagValue } from './places/gazetteer.ts';
import { findNouns } from './subjects/find-nouns.ts';
import { findSubjects } from './subjects/find-subjects.ts';

/**
 * The tagger that needs no model: places by the place data and by how names are written, subjects by
 * a vocabulary of the trade, and a few words of the text itself.
 */
export function tagAnswer({ question, answer }: { question: string; answer: string }): string[] {
  return tagText(question, answer, 3);
}

/** The tags to look for: everything a topic says, and the place it is for. */
export function tagQuery(topic: string, placeName: string): string[] {
  return widenPlaces(tagText(`${topic}\n${placeName}`, '', 8));
}

function tagText(question: string, answer: string, nouns: number): string[] {
  const page = new Page(`${question}\n${answer}`);
  const questionEnds = question.length;
  const places = findPlaces(page);
  const subjects = findSubjects(page, { questionEnds });
  return [...places, ...subjects, ...findNouns(page, { questionEnds, limit: nouns })];
}

/**
 * What else an answer about the places of a query may carry: the county of a city, and the other
 * kinds a part of town may have been taken for.
 */
function widenPlaces(tags: string[]): string[] {
  const states = valuesOf(tags, 'state');
  const cities = valuesOf(tags, 'city').map((city) => ({
    city,
    homes: states.flatMap((state) => findPlace(city, state) ?? []),
  }));
  const counties = cities.flatMap(({ homes }) => homes.flatMap(({ county }) => county ?? []));
  const unlisted = cities.filter(({ homes }) => homes.length === 0).map(({ city }) => city);
  const parts = [
    ...unlisted,
    ...valuesOf(tags, 'neighborhood'),
    ...valuesOf(tags, 'community'),
  ].flatMap((name) => [`neighborhood:${name}`, `community:${name}`]);
  return [...new Set([...tags, ...counties.map((name) => `county:${tagValue(name)}`), ...parts])];
}

const valuesOf = (tags: string[], prefix: string) =>
  tags.filter((tag) => tag.startsWith(`${prefix}:`)).map((tag) => tag.slice(prefix.length + 1));
