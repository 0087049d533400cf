/**
 * One spelling for all ways to write a place: no accents, case, points or apostrophes, and the
 * words people shorten (Saint, Fort, Mount) always short.
 */
export function foldPlace(name: string): string {
  return spellPlainly(name).replace(longWords, (word) => shortened[word] as string);
}

/** The same with all words as they are written. */
export function spellPlainly(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\p{M}.'‘’ʻ`]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

const shortened: Record<string, string> = { saint: 'st', sainte: 'ste', fort: 'ft', mount: 'mt' };
const longWords = /\b(?:saint|sainte|fort|mount)\b/g;
