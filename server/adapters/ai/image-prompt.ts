import { usStates } from '#contract/us-states.ts';
import type { PictureBrief } from './illustrator.ts';

/**
 * What a model is asked for: subject, place and style in one prompt. What we never want to see is said by
 * us, not by the agent, and so is where headshot and logo will be.
 */
export function imagePromptOf(
  { subject, place, style = '' }: PictureBrief,
  { takesRatio = false }: { takesRatio?: boolean } = {},
): string {
  const lines = [
    `Scene: ${sentence(subject)}`,
    place &&
      `Place: ${[place.city, nameOf(place.state)].filter(Boolean).join(', ')}. Homes, plants and weather as they are there.`,
    style && `Style: ${sentence(style)}`,
    `Format: ${takesRatio ? wholeFrame : croppedFrame} ${calm}`,
    never,
  ];
  return lines.filter(Boolean).join('\n');
}

const nameOf = (state: string) => usStates.find(({ code }) => code === state)?.name ?? state;

const never =
  'No people, no religious buildings, schools or flags, no text, lettering, numbers, signs or logos.';

const calm =
  'The upper left and the lower right corner stay calm, such as sky, wall or lawn, for a portrait and a logo that are put there later.';

const wholeFrame = 'one 4:3 picture that fills the frame.';

/** Of a wider picture a part is cut off at the sides. */
const croppedFrame =
  'one landscape picture that is cropped to 4:3, so nothing that matters is at the left or right edge.';

const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);
