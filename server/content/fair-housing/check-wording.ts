import type { Flag, WordingCheck } from '#contract/fair-housing.ts';
import { checkFairHousing } from './check.ts';
import { ownPlaceOf } from './own-place.ts';

/** Common risk wording in a text somebody is working on. */
export function findRiskyWording({ location, state, ...text }: WordingCheck): Flag[] {
  const place = ownPlaceOf({ city: location, state });
  return checkFairHousing({ ...text, content: withoutPictures(text.content) }, { place });
}

/** A picture holds no words, and may hold 2 MB of what is none. */
const withoutPictures = (html: string) => html.replace(/<img\b[^<>]*>/gi, '');
