import { createBraveSearch } from './brave.ts';
import type { Search } from './search.ts';
import { createSearxngSearch } from './searxng.ts';
import { createTavilySearch } from './tavily.ts';

type SearchSettings = {
  braveApiKey?: string | undefined;
  tavilyApiKey?: string | undefined;
  searxngUrl?: string | undefined;
};

/** The first provider that is set up; none is fine too. */
export function createSearch(settings: SearchSettings): Search | undefined {
  if (settings.braveApiKey) return createBraveSearch(settings.braveApiKey);
  if (settings.tavilyApiKey) return createTavilySearch(settings.tavilyApiKey);
  if (settings.searxngUrl) return createSearxngSearch(settings.searxngUrl);
  return undefined;
}
