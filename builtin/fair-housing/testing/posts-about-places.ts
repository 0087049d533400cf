import { checkFairHousing } from '#builtin/fair-housing/check.ts';
import { citiesByState, countiesByFips } from '#builtin/places/place-files.ts';

export const cities = [...citiesByState().values()].flat();
export const allCounties = countiesByFips();

const toTag = (name: string) => name.replace(/[^\p{L}\p{N}]/gu, '');

/** What every post says of its place. */
export const postAbout = (name: string, state: string) => {
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
