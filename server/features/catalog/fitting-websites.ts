/** Which trusted websites speak of a subject, the closest first. */

type Website = { category: string | null; description: string | null; state: string | null };

/** At most so many of one category: five reports on prices are no five sources. */
const mostOfACategory = 2;

/** By the words of a title or topic, the categories of websites that speak of it. */
const categoriesFor: [words: RegExp, categories: string[], hints?: string][] = [
  [/\b(?:insur\w*|inventory day)/, ['insurance', 'risk']],
  [
    /\b(?:storm|flood|wildfire|hurricane|waterfront|hazard)/,
    ['risk', 'insurance'],
    'preparedness flood',
  ],
  [/\bwinteriz\w*/, ['home care', 'risk'], 'weather energy'],
  [/\b(?:climate|weather|seasons)/, ['risk', 'home care'], 'weather energy'],
  [/\bsolar\b/, ['home care', 'consumer protection'], 'energy'],
  [
    /\b(?:energy|hvac|heat pumps?|furnaces?|boilers?|insulat\w*|windows?|gutters?|roof|leaks?|maintenance|upkeep|checklist for .* homes|deck)/,
    ['home care', 'inspection'],
  ],
  [/\b(?:inspect\w*|walk-through)\b/, ['inspection', 'consumer protection']],
  [/\brepair or credit\b/, ['inspection', 'closing', 'consumer protection']],
  [/\b(?:cared for|repairs?)\b/, ['inspection', 'home care']],
  [/\bcost of living\b/, ['statistics', 'tax'], 'CPI place'],
  [/\b(?:rates?|points|refinanc\w*)\b/, ['rates', 'consumer protection']],
  [/\b(?:down payment|programs?|afford\w*|save for)/, ['state housing finance agency', 'programs']],
  [
    /\b(?:mortgages?|loans?|fha|va|usda|lenders?|pre-approv\w*|credit (?:check|scores?|reports?)|escrow|financ\w*|jumbo|gift funds)\b/,
    ['loans', 'consumer protection', 'education', 'state housing finance agency'],
  ],
  [
    /\b(?:first-time|first home|first purchase|renting versus)/,
    ['state housing finance agency', 'education', 'consumer protection', 'programs'],
  ],
  [/\b(?:tax(?:es)?|exchange|net proceeds)\b/, ['tax']],
  [/\b(?:closing|title|earnest|keys|remote buying)\b/, ['closing', 'consumer protection']],
  [/\b(?:hoa|condos?|association|planned communities)\b/, ['HOA']],
  [
    /\b(?:housing market|market report|inventory in|days on market|months of supply|quarter|prices|pending|listings tell|list price|price reductions|seasonal)/,
    ['state REALTOR association', 'market data', 'statistics'],
  ],
  [
    /\b(?:rental|rentals|investors?|investment|landlords?|duplex|cap rate|rent roll|vacancy|multifamily)\b/,
    ['investment', 'tax'],
  ],
  [
    /\b(?:new construction|builders?|new builds?|build timelines|brand-new)\b/,
    ['new construction', 'inspection'],
  ],
  [
    /\b(?:renovat\w*|remodels?|kitchen|bath\w*|contractor|permits?|adus?|accessory dwelling|add a room|bids|siding|flooring|projects that)\b/,
    ['renovation', 'home care'],
  ],
  [/\b(?:relocat\w*|moving|arrivals)\b/, ['moving', 'mobility']],
  [/\b(?:commute|transit|getting around)\b/, ['mobility', 'statistics']],
  [/\b(?:parks?|trails?|outdoor events|weekend)\b/, ['local life']],
  [/\b(?:neighborhood|areas|housing styles|price band)\b/, ['statistics', 'risk']],
  [
    /\b(?:buy\w*|offers?|agreement|net proceeds|contract)\b/,
    ['state REALTOR association', 'industry', 'closing', 'consumer protection'],
  ],
  [
    /\b(?:sell\w*|listing|showings?|open houses?|staging|luxury|right-sizing)\b/,
    ['state REALTOR association', 'industry'],
  ],
];

