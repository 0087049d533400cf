import type { Place, WirePlace } from '#contract/place.ts';
import { usStates } from '#contract/us-states.ts';
import { withoutControls } from '#server/content/text.ts';

/** Characters of a text that say what it is about; a picture needs no more. */
const longestSubject = 400;

/** What an illustrator is asked for. What we never want to see is said by us, not by the agent. */
export function buildImagePrompt(wishes: {
  subject: string;
  style: string;
  place?: Place;
}): string {
  const { subject, style, place } = wishes;
  const lines = [
    withoutControls(subject) || 'A welcoming home from the street',
    place && `Place: ${withoutControls(place.city)}, ${place.state}.`,
    style && `Style: ${withoutControls(style)}.`,
    'No text, lettering or logos.',
  ];
  return lines.filter(Boolean).join('\n');
}

/** The first sentences of a text, as far as they fit. */
export function openingOf(text: string): string {
  const start = text.replace(/\s+/g, ' ').trim();
  if (start.length <= longestSubject) return start;
  const cut = start.slice(0, longestSubject).toWellFormed();
  const [sentences] = /^.*[.!?](?=\s)/s.exec(cut) ?? [];
  return sentences ?? cut.slice(0, cut.lastIndexOf(' ') + 1 || undefined).trim();
}

/** Only a place we know: what was saved without one is called "Unknown, NA". */
export function knownPlaceOf({ location: city, state }: Partial<WirePlace>): Place | undefined {
  const wanted = state?.toUpperCase();
  const known = usStates.find(({ code, name }) => code === wanted || name.toUpperCase() === wanted);
  return known && city ? { city, state: known.code } : undefined;
}
