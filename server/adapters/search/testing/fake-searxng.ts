import type { CannedAnswer, ReceivedRequest } from '#server/adapters/testing/local-server.ts';
import { type FakeVendor, startVendorWithOperators } from './fake-vendor.ts';

export const searxngPassword = 'open-sesame';

/** https://docs.searxng.org/dev/search_api.html, behind a proxy that asks for a password. */
export const startFakeSearxng = () =>
  startVendorWithOperators(
    {
      'a wrong password': page(401, 'Authorization Required'),
      'no JSON format': page(403, 'Forbidden'),
      'too many requests': page(429, 'Too Many Requests'),
      'an inner error': page(500, 'Internal Server Error'),
      'no engine that answers': {
        status: 200,
        body: { ...found('', []), unresponsive_engines: [['google', 'Suspended: CAPTCHA']] },
      },
    },
    answer,
  );

function answer({ method, url, headers }: ReceivedRequest, vendor: FakeVendor): CannedAnswer {
  const pair = Buffer.from(`porch:${searxngPassword}`).toString('base64');
  if (headers.authorization !== `Basic ${pair}`) return page(401, 'Authorization Required');
  if (method !== 'GET' || url.pathname !== '/searxng/search') return page(404, 'Not Found');
  if (url.searchParams.get('format') !== 'json') return page(403, 'Forbidden');
  const q = url.searchParams.get('q');
  if (!q) return page(400, 'Bad Request');
  return { status: 200, body: found(q, [...vendor.oddEntries, ...vendor.pages.map(toEntry)]) };
}

function found(query: string, results: unknown[]) {
  return {
    query,
    number_of_results: 0,
    results,
    answers: [],
    corrections: [],
    infoboxes: [],
    suggestions: [],
    unresponsive_engines: [] as string[][],
  };
}

function toEntry({ title, url, text }: FakeVendor['pages'][number]) {
  return {
    url,
    title,
    content: text,
    engine: 'duckduckgo',
    template: 'default.html',
    parsed_url: ['https', 'example.org', '/', '', '', ''],
    img_src: '',
    engines: ['duckduckgo'],
    positions: [1],
    score: 1,
    category: 'general',
    publishedDate: null,
  };
}

/** SearXNG refuses with pages, not with JSON. */
function page(status: number, title: string): CannedAnswer {
  return { status, body: `<!doctype html><title>${status} ${title}</title><h1>${title}</h1>` };
}
