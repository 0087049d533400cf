import type { TrustedSite } from './search.ts';

/** A trusted site, taken apart. Segments are the parts of the path below which pages count. */
export type SiteScope = { host: string; segments: string[] };

/** Longer addresses are not worth showing to anybody. */
const longestAddress = 2_000;

/** What cannot be read as a public site trusts nothing, rather than too much. */
export function parseTrustedSites(sites: TrustedSite[]): SiteScope[] {
  return sites.flatMap(({ domain }) => readSite(domain) ?? []);
}

/**
 * The address as a browser reads it, when it lies on a trusted site. The parsed form is returned, so that
 * what is shown is what was checked: letter case, escapes, full-width letters and punycode are settled.
 */
export function trustedUrl(address: string, scopes: SiteScope[]): string | undefined {
  const url = URL.parse(address);
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) return undefined;
  // No reader expects a name before the host or a port after it; both are tricks or test servers.
  if (url.username || url.password || url.port) return undefined;
  if (url.href.length > longestAddress) return undefined;

  url.hostname = withoutRootDot(url.hostname);
  url.hash = '';
  if (!isPublicName(url.hostname)) return undefined;
  return scopes.some((scope) => covers(scope, url)) ? url.href : undefined;
}

function readSite(domain: string): SiteScope | undefined {
  // Steps upwards would quietly widen `irs.gov/newsroom/..` to all of irs.gov.
  if (/\.\.|%2e/i.test(domain)) return undefined;
  const url = URL.parse(`https://${domain.trim().replace(/^https?:\/\//i, '')}`);
  if (!url || url.username || url.password || url.port || url.search || url.hash) return undefined;

  const host = withoutRootDot(url.hostname);
  if (!isPublicName(host) || hidesSteps(url.pathname)) return undefined;
  return { host, segments: url.pathname.split('/').filter(Boolean) };
}

function covers(scope: SiteScope, url: URL): boolean {
  const isOnHost = url.hostname === scope.host || url.hostname.endsWith(`.${scope.host}`);
  if (!isOnHost) return false;
  if (scope.segments.length === 0) return true;
  if (hidesSteps(url.pathname)) return false;

  const segments = url.pathname.split('/').slice(1);
  return scope.segments.every((segment, index) => segments[index] === segment);
}

/** Escaped dots and slashes, which the URL parser leaves alone but a server may follow upwards. */
function hidesSteps(pathname: string): boolean {
  return /%(25)*(2e|2f|5c)|\/\.\.?[;%]/i.test(pathname);
}

/** `irs.gov.` is the same host as `irs.gov`. */
function withoutRootDot(host: string): string {
  return host.replace(/\.$/, '');
}

/** At least two labels and no address of numbers: neither `gov` nor `localhost` nor `10.0.0.1`. */
function isPublicName(host: string): boolean {
  return /^([a-z0-9_-]+\.)+[a-z][a-z0-9-]*$/.test(host);
}
