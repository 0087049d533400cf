import type { Place, WirePlace } from '#contract/place.ts';
import { withoutControls } from '#contract/text.ts';
import { usStates } from '#contract/us-states.ts';
import type { PictureBrief } from '#server/adapters/ai/illustrator.ts';

type Asked = { subject: string; title?: string; topic?: string; place?: Place; style: string };

/** A brief as every illustrator gets it: in one line each, and without saying twice how it is made. */
export function pictureBriefFor({ subject, place, style, ...about }: Asked): PictureBrief {
  return {
    subject: withoutMedium(oneLine(subject)),
    style: oneLine(style),
    ...(place && { place: { ...place, city: oneLine(place.city) } }),
    ...about,
  };
}

/**
 * How a picture is made is the style's to say: "Realistic photo: ..." beside "Style: Watercolor" would ask
 * for both.
 */
export function withoutMedium(subject: string): string {
  return subject
    .replace(leadingMedium, '')
    .replace(trailingMedium, '')
    .replace(mediumWords, '')
    .replace(/\s{2,}/g, ' ')
    .replace(/^[\s:,;.-]+|[\s:,;-]+$/g, '');
}

const how =
  '(?:(?:photo-?realistic|realistic|cinematic|professional|high-quality|hyper-?realistic|wide|hero|stock|natural|photo-style)[ ,-]+){0,4}';
const medium =
  '(?:photo(?:graph)?s?|photography|image|picture|illustration|painting|watercolou?r|drawing|sketch|render(?:ing)?|scene)';
const leadingMedium = new RegExp(
  `^\\s*(?:an?|the)?\\s*${how}${medium}(?: ${medium}| style)?\\s*(?:of|showing|for [^,.:;]{1,80}|:|,|-)\\s*`,
  'i',
);
const trailingMedium = new RegExp(
  `[,;.]?\\s*(?:in )?(?:an? )?${how}${medium}(?: style)?\\s*\\.?$`,
  'i',
);
const mediumWords = /\b(?:photo-?realistic|photo-style|hyper-?realistic)\b,?/gi;

const oneLine = (text: string) => withoutControls(text).replace(/\s+/g, ' ').trim();

/** Only a place we know: what was saved without one is called "Unknown, NA". */
export function knownPlaceOf({ location: city, state }: Partial<WirePlace>): Place | undefined {
  const wanted = state?.toUpperCase();
  const known = usStates.find(({ code, name }) => code === wanted || name.toUpperCase() === wanted);
  return known && city ? { city, state: known.code } : undefined;
}
