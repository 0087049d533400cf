import type { TrustedWebsite } from '#contract/catalog/trusted-websites.ts';
import { findEntries } from '#web/features/catalog/entries/find-entries.ts';
import { stateOrCountry, wholeCountry } from './states.ts';

/** What somebody looks for. Empty means everything; a state may be the whole country. */
export type WebsiteSelection = { search: string; state: string; category: string };

export const emptySelection: WebsiteSelection = { search: '', state: '', category: '' };

export function selectWebsites(websites: TrustedWebsite[], selection: WebsiteSelection) {
  const { search, state, category } = selection;
  const fitting = websites
    .filter((each) => !state || (each.state ?? wholeCountry) === state)
    .filter((each) => !category || each.category === category);
  return findEntries(fitting, search, (each) => [
    each.domain,
    each.description,
    each.category,
    stateOrCountry(each.state),
  ]);
}

/** Those in use, by name. */
export const categoriesOf = (websites: TrustedWebsite[]): string[] => inUse(websites, 'category');
export const statesOf = (websites: TrustedWebsite[]): string[] => inUse(websites, 'state');

function inUse(websites: TrustedWebsite[], field: 'category' | 'state'): string[] {
  const values = websites.map((each) => each[field]).filter((value) => value !== null);
  return [...new Set(values)].sort((a, b) => a.localeCompare(b, 'en'));
}
