import { z } from 'zod';
import { addressBelow, type HttpJsonFailed, listOf } from '#server/adapters/http-json.ts';
import { toSearchResults } from './results.ts';
import type { Search } from './search.ts';
import { siteQuery } from './site-query.ts';
import { parseTrustedSites } from './trusted-sites.ts';
import { askSearchVendor, type VendorOptions } from './vendor.ts';

/** Brave refuses queries of more than 400 characters or 50 words. */
const queryLimits = { characters: 400, words: 50, sites: 10 };

export function createBraveSearch(apiKey: string, options: VendorOptions = {}): Search {
  const { baseUrl = 'https://api.search.brave.com', timeout } = options;
  return {
    async find(query, { sites, limit, signal }) {
      const scopes = parseTrustedSites(sites);
      const q = siteQuery(query, scopes, queryLimits);
      if (!q) return [];

      const url = addressBelow(baseUrl, 'res/v1/web/search', {
        q,
        // The most it gives: the filter on our side takes some away.
        count: '20',
        country: 'US',
        search_lang: 'en',
        text_decorations: 'false',
        result_filter: 'web',
      });
      // no-cache is the one value Brave allows here; without the header some plans answer 422.
      const headers = { 'x-subscription-token': apiKey, 'cache-control': 'no-cache' };
      const { web } = await askSearchVendor(
        'Brave Search',
        { url, headers, timeout, signal },
        BraveAnswer,
        refusalCode,
      );
      const found = web?.results ?? [];
      return toSearchResults(
        found.map(({ title, url, description }) => ({ title, url, snippet: description })),
        scopes,
        limit,
      );
    },
    description: 'Brave Search',
  };
}

/** `web` is missing when nothing was found. */
const BraveAnswer = z.object({
  type: z.literal('search'),
  web: z
    .object({
      results: listOf(
        z.object({
          title: z.string().catch(''),
          url: z.string(),
          description: z.string().catch(''),
        }),
      ),
    })
    .nullish(),
});

/** A wrong key is a 422 like any bad request; only the code tells them apart. */
function refusalCode(failure: HttpJsonFailed): string | undefined {
  const refusal = BraveRefusal.safeParse(failure.answer).data;
  return (refusal?.error ?? refusal?.errors?.[0])?.code;
}

const Reason = z.object({ code: z.string().regex(/^[A-Z_]{1,60}$/) });

/** The schema of the reference says `error`, its example `errors`. */
const BraveRefusal = z.object({
  error: Reason.optional(),
  errors: z.array(Reason).optional(),
});
