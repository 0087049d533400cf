import type { Claim } from './find-claims.ts';

/** "$1.2 million", "1,200,000 dollars" and "$1,200,000" are one value; "12 miles" and "12 minutes" are two. */
export function normalizedValue({ kind, text }: Pick<Claim, 'kind' | 'text'>): string {
  if (kind === 'date') return dateOf(text);
  if (kind === 'contact') return contactOf(text);
  if (kind === 'superlative') return `superlative ${superlativeOf(text)}`;
  if (kind === 'name' || kind === 'law') return `${kind} ${text.toLowerCase()}`;
  const value = numberIn(text);
  if (kind === 'distance') return `${value} ${unitOf(text)}`;
  return kind === 'number' ? `${value}` : `${kind} ${value}`;
}

/** A phone number is its digits, an address its letters. */
function contactOf(text: string): string {
  if (/[a-z]/i.test(text))
    return `contact ${text
      .toLowerCase()
      .replace(/^https?:\/\/|^www\.|[/.,]+$/g, '')
      .replace(/^www\./, '')}`;
  return `contact ${text.replace(/\D/g, '').slice(-10)}`;
}

/** The word itself; what it is said of may be named in other words. */
function superlativeOf(text: string): string {
  const words = text.toLowerCase().replace(/^the /, '').replaceAll('-', ' ').split(' ');
  const [first = '', second = ''] = words;
  return /^(?:most|least|number|award|fastest)$/.test(first) ? `${first} ${second}` : first;
}

/** The last word tells, in the singular: "eight minutes" and "8-minute" are one. */
function unitOf(text: string): string {
  const [unit = ''] = /(?:sq|[a-z]+)[. -]*(?:feet|ft)?\.?$/i.exec(text.toLowerCase()) ?? [];
  if (/^(?:sq|square)/.test(unit)) return 'square feet';
  return unit.replace('feet', 'foot').replace(/s$/, '').replace(/^mi$/, 'mile');
}

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

function dateOf(text: string): string {
  const month = months.find((each) => new RegExp(`\\b${each}`, 'i').test(text)) ?? '';
  return `date ${month} ${(text.match(/\d+s?/g) ?? []).join(' ')}`;
}

const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const scales: Record<string, number> = {
  hundred: 100,
  dozen: 12,
  thousand: 1_000,
  k: 1_000,
  million: 1_000_000,
  m: 1_000_000,
  billion: 1e9,
  b: 1e9,
};

function numberIn(text: string): number {
  let sum = 0;
  for (const [word] of text.toLowerCase().matchAll(/\d[\d,]*(?:\.\d+)?|[a-z]+/g)) {
    if (/^\d/.test(word)) sum += Number(word.replaceAll(',', ''));
    else if (small.includes(word)) sum += small.indexOf(word);
    else if (tens.includes(word)) sum += (tens.indexOf(word) + 2) * 10;
    else if (Object.hasOwn(scales, word)) sum = (sum || 1) * (scales[word] ?? 1);
    else if (word === 'half') sum += 0.5;
    else break;
  }
  return sum;
}
