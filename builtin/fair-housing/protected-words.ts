import { oncePerKey } from '#builtin/once.ts';
import { checkWords } from './check.ts';
import { getPhrases } from './phrases.ts';
import { isPlaceName } from './place-mentions.ts';

/** Most pieces carry the same labels, and reading one takes as long as reading a sentence. */
const labelsKept = 2_000;

/**
 * Whether a kebab-case label speaks of people by a protected class. Stricter than the checker: a
 * label has no sentence around it, so a word alone is enough. Things with such a word in their name
 * (`single-family`, `white-cabinets`, `french-doors`) and places (`pass-christian`) are fine.
 */
export const namesProtectedClass = oncePerKey((label: string): boolean => {
  if (isPlaceName(label)) return false;
  const text = label.replaceAll('-', ' ');
  if (checkWords(text).length > 0) return true;
  const rest = getPhrases().allowed.reduce((left, pattern) => left.replace(pattern, ' '), text);
  return rest.split(' ').some((word) => protectedWords.has(word));
}, labelsKept);

const protectedWords = new Set(
  `
  race racial racially ethnic ethnicity ancestry nationality minority minorities
  white whites black blacks caucasian asian asians hispanic latino latina latinx latinos indian
  african mexican cuban irish italian polish german russian chinese japanese korean vietnamese
  filipino arab jewish jews christian christians catholic muslim muslims islamic mormon hindu
  buddhist sikh baptist protestant evangelical amish
  religion religious faith church churches synagogue mosque
  sex gender male female men women ladies gentlemen bachelor bachelors bachelorette
  gay lesbian lgbt lgbtq lgbtqia queer transgender
  disability disabilities disabled handicap handicapped
  family families familial kid kids child children childfree baby babies toddlers teens teenagers
  parent parents mom moms mother mothers dad dads father fathers pregnant pregnancy
  marital married unmarried couple couples singles newlyweds divorced divorcees widow widows
  senior seniors elderly retiree retirees retired retirement adult adults nester nesters
  millennial millennials boomer boomers genz youth students
  veteran veterans military immigrant immigrants immigration refugee refugees foreigners citizenship
  welfare 55 55plus 62 62plus
  `
    .trim()
    .split(/\s+/),
);
