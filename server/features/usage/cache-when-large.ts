/** Milliseconds for which sums of many rows are kept. */
const aMinute = 60_000;

/**
 * Counts never twice at once what several people ask for. What is said to be large is kept for a minute:
 * counting it takes seconds, and nobody sees a difference in numbers that long. What is small is
 * counted anew every time.
 */
export function cacheWhenLarge<Key, Sums>(
  count: (key: Key) => Promise<Sums>,
  isLarge: (sums: Sums) => boolean,
  keptFor = aMinute,
): (key: Key) => Promise<Sums> {
  const kept = new Map<Key, Promise<Sums>>();

  async function countAndKeep(key: Key): Promise<Sums> {
    let isKept = false;
    try {
      const sums = await count(key);
      isKept = isLarge(sums);
      return sums;
    } finally {
      if (isKept) setTimeout(() => kept.delete(key), keptFor).unref();
      else kept.delete(key);
    }
  }

  return (key) => {
    const known = kept.get(key);
    if (known) return known;
    const counting = countAndKeep(key);
    kept.set(key, counting);
    return counting;
  };
}
