import {
  type CannedAnswer,
  type ReceivedRequest,
  startLocalServer,
} from '#server/adapters/testing/local-server.ts';
import type { FakeVendor } from './fake-vendor.ts';

export const tavilyKey = 'tvly-local-0123456789abcdef';

type Asked = {
  query?: string;
  max_results?: number;
  include_domains?: string[];
  search_depth?: string;
};

/** https://docs.tavily.com/documentation/api-reference/endpoint/search */
export async function startFakeTavily(): Promise<FakeVendor> {
  const server = await startLocalServer((request) => vendor.refusal ?? answer(request));
  const asked = (): Asked => JSON.parse(server.received.at(-1)?.body || '{}');
  const vendor: FakeVendor = Object.assign(server, {
    pages: [],
    oddEntries: [],
    refusal: undefined,
    refusals: {
      'a wrong key': refusal(401, 'Unauthorized: missing or invalid key.'),
      'too many requests': refusal(429, 'Blocked because of too many requests.'),
      'a used up plan': refusal(432, 'The plan has been used up.'),
      'a used up purse': refusal(433, 'The pay-as-you-go limit has been reached.'),
      'an inner error': refusal(500, 'Internal Server Error'),
    },
    sitesAsked: () => asked().include_domains ?? [],
    wordsAsked: () => asked().query ?? '',
  });
  return vendor;

  function answer({ method, url, headers, body }: ReceivedRequest): CannedAnswer {
    if (method !== 'POST' || url.pathname !== '/search') return { status: 404, body: {} };
    if (headers.authorization !== `Bearer ${tavilyKey}`) {
      return refusal(401, 'Unauthorized: missing or invalid key.');
    }
    const { query, max_results = 5, include_domains = [], search_depth }: Asked = JSON.parse(body);
    if (headers['content-type'] !== 'application/json' || !query) {
      return { status: 422, body: { detail: [{ type: 'missing', loc: ['body', 'query'] }] } };
    }
    if (query.length > 400) return refusal(400, 'The query is too long.');
    if (max_results < 0 || max_results > 20) return refusal(400, 'max_results is out of range.');
    if (include_domains.length > 300) return refusal(400, 'Too many domains.');
    if (search_depth !== 'basic') return refusal(400, 'A basic search was expected.');
    return { status: 200, body: found(query, vendor) };
  }
}

function found(query: string, { pages, oddEntries }: FakeVendor) {
  const results = pages.map(({ title, url, text }, index) => ({
    title,
    url,
    content: text,
    score: 0.9 - index / 100,
    raw_content: null,
  }));
  return {
    query,
    follow_up_questions: null,
    answer: null,
    images: [],
    results: [...oddEntries, ...results],
    response_time: 0.42,
    request_id: '1f0c4c38-0f5e-4d5e-9a4c-000000000000',
  };
}

function refusal(status: number, error: string): CannedAnswer {
  return { status, body: { detail: { error } } };
}
