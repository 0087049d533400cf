import {
  type CannedAnswer,
  type LocalServer,
  type ReceivedRequest,
  startLocalServer,
} from '#server/adapters/testing/local-server.ts';

/** A page as a vendor has it in its index: text as it comes, markup and all. */
type Page = { title: string; url: string; text: string };

/** A local server that speaks like one of the vendors, after the vendor's public documentation. */
export type FakeVendor = LocalServer & {
  /** What it sends, in this order, whatever sites were asked for: the worst a vendor can do. */
  pages: Page[];
  /** Entries of the result list that make no sense, sent before the pages. */
  oddEntries: unknown[];
  /** While set, it refuses every request like this. */
  refusal: CannedAnswer | undefined;
  /** The documented ways to refuse, by what went wrong. */
  refusals: Record<string, CannedAnswer>;
  /** The sites named in the last request, by operators or by a field. */
  sitesAsked(): string[];
  /** The words of the last request. */
  wordsAsked(): string;
};

/** A vendor that is asked by a query with operators, in `q`. */
export async function startVendorWithOperators(
  refusals: FakeVendor['refusals'],
  answer: (request: ReceivedRequest, vendor: FakeVendor) => CannedAnswer,
): Promise<FakeVendor> {
  const server = await startLocalServer((request) => vendor.refusal ?? answer(request, vendor));
  const lastQuery = () => splitOperators(server.received.at(-1)?.url.searchParams.get('q') ?? '');
  const vendor: FakeVendor = Object.assign(server, {
    pages: [],
    oddEntries: [],
    refusal: undefined,
    refusals,
    sitesAsked: () => lastQuery().sites,
    wordsAsked: () => lastQuery().words,
  });
  return vendor;
}

/** Splits `first home site:hud.gov OR site:irs.gov`. */
function splitOperators(query: string): { words: string; sites: string[] } {
  const sites = [...query.matchAll(/site:(\S+)/g)].map(([, site]) => site ?? '');
  return { words: query.replace(/( OR)? site:\S+/g, ''), sites };
}
