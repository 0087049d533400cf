/** Chance that repeats itself: the same seed gives the same choices in the same order. */
export type Random = {
  /** From 0 up to, but not including, 1. */
  next(): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** Some of a list in a random order; all of it without a count. */
  some<T>(list: readonly T[], count?: number): T[];
};

export function createRandom(seed: number): Random {
  let state = mix(seed);
  // Mulberry32: small, quick and even enough for choosing words.
  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  }
  return {
    next,
    chance: (probability) => next() < probability,
    pick(list) {
      if (list.length === 0) throw new Error('nothing to pick from');
      return list[Math.floor(next() * list.length)] as (typeof list)[number];
    },
    some: (list, count = list.length) => shuffled(list, next).slice(0, count),
  };
}

/** Spreads neighbouring seeds far apart. */
function mix(seed: number): number {
  const once = Math.imul(seed ^ (seed >>> 16), 0x45d9f3b);
  return Math.imul(once ^ (once >>> 16), 0x45d9f3b);
}

function shuffled<T>(list: readonly T[], next: () => number): T[] {
  const copy = [...list];
  for (let last = copy.length - 1; last > 0; last--) {
    const other = Math.floor(next() * (last + 1));
    [copy[last], copy[other]] = [copy[other] as T, copy[last] as T];
  }
  return copy;
}
