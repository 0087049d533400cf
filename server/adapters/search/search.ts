/** A host, perhaps with a path: `irs.gov` or `irs.gov/newsroom`. Subdomains are included. */
export type TrustedSite = { domain: string };

/** Title and snippet are plain text, not HTML: they may hold `<` and `&` as characters. */
export type SearchResult = { title: string; url: string; snippet: string };

/**
 * The search port. Only pages on the trusted sites come back, whatever a vendor sends. A search that does
 * not work fails with SearchFailed, which callers treat as nothing found; an abort fails with its reason.
 */
export type Search = {
  /** Put the sites that fit best first: not all of them find room in a vendor's query. */
  find(
    query: string,
    options: { sites: TrustedSite[]; limit: number; signal?: AbortSignal },
  ): Promise<SearchResult[]>;
  /** For the start block. */
  description: string;
};

/** The message is for logs; it never holds a key. */
export class SearchFailed extends Error {
  override name = 'SearchFailed';
  readonly status: number | undefined;

  constructor(message: string, status?: number) {
    super(message);
    this.status = status;
  }
}
