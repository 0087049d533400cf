import { plainTextOf } from '#builtin/html/plain-text.ts';
import { fillTitle } from '#contract/fill-title.ts';
import { holidayOn } from '#contract/us-holidays.ts';
import { type WeekTopicKey, weekTopicKeys } from '#contract/week-topics.ts';

/** Which title a day gets: one of its topics that suits the date and that the agent has not had lately. */

/**
 * The catalog's topics of each kind. No announcements of a home: without its facts they would have nothing to say, and
 * nobody is asked for them.
 */
export const topicsOfKind: Record<WeekTopicKey, string[]> = {
  market: ['marketreport'],
  tips: [
    ...['sellers', 'buyers', 'first-time-buyers', 'home-maintenance', 'financing'],
    ...['renovation', 'downsizing', 'investment'],
  ],
  local: ['neighborhood-guide', 'local-events', 'relocation'],
  listing: ['open-houses', 'staging', 'new-construction'],
  thanks: ['thanks-and-holidays'],
};

/** A kind without new titles gives way to the next. */
export const kindsInstead = (kind: WeekTopicKey): WeekTopicKey[] => [
  kind,
  ...(['tips', 'local', ...weekTopicKeys] as const).filter((each) => each !== kind),
];

/** One for each weekday, Monday first, so that a week is mixed. A holiday is for greetings. */
const mix: WeekTopicKey[] = ['market', 'tips', 'local', 'listing', 'tips', 'local', 'thanks'];

export function suggestedKind(date: string, weekday: number): WeekTopicKey {
  return holidayOn(date) ? 'thanks' : (mix[weekday - 1] ?? 'tips');
}

/** Between which days of a year, month first, a title that names a season or an occasion can be read. */
const seasons: { names: RegExp; from: string; to: string }[] = [
  { names: /\bthanksgiving\b/i, from: '11-16', to: '11-28' },
  { names: /\b(fourth of july|july 4|independence day)\b/i, from: '06-28', to: '07-04' },
  { names: /\bmemorial day\b/i, from: '05-22', to: '05-31' },
  { names: /\blabor day\b/i, from: '08-30', to: '09-07' },
  { names: /\bveterans day\b/i, from: '11-08', to: '11-11' },
  { names: /\bhalloween\b/i, from: '10-20', to: '10-31' },
  { names: /\bnew year\b/i, from: '12-30', to: '01-05' },
  { names: /\banother year\b/i, from: '12-20', to: '01-10' },
  { names: /\b(holidays?|christmas)\b/i, from: '12-01', to: '12-26' },
  { names: /\bspring\b/i, from: '03-01', to: '05-31' },
  { names: /\bsummer\b/i, from: '06-01', to: '08-31' },
  { names: /\b(fall|autumn)\b/i, from: '09-01', to: '11-30' },
  { names: /\bwinter\b/i, from: '12-01', to: '02-28' },
];

const isBetween = (day: string, { from, to }: { from: string; to: string }) =>
  from <= to ? day >= from && day <= to : day >= from || day <= to;

const seasonOf = (title: string) => seasons.find(({ names }) => names.test(title));

type Topic = { id: number; identifier: string; titles: string[] };
export type FreshTitle = { topicId: number; raw: string; filled: string };

type Choice = {
  date: string;
  city: string;
  /** Keys of titles the agent has had lately (`titleKey`), in whatever city. */
  known: Set<string>;
  /** Titles that ask for facts nobody gave. */
  needsFacts: (identifier: string, title: string) => boolean;
  seed: number;
};

/** What is for this very time of year comes first, what asks for facts is left out. */
export function pickFreshTitle(topics: Topic[], choice: Choice): FreshTitle | undefined {
  const { date, city, known, needsFacts, seed } = choice;
  const day = date.slice(5);
  const open = topics.flatMap(({ id, identifier, titles }) =>
    titles
      .filter((raw) => !needsFacts(identifier, raw))
      .map((raw) => ({ topicId: id, raw, filled: fillTitle(raw, city), season: seasonOf(raw) }))
      .filter(({ raw, filled }) => !known.has(titleKey(raw)) && !known.has(titleKey(filled)))
      .filter(({ season }) => !season || isBetween(day, season)),
  );
  const inSeason = holidayOn(date) ? open.filter(({ season }) => season) : [];
  const candidates = inSeason.length > 0 ? inSeason : open;
  const picked = candidates[seed % candidates.length];
  return picked && { topicId: picked.topicId, raw: picked.raw, filled: picked.filled };
}

/** Two titles are the same if a reader would say so: without regard to markup, letter case and signs. */
export const titleKey = (html: string): string =>
  plainTextOf(html)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
