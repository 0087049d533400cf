import type { CountyMention } from './counties.ts';
import type { CityMention } from './mention.ts';

/**
 * Decides for every city which state it lies in, as far as a reader could: a state that is named,
 * else the one that most of the places share, else the one everybody thinks of.
 */
export function settleStates(
  cities: CityMention[],
  counties: CountyMention[],
  named: ReadonlySet<string>,
): void {
  const support = new Map<string, number>();
  const count = (states: Iterable<string>) => {
    for (const state of new Set(states)) support.set(state, (support.get(state) ?? 0) + 1);
  };
  for (const { homes } of cities) count(homes.map(({ state }) => state));
  for (const { states } of counties) count(states);
  for (const city of cities) city.state ??= stateOf(city, named, support);
}

function stateOf(
  city: CityMention,
  named: ReadonlySet<string>,
  support: ReadonlyMap<string, number>,
): string | undefined {
  const states = city.homes.map(({ state }) => state);
  const given = states.find((state) => named.has(state));
  if (given) return given;
  const most = Math.max(...states.map((state) => support.get(state) ?? 0));
  const shared = states.filter((state) => support.get(state) === most);
  if (isPlain(city) && shared.includes(states[0] ?? '')) return states[0];
  if (most > 1 && shared.length === 1) return shared[0];
  return isPlain(city) ? states[0] : undefined;
}

/** Nobody thinks of another city of that name. */
export function isPlain({ homes }: CityMention): boolean {
  const [first, second] = homes;
  return first !== undefined && (!second || second.rank > 4 * (first.rank + 5));
}
