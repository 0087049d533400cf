import { z } from 'zod';
import { addressBelow, listOf } from '#server/adapters/http-json.ts';
import { toSearchResults } from './results.ts';
import type { Search } from './search.ts';
import { plainQuery } from './site-query.ts';
import { parseTrustedSites } from './trusted-sites.ts';
import { askSearchVendor, type VendorOptions } from './vendor.ts';

/** Tavily asks for queries under 400 characters; words are not limited. */
const queryLimits = { characters: 390, words: 60 };

/** The most `include_domains` takes. */
const mostDomains = 300;

export function createTavilySearch(apiKey: string, options: VendorOptions = {}): Search {
  const { baseUrl = 'https://api.tavily.com', timeout } = options;
  return {
    async find(query, { sites, limit, signal }) {
      const scopes = parseTrustedSites(sites);
      const words = plainQuery(query, queryLimits);
      if (!words || scopes.length === 0) return [];

      const { results } = await askSearchVendor(
        'Tavily',
        {
          url: addressBelow(baseUrl, 'search'),
          headers: { authorization: `Bearer ${apiKey}` },
          body: {
            query: words,
            topic: 'general',
            search_depth: 'basic',
            max_results: 20,
            include_domains: scopes
              .slice(0, mostDomains)
              .map(({ host, segments }) => [host, ...segments].join('/')),
          },
          timeout,
          signal,
        },
        TavilyAnswer,
      );
      return toSearchResults(
        results.map(({ title, url, content }) => ({ title, url, snippet: content })),
        scopes,
        limit,
      );
    },
    description: 'Tavily',
  };
}

const TavilyAnswer = z.object({
  results: listOf(
    z.object({ title: z.string().catch(''), url: z.string(), content: z.string().catch('') }),
  ),
});
