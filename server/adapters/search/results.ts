import { stripMarkup } from './plain-text.ts';
import type { SearchResult } from './search.ts';
import { type SiteScope, trustedUrl } from './trusted-sites.ts';

const longestTitle = 200;
const longestSnippet = 400;

/** What every vendor's results pass through: trusted pages only, each once, in plain text. */
export function toSearchResults(
  found: SearchResult[],
  scopes: SiteScope[],
  limit: number,
): SearchResult[] {
  const pages = new Map<string, SearchResult>();
  for (const { title, url, snippet } of found) {
    const address = trustedUrl(withoutTracking(url), scopes);
    if (!address) continue;

    const key = pageKey(address);
    const known = pages.get(key);
    if (!known) {
      pages.set(key, {
        title: stripMarkup(title, longestTitle) || new URL(address).hostname,
        url: address,
        snippet: stripMarkup(snippet, longestSnippet),
      });
    } else if (known.url.startsWith('http:') && address.startsWith('https:')) {
      known.url = address;
    }
  }
  return [...pages.values()].slice(0, Math.max(0, limit));
}

/** The same page under another scheme, with or without www and a last slash. */
function pageKey(address: string): string {
  const url = new URL(address);
  url.searchParams.sort();
  return `${url.hostname.replace(/^www\./, '')}${url.pathname.replace(/\/+$/, '')}${url.search}`;
}

function withoutTracking(address: string): string {
  const url = URL.parse(address);
  if (!url?.search) return address;

  const tracking = [...url.searchParams.keys()].filter((name) =>
    /^(utm_.*|gclid|fbclid|msclkid)$/i.test(name),
  );
  for (const name of tracking) url.searchParams.delete(name);
  return tracking.length > 0 ? url.href : address;
}
