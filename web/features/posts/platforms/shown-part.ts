const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** A cut this close behind the last space moves back to it; elsewhere words would be too long. */
const longestWord = 24;

/**
 * The beginning of a text that a reader sees before "more", or nothing when all of it is seen. It
 * never ends inside an emoji, nor inside a word that is not longer than words are.
 */
export function shownPart(text: string, most: number): string | undefined {
  if ([...text].length <= most) return undefined;
  let shown = '';
  let length = 0;
  for (const { segment } of graphemes.segment(text)) {
    length += [...segment].length;
    if (length > most) break;
    shown += segment;
  }
  const start = /\s+\S*$/u.exec(shown);
  const isNear = start !== null && shown.length - start.index <= longestWord;
  // Three dots follow; a fourth would look like a slip.
  return (isNear ? shown.slice(0, start.index) : shown).replace(/[\s.,;:…]+$/u, '');
}
