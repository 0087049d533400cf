import type { KeptForPlatforms, PlatformsChange } from '#contract/kept-for-platforms.ts';

/** What an item keeps for platforms after a change. Of two moments the later one counts. */
export function changedForPlatforms(
  before: KeptForPlatforms,
  { texts = {}, written, copied = {} }: PlatformsChange,
): KeptForPlatforms {
  const own = Object.entries({ ...before.texts, ...texts }).filter(([, text]) => text !== null);
  const now = new Date().toISOString();
  const moments = Object.entries(copied).map(([target, moment]) => {
    // The clock of a browser may be ahead.
    const told = moment < now ? moment : now;
    const known = before.copied[target as keyof typeof copied] ?? '';
    return [target, told > known ? told : known];
  });
  return {
    texts: Object.fromEntries(own),
    written: written ?? before.written,
    copied: { ...before.copied, ...Object.fromEntries(moments) },
  };
}

export const nothingKept: KeptForPlatforms = { texts: {}, written: null, copied: {} };
