import type { CannedAnswer, ReceivedRequest } from '#server/adapters/testing/local-server.ts';
import { type FakeVendor, startVendorWithOperators } from './fake-vendor.ts';

export const braveKey = 'BSAlocal-brave-key-0123456789';

/** https://api-dashboard.search.brave.com/api-reference/web/search/get */
export const startFakeBrave = () =>
  startVendorWithOperators(
    {
      'a wrong key': refusal(422, 'SUBSCRIPTION_TOKEN_INVALID', 'authentication'),
      'no subscription': refusal(404, 'SUBSCRIPTION_NOT_FOUND', 'subscriptions'),
      'too many requests': refusal(429, 'RATE_LIMITED', 'rate_limiter'),
      'a used up quota': refusal(429, 'QUOTA_LIMITED', 'rate_limiter'),
      'an inner error': refusal(500, 'INTERNAL', 'search'),
    },
    answer,
  );

function answer({ method, url, headers }: ReceivedRequest, vendor: FakeVendor): CannedAnswer {
  const q = url.searchParams.get('q') ?? '';
  const count = Number(url.searchParams.get('count') ?? 20);
  if (method !== 'GET' || url.pathname !== '/res/v1/web/search') return { status: 404, body: {} };
  if (headers['x-subscription-token'] !== braveKey) {
    return refusal(422, 'SUBSCRIPTION_TOKEN_INVALID', 'authentication');
  }
  const isValid =
    headers['cache-control'] === 'no-cache' &&
    headers.accept === 'application/json' &&
    q.length > 0 &&
    q.length <= 400 &&
    q.split(/\s+/).length <= 50 &&
    count >= 1 &&
    count <= 20;
  if (!isValid) return refusal(422, 'VALIDATION', 'request');
  return { status: 200, body: found(q, vendor) };
}

function found(q: string, { pages, oddEntries }: FakeVendor) {
  const results = pages.map(({ title, url, text }) => ({
    type: 'search_result',
    subtype: 'generic',
    title,
    url,
    is_source_local: false,
    is_source_both: false,
    description: text,
    page_age: '2026-02-03T10:00:00',
    profile: { name: 'A site', url, long_name: 'example.org', img: '' },
    language: 'en',
    family_friendly: true,
    meta_url: { scheme: 'https', netloc: 'example.org', hostname: 'example.org', path: '' },
  }));
  return {
    type: 'search',
    query: { original: q, show_strict_warning: false, more_results_available: false },
    mixed: { type: 'mixed', main: [], top: [], side: [] },
    // The reference leaves out the kinds of results that a query has none of.
    ...(results.length + oddEntries.length > 0 && {
      web: { type: 'search', results: [...oddEntries, ...results], family_friendly: true },
    }),
  };
}

function refusal(status: number, code: string, component: string): CannedAnswer {
  const error = { id: 'f2ad4a57', status, code, detail: `About ${code}.`, meta: { component } };
  return { status, body: { type: 'ErrorResponse', error, time: 1_770_000_000 } };
}
