import {
  type CannedAnswer,
  type LocalServer,
  type ReceivedRequest,
  startLocalServer,
} from '#server/adapters/testing/local-server.ts';

export const attomKey = 'attom-local-key-0123456789abcdef';

type Area = { geoIdV4: string; geographyName: string };

export type FakeAttom = LocalServer & {
  /** The postal cities it knows. */
  areas: Area[];
  /** Rows of the sales trend by area. */
  trends: Record<string, unknown[]>;
  /** While set, every request to this path is refused like this. */
  refusal: { path: string; answer: CannedAnswer } | undefined;
};

export const lookupPath = '/v4/location/lookup';
export const trendPath = '/v4/transaction/salestrend';

/**
 * https://cloud-help.attomdata.com/article/579-geocodes and
 * https://cloud-help.attomdata.com/article/623-upgrading-to-sales-trends-v4
 */
export async function startFakeAttom(): Promise<FakeAttom> {
  const server = await startLocalServer((request) => {
    const { refusal } = attom;
    return refusal?.path === request.url.pathname ? refusal.answer : answer(request);
  });
  const attom: FakeAttom = Object.assign(server, {
    areas: boston,
    trends: {},
    refusal: undefined,
  });
  return attom;

  function answer({ url, headers }: ReceivedRequest): CannedAnswer {
    if (headers.apikey !== attomKey) return refused(401, 'Unauthorized');
    if (headers.accept !== 'application/json') return refused(400, 'Only JSON is spoken here');
    if (url.pathname === lookupPath) return lookup(url.searchParams);
    if (url.pathname === trendPath) return salesTrend(url.searchParams);
    return refused(404, 'Not Found');
  }

  function lookup(query: URLSearchParams): CannedAnswer {
    const name = query.get('name')?.toLowerCase();
    if (!name || query.get('geographyTypeAbbreviation') !== 'CI') return refused(400, 'Bad query');
    // Every area whose description contains the text, as the documentation shows it.
    const found = attom.areas.filter((area) => area.geographyName.toLowerCase().includes(name));
    if (found.length === 0) return nothingFound;
    const geographies = found.map((area) => ({
      ...area,
      geographyTypeName: 'Postal City',
      geographyTypeAbbreviation: 'CI',
      details: { name: area.geographyName.split(',')[0], totalResidentCount: 68_927 },
    }));
    return { status: 200, body: { status: succeeded(found.length), geographies } };
  }

  function salesTrend(query: URLSearchParams): CannedAnswer {
    const rows = attom.trends[query.get('geoIdV4') ?? ''];
    const isKnown =
      query.get('interval') === 'yearly' &&
      query.get('propertytype') === 'SINGLE FAMILY RESIDENCE' &&
      Number(query.get('startyear')) <= Number(query.get('endyear'));
    if (!isKnown) return refused(400, 'Bad query');
    if (!rows) return nothingFound;
    return { status: 200, body: { status: succeeded(rows.length), salesTrends: rows } };
  }
}

/** The areas the documentation shows for "Boston, MA", with ids of our own. */
const boston: Area[] = [
  { geoIdV4: 'aaaa0000aaaa0000aaaa0000aaaa0001', geographyName: 'East Boston, MA' },
  { geoIdV4: 'aaaa0000aaaa0000aaaa0000aaaa0002', geographyName: 'Boston, MA' },
  { geoIdV4: 'aaaa0000aaaa0000aaaa0000aaaa0003', geographyName: 'South Boston, MA' },
];

export const bostonId = 'aaaa0000aaaa0000aaaa0000aaaa0002';

export function trendOf(year: number, salesTrend: Record<string, unknown>) {
  return {
    location: { geoIdV4: bostonId, geographyName: 'Boston, MA' },
    dateRange: { start: String(year), end: String(year), interval: 'yearly' },
    salesTrend,
    vintage: { lastModified: '2026-3-9', pubDate: '2026-3-9' },
  };
}

/** ATTOM counts a question without an answer as a success, and sends it with 400. */
export const nothingFound: CannedAnswer = {
  status: 400,
  body: { status: { version: '4', code: 400, msg: 'SuccessWithoutResult', total: 0 } },
};

/** The statuses are documented, the bodies are not. */
export function refused(status: number, msg: string): CannedAnswer {
  return { status, body: { status: { version: '4', code: status, msg } } };
}

function succeeded(total: number) {
  return { version: '4', code: 0, msg: 'SuccessWithResult', total, page: 1, pageSize: 10 };
}
