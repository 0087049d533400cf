import { z } from 'zod';
import { addressBelow, type HttpJsonFailed, listOf } from '#server/adapters/http-json.ts';
import { stripMarkup } from './plain-text.ts';
import { toSearchResults } from './results.ts';
import { type Search, SearchFailed } from './search.ts';
import { siteQuery } from './site-query.ts';
import { parseTrustedSites } from './trusted-sites.ts';
import { askSearchVendor, type VendorOptions } from './vendor.ts';

/** SearXNG hands the query on to other engines, so the strictest of them counts: 32 words. */
const queryLimits = { characters: 400, words: 32, sites: 6 };

/** Your own SearXNG. A name and password in its address are sent as basic authentication. */
export function createSearxngSearch(
  baseUrl: string,
  { timeout }: Pick<VendorOptions, 'timeout'> = {},
): Search {
  const { address, headers } = splitCredentials(baseUrl);
  const name = `SearXNG at ${new URL(address).host}`;
  return {
    async find(query, { sites, limit, signal }) {
      const scopes = parseTrustedSites(sites);
      const q = siteQuery(query, scopes, queryLimits);
      if (!q) return [];

      const url = addressBelow(address, 'search', {
        q,
        format: 'json',
        categories: 'general',
        language: 'en-US',
      });
      const answer = await askSearchVendor(
        name,
        { url, headers, timeout, signal },
        SearxngAnswer,
        hint,
      );
      const silent = answer.unresponsive_engines.map(([engine]) => stripMarkup(engine, 40));
      if (answer.results.length === 0 && silent.length > 0) {
        throw new SearchFailed(`${name} heard nothing from ${silent.slice(0, 5).join(', ')}`);
      }
      return toSearchResults(
        answer.results.map(({ title, url, content }) => ({ title, url, snippet: content })),
        scopes,
        limit,
      );
    },
    description: name,
  };
}

const SearxngAnswer = z.object({
  results: listOf(
    z.object({ title: z.string().catch(''), url: z.string(), content: z.string().catch('') }),
  ),
  /** Pairs of an engine and what is wrong with it. */
  unresponsive_engines: z.array(z.tuple([z.string()], z.unknown())).catch([]),
});

function hint({ status }: HttpJsonFailed): string | undefined {
  return status === 403 ? 'is json among the search formats of its settings.yml?' : undefined;
}

/** fetch refuses addresses with credentials, and quotes them in its error. */
function splitCredentials(baseUrl: string): { address: string; headers: Record<string, string> } {
  const url = new URL(baseUrl);
  const { username, password } = url;
  url.username = '';
  url.password = '';
  if (!username && !password) return { address: url.href, headers: {} };

  const pair = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  const authorization = `Basic ${Buffer.from(pair).toString('base64')}`;
  return { address: url.href, headers: { authorization } };
}
