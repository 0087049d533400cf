import { extraWords } from './extra-words.ts';
import { allNamed, type Reading } from './read-prompt.ts';
import type { Extra } from './scene.ts';

/** What else a wish asks for, or the title where the wish says nothing. */
export function chooseExtras({ wanted }: Reading, about: Reading): Extra[] {
  const asked = [...allNamed(wanted, extraWords)];
  // A truck stands in a drive, and from the water there is none.
  const named = asked.some((extra) => extra === 'moving-truck' || extra === 'car')
    ? asked.filter((extra) => extra !== 'waterside')
    : asked;
  if (named.length > 0 || wanted.trim()) return oneSign(named);
  const titled = [...allNamed(about.wanted, extraWords)];
  return oneSign(titled.filter((extra) => beforeHomes.has(extra) || isPet(extra)));
}

export const isPet = (extra: Extra) => extra === 'dog' || extra === 'cat';

/** One sign is enough, and what is sold is no longer for sale. */
const oneSign = (asked: readonly Extra[]): Extra[] => {
  // A garage is built onto the house or stands beside it, not both.
  const extras = asked.filter(
    (extra) => extra !== 'attached-garage' || !asked.includes('own-garage'),
  );
  const sign = signs.find((each) => extras.includes(each));
  return extras.filter(
    (extra) =>
      extra === sign ||
      // The sign of an open house has balloons of its own.
      !(
        signs.some((each) => each === extra) ||
        (extra === 'balloons' && sign === 'open-house-sign')
      ),
  );
};

const signs = ['sold-sign', 'open-house-sign', 'sale-sign'] as const;

/** What stands before a home and so asks for one. */
export const beforeHomes = new Set<Extra>([
  ...(['sold-sign', 'open-house-sign', 'sale-sign', 'moving-truck'] as const),
  ...(['house-lights', 'icicles', 'sprinkler'] as const),
]);
