import type { SiteScope } from './trusted-sites.ts';

type QueryLimits = { characters: number; words: number };

/**
 * The words, limited to sites by operators: `first home Austin site:hud.gov OR site:irs.gov`. The words get
 * at most half of the room; sites are added in their order as long as they fit. Empty without words or sites.
 */
export function siteQuery(
  text: string,
  scopes: SiteScope[],
  limits: QueryLimits & { sites: number },
): string {
  const words = plainQuery(text, { characters: limits.characters / 2, words: limits.words / 2 });
  if (!words) return '';

  let operators = '';
  let room = limits.sites;
  for (const host of widestHosts(scopes)) {
    // Paths are left to the filter: that operators take them is not documented.
    const longer = operators ? `${operators} OR site:${host}` : `site:${host}`;
    if (room === 0 || !fits(`${words} ${longer}`, limits)) continue;
    operators = longer;
    room -= 1;
  }
  return operators && `${words} ${operators}`;
}

/** What somebody typed, as words without search operators, cut to whole words. */
export function plainQuery(text: string, limits: QueryLimits): string {
  const words = text
    .normalize('NFKC')
    // Quotes, brackets, colons and the like steer a search; none of them matters to what is looked for.
    .replace(/[^\p{L}\p{M}\p{N}'’.,&%$/-]+/gu, ' ')
    .split(' ')
    .map((word) => word.replace(/^[^\p{L}\p{N}$]+|[^\p{L}\p{M}\p{N}%]+$/gu, ''))
    .map((word) => (/^(AND|OR|NOT)$/.test(word) ? word.toLowerCase() : word))
    .filter(Boolean);

  let query = '';
  for (const word of words) {
    const longer = query ? `${query} ${word}` : word;
    if (!fits(longer, limits)) break;
    query = longer;
  }
  return query;
}

function fits(query: string, limits: QueryLimits): boolean {
  return query.length <= limits.characters && query.split(' ').length <= limits.words;
}

/** Every host once, and none below another: `census.gov` also finds `data.census.gov`. */
function widestHosts(scopes: SiteScope[]): string[] {
  const hosts = [...new Set(scopes.map(({ host }) => host))];
  return hosts.filter((host) => !hosts.some((other) => host.endsWith(`.${other}`)));
}
