import type { Flag, WordingCheck } from '#contract/fair-housing.ts';
import { checkFairHousing } from '#server/content/fair-housing/check.ts';
import { ownPlaceOf } from '#server/content/fair-housing/own-place.ts';
import { AppError } from '#server/errors.ts';

/** Characters of HTML without its pictures. A long article has about 20,000; more holds up others. */
const longestContent = 100_000;

/** Common risk wording in a text somebody is working on. */
export function flagsIn({ location, state, ...text }: WordingCheck): Flag[] {
  const content = withoutPictures(text.content);
  if (content.length > longestContent) {
    throw new AppError('too_large', 'This text is too long to be checked.');
  }
  const place = ownPlaceOf({ city: location, state });
  return checkFairHousing({ ...text, content }, { place });
}

/** A picture holds no words, and may hold 2 MB of what is none. */
const withoutPictures = (html: string) => html.replace(/<img\b[^<>]*>/gi, '');
