import { mapText, type Piece } from '#builtin/writer/blocks.ts';

/** Days of the week, however they are typed: "weds", "Thurs.", "saturday". */

const days: [name: string, typed: string][] = [
  ['Sunday', 'sun(?:day)?s?'],
  ['Monday', 'mon(?:day)?s?'],
  ['Tuesday', 'tue(?:s|sday)?s?'],
  ['Wednesday', 'wed(?:s|nesday)?s?'],
  ['Thursday', 'thu(?:r|rs|rsday)?s?'],
  ['Friday', 'fri(?:day)?s?'],
  ['Saturday', 'sat(?:urday)?s?'],
];

const dayIn = (words: string) =>
  days.find(([, typed]) => new RegExp(`(?<![\\p{L}\\d])${typed}(?![\\p{L}\\d])`, 'iu').test(words));

/** "Thurs pickup" for "weds": the day changes, and nothing else. Undefined when no day is changed. */
export function withOtherDay(piece: Piece, from: string, to: string): Piece | undefined {
  // "Tuesday and Thursday" are two.
  const two = /^(\p{Lu}\p{Ll}+day) and (\p{Lu}\p{Ll}+day)$/u.exec(to.trim());
  const [old, fresh] = [dayIn(from), two ? ([to.trim(), ''] as const) : dayIn(to)];
  if (!old || !fresh || !new RegExp(`^${old[1]}\\.?$`, 'i').test(from.trim())) return undefined;
  const pattern = new RegExp(`(?<![\\p{L}\\d])${old[1]}\\.?(?![\\p{L}\\d])`, 'giu');
  const change = (text: string) =>
    text.replace(pattern, (found) => {
      const name = /days\.?$/i.test(found) ? fresh[0].replace(/day\b/g, 'days') : fresh[0];
      // The point of "Fri." is its own, that of "Friday." ends the sentence.
      return /days?\.$/i.test(found) ? `${name}.` : name;
    });
  const changed = {
    ...piece,
    title: change(piece.title),
    blocks: mapText(piece.blocks, change),
  };
  return JSON.stringify(changed) === JSON.stringify(piece) ? undefined : changed;
}
