import { checkFairHousing } from '#builtin/fair-housing/check.ts';
import { citiesByState, countiesByFips } from '#builtin/places/place-files.ts';

export const cities = [...citiesByState().values()].flat();
export const allCounties = countiesByFips();

const toTag = (name: string) => name.replace(/[^\p{L}\p{N}]/gu, '');

/** What every post says of its place. */
const postAbout = (name: string, state: string) => {
  return {
    title: `${name} real estate`,
    content: `<p>Homes in ${name}, ${state}. Near ${name}: ${name} home prices.</p>`,
    hashtags: [toTag(name), `${toTag(name)}Homes`],
  };
};

/** Those of the cities whose own name is flagged in a post about them. */
export function flaggedAtHome(some: typeof cities): string[] {
  const flagged = some.filter(({ name, state, county }) => {
    const place = { city: name, state, county: allCounties.get(county)?.shortName };
    return checkFairHousing(postAbout(name, state), { place }).length > 0;
  });
  return flagged.map(({ name, state }) => `${name}, ${state}`);
}

/** Alone, these words mean something else, or their residents; with the state after it, "Temple, TX" is a town. */
export const flaggedAlone = ['Plantation', 'Temple'];

const elsewhere = { place: { city: 'Boise', county: 'Ada', state: 'ID' } };

type Named = { name: string; state: string };

/** Those of the names that are flagged in a post about Boise, each once. Many at once, for they rarely are. */
export function flaggedElsewhere(names: Named[]): string[] {
  const groups = Array.from({ length: Math.ceil(names.length / 100) }, (_, index) =>
    names.slice(index * 100, index * 100 + 100),
  );
  return [...new Set(groups.flatMap(flaggedAmong))].sort();
}

function flaggedAmong(names: Named[]): string[] {
  const posts = names.map(({ name, state }) => postAbout(name, state));
  const together = {
    title: posts.map(({ title }) => `<p>${title}</p>`).join(''),
    content: posts.map(({ content }) => content).join(''),
    hashtags: posts.flatMap(({ hashtags }) => hashtags),
  };
  if (checkFairHousing(together, elsewhere).length === 0) return [];
  if (names.length === 1) return names.map(({ name }) => name);
  const middle = Math.ceil(names.length / 2);
  return [names.slice(0, middle), names.slice(middle)].flatMap(flaggedAmong);
}
