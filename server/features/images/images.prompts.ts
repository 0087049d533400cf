import type { Place, WirePlace } from '#contract/place.ts';
import { withoutControls } from '#contract/text.ts';
import { usStates } from '#contract/us-states.ts';
import type { Illustrator } from '#server/adapters/ai/illustrator.ts';
import { placeName } from '#server/content/material.ts';

/** A picture to draw: what is seen, where, and how it is made, each on its own. */
type PictureWish = { subject: string; place?: Place; style: string };

/**
 * What an illustrator is asked for, put together for each provider. What we never want to see is said by
 * us, not by the agent, and so is where headshot and logo will be.
 */
export function buildImagePrompt(
  { subject, place, style }: PictureWish,
  { runsLocally: isOurs, takesRatio = false }: Pick<Illustrator, 'runsLocally' | 'takesRatio'>,
): string {
  const scene = sentence(withoutMedium(oneLine(subject)) || 'A welcoming home from the street');
  const where = place && placeName({ ...place, city: oneLine(place.city) });
  const medium = oneLine(style);
  // Our own illustrator chooses by the words it reads: what is for a model would be seen in its picture.
  const lines = [
    isOurs ? scene : `Scene: ${scene}`,
    where && `Place: ${where}.${isOurs ? '' : ' Homes, plants and weather as they are there.'}`,
    medium && `Style: ${sentence(medium)}`,
    !isOurs && `Format: ${takesRatio ? wholeFrame : croppedFrame} ${calm}`,
    isOurs ? 'No text, lettering or logos.' : never,
  ];
  return lines.filter(Boolean).join('\n');
}

const never =
  'No people, no religious buildings, schools or flags, no text, lettering, numbers, signs or logos.';

const calm =
  'The upper left and the lower right corner stay calm, such as sky, wall or lawn, for a portrait and a logo that are put there later.';

const wholeFrame = 'one 4:3 picture that fills the frame.';

/** Of a wider picture a part is cut off at the sides. */
const croppedFrame =
  'one landscape picture that is cropped to 4:3, so nothing that matters is at the left or right edge.';

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

const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);

/** Only a place we know: what was saved without one is called "Unknown, NA". */
export function knownPlaceOf({ location: city, state }: Partial<WirePlace>): Place | undefined {
  const wanted = state?.toUpperCase();
  const known = usStates.find(({ code, name }) => code === wanted || name.toUpperCase() === wanted);
  return known && city ? { city, state: known.code } : undefined;
}
