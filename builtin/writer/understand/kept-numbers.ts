/**
 * Numbers that are names: a phone number, a ZIP code of nine digits, the number of a listing or of a
 * license, a link. What is mended around them never changes them: "715-555-0109" is no range.
 */
const named = new RegExp(
  [
    '(?:\\+?1[-. ])?\\(?\\b\\d{3}\\)?[-. ]{1,2}\\d{3}[-. ]\\d{4}\\b',
    '\\b\\d{3}[-.]\\d{4}\\b',
    '\\b\\d{5}-\\d{4}\\b',
    '(?<=\\b(?:mls|dre|bre|nmls|lic|license|licence|file|case|unit|ste|suite|parcel|apn)\\b\\.?,? ?(?:(?:id|no|number|num)\\.? ?)?[#:]? ?)[\\p{Lu}\\d]*\\d[\\p{Lu}\\d]*(?:[-./][\\p{Lu}\\d]+)*',
    '(?:https?:\\/\\/|www\\.)\\S+|\\b[a-z\\d-]+(?:\\.[a-z\\d-]+)*\\.(?:com|net|org|gov|edu|us|io|co|homes|realtor)\\/\\S+',
  ].join('|'),
  'giu',
);

/** The text as `mend` leaves it, with its numbers as they were typed. */
export function keepingNumbers(text: string, mend: (text: string) => string): string {
  const kept = [...text.matchAll(named)].map(([number]) => number.replace(/[.,;:!?)]+$/, ''));
  return kept.reduce(restored, mend(text));
}

function restored(text: string, number: string): string {
  if (text.includes(number)) return text;
  const parts = number.match(/\p{L}+|\d+/gu) ?? [];
  const asMended = new RegExp(
    `(?<![\\p{L}\\d])[$(]?${parts.join('(?:,000)?(?: (?:to|and) | ?[^\\p{L}\\d\\s] ?| )?')}(?![\\p{L}\\d])`,
    'iu',
  );
  return text.replace(asMended, () => number);
}