const entriesFor = (text: string) =>
  categoriesFor.filter(([words]) => words.test(text.toLowerCase()));

/**
 * The websites that fit what is written about, by its title before its topic. Those that an admin
 * filed under a category of their own fit by their words, and come first.
 */
export function fittingWebsites<T extends Website>(
  websites: readonly T[],
  about: { title: string; topic: string },
): T[] {
  const entries = [...entriesFor(about.title), ...entriesFor(about.topic)];
  const wanted = [...new Set(entries.flatMap(([, categories]) => categories))];
  const said = wordsOf(`${about.title} ${about.topic}`);
  const hinted = wordsOf(
    `${about.title} ${entriesFor(about.title)
      .map(([, , hints]) => hints)
      .join(' ')}`,
  );
  const ofCredit = isOfCredit(`${about.title} ${about.topic}`);
  if (!ofCredit) hinted.delete('credit');
  const isHinted = entriesFor(about.title).some(([, , hints]) => hints !== undefined);
  const shared = ({ category, description }: T, words: ReadonlySet<string>) =>
    [...wordsOf(`${category} ${description}`)].filter((word) => words.has(word)).length;
  const rank = (website: T) => {
    const at = wanted.indexOf(website.category ?? '');
    if (at >= 0) return at;
    return !isOurs(website.category) && shared(website, said) > 0 ? -1 : undefined;
  };
  const counts = new Map<string, number>();
  return (
    websites
      .map((website) => ({ website, at: rank(website), close: shared(website, hinted) }))
      .filter((each): each is { website: T; at: number; close: number } => each.at !== undefined)
      // A flood map is no source for frozen pipes.
      .filter(({ website, close }) => website.category !== 'risk' || !isHinted || close > 0)
      .filter(({ website }) => speaksOfProgram(website, about))
      .filter(({ website }) => ofCredit || !/\bcredit reports?\b/i.test(website.description ?? ''))
      .toSorted(
        (one, other) =>
          one.at - other.at ||
          other.close - one.close ||
          inState(other.website) - inState(one.website),
      )
      .map(({ website }) => website)
      .filter(({ category }) => {
        const count = (counts.get(category ?? '') ?? 0) + 1;
        counts.set(category ?? '', count);
        return count <= mostOfACategory;
      })
  );
}

/** The page of one loan program is a source where that program, or the choice of one, is written about. */
function speaksOfProgram(
  { description }: Website,
  { title, topic }: { title: string; topic: string },
) {
  const program = /\b(?:VA|USDA|Ginnie Mae)\b/.exec(description ?? '')?.[0];
  const said = `${title} ${topic}`;
  return (
    program === undefined ||
    new RegExp(`\\b${program}\\b`, 'i').test(said) ||
    /\b(?:loan types|kinds of loans|loan options|which loan|assum\p{L}+|programs?|down payment|military|veterans?|rural)\b/iu.test(
      said,
    )
  );
}

/** Credit that is borrowed, and not what a seller gives at closing. */
const isOfCredit = (about: string) =>
  /\b(?:credit (?:checks?|scores?|reports?)|mortgages?|loans?|lenders?|pre-approv\w*|financ\w*|first-time|first home|afford\w*|down payment|refinanc\w*)\b/i.test(
    about,
  );

const inState = ({ state }: Website) => Number(state !== null);

const ours = new Set([
  ...categoriesFor.flatMap(([, categories]) => categories),
  'government',
  'research',
  'fair housing',
  'schools (facts only)',
  'safety (link only)',
]);
const isOurs = (category: string | null) => category !== null && ours.has(category);

const wordsOf = (text: string) =>
  new Set(
    (text.toLowerCase().match(/[a-z]{4,}/g) ?? [])
      .filter((word) => !everywhere.has(word))
      .map((word) => word.replace(/(?:ing|ers?|es|s)$/, '')),
  );

/** Words of nearly every website and title. */
const everywhere = new Set(
  'home homes house houses housing real estate state national association data with your what from that this before after about guide guides local'.split(
    ' ',
  ),
);
