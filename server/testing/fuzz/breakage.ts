import fc from 'fast-check';
import { hostileValue } from './hostile.ts';

/** A valid value with one or a few things wrong. */
export function brokenOf(valid: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const damage = fc.record({
    where: fc.nat(1_000),
    how: fc.constantFrom(...ways),
    with: hostileValue,
  });
  return fc
    .tuple(valid, fc.array(damage, { minLength: 1, maxLength: 3 }))
    .map(([value, damages]) => damages.reduce(apply, structuredClone(value)));
}

const ways = ['replace', 'replace', 'replace', 'leave out', 'wrap', 'add', 'repeat'] as const;

type Damage = { where: number; how: (typeof ways)[number]; with: unknown };
type Container = Record<string, unknown> | unknown[];

function apply(value: unknown, { where, how, with: given }: Damage): unknown {
  // Its own copy, or a thing could come to hold itself.
  const hostile = structuredClone(given);
  const places = [...placesIn(value)];
  const place = places[where % Math.max(1, places.length)];
  if (!place) return hostile;
  const { container, key } = place;
  const holder = container as Record<string, unknown>;
  switch (how) {
    case 'replace':
      set(holder, key, hostile);
      break;
    case 'leave out':
      delete holder[key];
      break;
    case 'wrap':
      set(holder, key, [holder[key]]);
      break;
    case 'add':
      // A list under a large number would be a long one.
      if (Array.isArray(container)) container.push(hostile);
      else set(holder, typeof hostile === 'string' ? hostile.slice(0, 50) : 'more', hostile);
      break;
    case 'repeat':
      set(holder, key, many(holder[key]));
      break;
  }
  return value;
}

/** More than any list may hold. What is long already is not made longer without end. */
function many(value: unknown = null): unknown {
  if (JSON.stringify(value).length > 2_000) return value;
  return Array.from({ length: 600 }, () => structuredClone(value));
}

/** Also under names that an assignment would take for something else. */
function set(holder: Record<string, unknown>, key: string, value: unknown): void {
  const property = { value, enumerable: true, configurable: true, writable: true };
  Object.defineProperty(holder, key, property);
}

function* placesIn(value: unknown): Generator<{ container: Container; key: string }> {
  if (value === null || typeof value !== 'object') return;
  for (const key of Object.keys(value)) {
    yield { container: value as Container, key };
    yield* placesIn((value as Record<string, unknown>)[key]);
  }
}
