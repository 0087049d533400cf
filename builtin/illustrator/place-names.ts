import { once } from '#builtin/once.ts';
import { foldPlace } from '#builtin/places/fold.ts';
import { citiesByState } from '#builtin/places/place-files.ts';
import type { Place } from '#contract/place.ts';
import { usStates } from '#contract/us-states.ts';

/** The largest city of every name of two words or more: "Key West", "Park City", "Salt Lake City". */
const citiesByName = once(() => {
  const found = new Map<string, { place: Place; rank: number }>();
  for (const cities of citiesByState().values())
    for (const { key, name, state, rank } of cities) {
      const known = found.get(key);
      if (!known || rank < known.rank) found.set(key, { place: { city: name, state }, rank });
    }
  return found;
});

/** Names that are things before they are towns. */
const things = new Set(['log cabin', 'open house', 'front porch', 'lake house', 'beach house']);

const word = "[A-Z][\\p{L}'’.-]+";
const names = new RegExp(`\\b${word}(?: (?:of |de |del |la |las |los |d['’])?${word}){0,3}`, 'gu');
const withState = new RegExp(
  `\\b(${word}(?: ${word}){0,3}),\\s*(${usStates.map(({ code, name }) => `${code}|${name}`).join('|')})\\b`,
  'gu',
);

/** A wish without the names of places, which are no things to draw: nobody wants keys in Key West. */
export function withoutPlaces(text: string, place?: Place): string {
  let rest = text;
  if (place?.city && place.city.length > 2) rest = rest.replace(exactly(place.city), ' ');
  return rest
    .replace(withState, ' ')
    .replace(names, (name) =>
      cityIn(name) ? name.replace(cityIn(name)?.words ?? name, ' ') : name,
    );
}

/** The place a wish names itself: with its state, or by a name of several words. */
export function placeNamedIn(text: string): Place | undefined {
  for (const [, city = '', state = ''] of text.matchAll(withState)) {
    const code = usStates.find(({ code: short, name }) => short === state || name === state)?.code;
    if (code) return { city, state: code };
  }
  for (const [name] of text.matchAll(names)) {
    const found = cityIn(name);
    if (found) return found.place;
  }
  return stateNamedIn(text);
}

const stateNamedIn = (text: string): Place | undefined => {
  const state = usStates.find(({ name }) => new RegExp(`\\b${name}\\b`).test(text));
  return state && { city: '', state: state.code };
};

/** The longest run of words in a name that is a city; one word alone could be anything. */
function cityIn(name: string): { words: string; place: Place } | undefined {
  const words = name.split(' ');
  for (let length = words.length; length > 1; length -= 1)
    for (let start = 0; start + length <= words.length; start += 1) {
      const part = words.slice(start, start + length).join(' ');
      const key = foldPlace(part);
      const found = things.has(key) ? undefined : citiesByName().get(key);
      if (found) return { words: part, place: found.place };
    }
  return undefined;
}

const exactly = (name: string) =>
  new RegExp(
    `(?<![\\p{L}])${name.slice(0, 100).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}])`,
    'giu',
  );
