/** A seeded source of chance: the same seed gives the same numbers on every machine. */
export type Random = {
  /** From 0 up to, not including, 1. */
  next(): number;
  between(low: number, high: number): number;
  /** Whole, both ends included. */
  integer(low: number, high: number): number;
  /** From -amount to amount, mostly near the middle. */
  spread(amount: number): number;
  chance(probability: number): boolean;
  pick<T>(items: readonly T[]): T;
  /** Some of a list in a random order; all of it without a count. */
  some<T>(items: readonly T[], count?: number): T[];
  /** A source of its own, so that a change in one part of a picture leaves the others alone. */
  fork(name: string): Random;
};

export function createRandom(seed: number | string): Random {
  const start = typeof seed === 'number' ? hash(`seed ${seed}`) : hash(seed);
  const next = mulberry(start);
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    integer: (low, high) => low + Math.floor((high - low + 1) * next()),
    spread: (amount) => (next() + next() - 1) * amount,
    chance: (probability) => next() < probability,
    pick(items) {
      if (items.length === 0) throw new Error('nothing to pick from');
      return items[Math.floor(next() * items.length)] as (typeof items)[number];
    },
    some: (items, count = items.length) => shuffled(items, next).slice(0, count),
    fork: (name) => createRandom(`${start} ${name}`),
  };
}

/** Mulberry32: small, fast and even enough for choosing and drawing. */
function mulberry(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** FNV-1a. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}

function shuffled<T>(items: readonly T[], next: () => number): T[] {
  const copy = [...items];
  for (let last = copy.length - 1; last > 0; last--) {
    const other = Math.floor(next() * (last + 1));
    [copy[last], copy[other]] = [copy[other] as T, copy[last] as T];
  }
  return copy;
}
