import type { Region, SceneSubject, Season } from '#builtin/illustrator/scene.ts';
import type { Place } from '#contract/place.ts';

/** A wish as an agent would write it, and what a person would expect to see. */
export type LabelledWish = {
  subject: string;
  place: Place;
  /** Any of them is right. */
  shows: readonly SceneSubject[];
  regions: readonly Region[];
  season?: Season;
};

/** "Austin, TX" */
const placeOf = (text: string): Place => {
  const [city = '', state = ''] = text.split(', ');
  return { city, state };
};

/** One wish a line: words | place | subjects | regions | season. */
export const wishesIn = (lines: string): LabelledWish[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [subject = '', place = '', shows = '', regions = '', season] = line
        .split('|')
        .map((part) => part.trim());
      return {
        subject,
        place: placeOf(place),
        shows: shows.split(' ') as SceneSubject[],
        regions: regions.split(' ') as Region[],
        ...(season && { season: season as Season }),
      };
    });
