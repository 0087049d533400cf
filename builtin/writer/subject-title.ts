import { foldPlace } from '#builtin/places/fold.ts';
import { repaired } from './understand/repair.ts';

/**
 * A subject that an agent typed as a title: slips set right, and with its place, unless it names it
 * already, is a sentence of its own or ends in a question that a place would not follow.
 */
export function subjectTitle(name: string, city: string): string {
  const title = capitalise(withoutSlips(name.trim()));
  if (/[.?!…]$/.test(title) || namesPlace(title, city)) return title;
  if (asksAtTheEnd.test(title)) return `${title}?`;
  return `${title} in ${city}${asks.test(title) ? '?' : ''}`;
}

/** What was typed in small letters only was typed in a hurry; other words are as they were meant. */
const withoutSlips = (name: string) =>
  /\p{Lu}\p{Ll}/u.test(name) || name.length > 200
    ? name.replace(/\bi\b(?!\.)/g, 'I')
    : repaired(name);

/** A question that was typed without its mark. */
const asks =
  /^(?:what(?:['’]s| is| are| does| do| should| happens)|how (?:do|does|much|many|long|to know)|when (?:is|do|does|should)|why (?:is|are|do|does)|should|is|are|do|does|can|will)\b/i;
const asksAtTheEnd =
  /[,:;–-] (?:should|is|are|do|does|can|will|what|how|why|when) (?:I|we|you|it|they|there|this|that)\b[^,]*$/i;

const namesPlace = (title: string, city: string) =>
  city !== '' && ` ${foldPlace(title)} `.includes(` ${foldPlace(city)} `);

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
