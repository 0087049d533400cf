import type { Place } from './place.ts';

/** A page title of the right length, with the place as near to its front as it fits. */

type Range = { least: number; most: number };

export function fitMetaTitle(title: string, place: Place, range: Range): string {
  if (title === '') return '';
  const candidates = candidatesFor(title, place, range);
  return candidates.reduce((best, each) =>
    unfitness(each, title, place, range) < unfitness(best, title, place, range) ? each : best,
  );
}

function candidatesFor(title: string, { city, state }: Place, { most }: Range): string[] {
  const namesCity = city !== '' && has(title, city);
  const starts = city === '' || namesCity ? [title] : [title, `${city}: ${title}`];
  const where = city && !namesCity ? [` | ${city}`, ` | ${city}, ${state}`] : [];
  const endings = ['', ...where, ...tails, ...where.map((each) => `${each} Real Estate`)];
  return starts.flatMap((start) => [
    ...endings.map((ending) => start + ending).filter((text) => lengthOf(text) <= most),
    shortened(start, most),
  ]);
}

/** Words that are true of every article here, for titles that are too short by themselves. */
const tails = [
  ' | Homes',
  ' | Real Estate',
  ' | Local Home Guide',
  ' | Real Estate Guide',
  ' | Local Real Estate Guide',
  ' | A Local Real Estate Guide',
];

/** The less, the better: length first, then that nothing is lost, then the place, then brevity. */
function unfitness(text: string, title: string, { city }: Place, { least, most }: Range): number {
  const length = lengthOf(text);
  const outside = Math.max(0, least - length, length - most);
  const place = city === '' ? 0 : has(text, city) ? positionOf(text, city) / 20 : 8;
  const isCut = !text.includes(title);
  return outside * 10 + (isCut ? 30 : 0) + place + (text.length - title.length) / 100;
}

/** Whole words, and none at the end that wants to go on. */
function shortened(text: string, most: number): string {
  if (lengthOf(text) <= most) return text;
  const head = [...text].slice(0, most + 1).join('');
  const end = head.lastIndexOf(' ');
  let cut = end > 0 ? head.slice(0, end) : [...text].slice(0, most).join('');
  while (unfinished.test(cut)) cut = cut.replace(unfinished, '');
  return cut || [...text].slice(0, most).join('');
}

const unfinished =
  /(?:[\s,;:|&–—-]+| (?:a|an|the|and|or|but|of|for|to|in|on|at|by|with|from|your|you|is|are|as|that|how|what|when|why|before|after|should|can|will|do|not|have|has|their|its|our|more|most))$/i;

const has = (text: string, city: string) => positionOf(text, city) >= 0;

const positionOf = (text: string, city: string) => text.toLowerCase().indexOf(city.toLowerCase());

const lengthOf = (text: string) => [...text].length;
