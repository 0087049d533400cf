import type { Flag, WordingCheck } from '#contract/fair-housing.ts';
import { checkFairHousing } from './check.ts';
import { ownPlaceOf } from './own-place.ts';

/** Common risk wording in a text somebody is working on. */
export function findRiskyWording({ location, state, ...text }: WordingCheck): Flag[] {
  const place = ownPlaceOf({ city: location, state });
  return checkFairHousing({ ...text, content: withoutPictureData(text.content) }, { place });
}

/** What a picture is made of holds no words and may be 2 MB of what is none. What it shows stays. */
const withoutPictureData = (html: string) =>
  html.replace(/(<img\b[^<>]*?\bsrc=)(?:"data:[^"<>]*"|'data:[^'<>]*')/gi, '$1""');
