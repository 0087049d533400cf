import { stateCodeOf, stateName } from '#builtin/places/places.ts';
import type { Profile } from '#contract/account-forms.ts';
import type { Origin } from '#contract/claims.ts';
import type { Facts, LocalFacts, QuestionAnswer } from '#contract/facts.ts';
import type { Place } from '#contract/place.ts';
import type { Post, Source } from '#contract/post.ts';
import { isFurtherReading } from '#server/content/material.ts';

/** What a text can rest on, each as statements with the name under which the agent knows it. */

/** What a piece was written from, as far as the piece itself says it. */
export function originsOfPost({ shapedBy, sources, topic, ...place }: Post): Origin[] {
  return [
    ...originsOfAnswers(shapedBy?.answers ?? [], 'answer'),
    ...originsOfAnswers(shapedBy?.memory ?? [], 'remembered answer'),
    ...originsOfSources(sources ?? []),
    request([shapedBy?.title, topic, place.location]),
  ];
}

/** What else it was written from: the piece shows none of it, so it is kept beside it. */
export function originsOfFacts({
  figures,
  local,
  revision,
}: Pick<Facts, 'figures' | 'local' | 'revision'>): Origin[] {
  return [
    ...originsOfFigures(figures),
    ...(local ? originsOfLocal(local) : []),
    ...(revision ? [{ ...request([revision.request]), label: 'Your change request' }] : []),
  ];
}

export const originsOfAnswers = (
  answers: readonly QuestionAnswer[],
  kind: 'answer' | 'remembered answer',
): Origin[] => answers.map(({ question, answer }) => ({ kind, label: question, text: answer }));

/** A page that nobody has read says nothing. */
export const originsOfSources = (sources: readonly Source[]): Origin[] =>
  sources
    .filter((source) => !isFurtherReading(source))
    .map(({ title, snippet }) => ({ kind: 'source', label: title, text: snippet }));

/** Words of a page that a model itself has quoted for what it says. */
export const originsOfCitations = (
  citations: readonly { title: string; text: string }[],
): Origin[] => citations.map(({ title, text }) => ({ kind: 'source', label: title, text }));

function originsOfFigures(given: Facts['figures']): Origin[] {
  if (!given) return [];
  const label = [given.source, given.asOf].filter(Boolean).join(', ');
  return given.figures.map(({ label: what, value }) => ({
    kind: 'figure',
    label,
    text: `${what}: ${value}`,
  }));
}

export function originsOfLocal(local: LocalFacts): Origin[] {
  const { today, season, county, neighbors = [], climate, housing, prices, process = [] } = local;
  const figures = [climate, housing, prices].flatMap((each) =>
    each
      ? [{ kind: 'local data' as const, label: each.source, text: each.figures.join('\n') }]
      : [],
  );
  const rules = process.map(({ term, source, asOf }) => ({
    kind: 'local data' as const,
    label: `${source}, read ${asOf}`,
    text: term,
  }));
  const around = [county, neighbors.join(', ')].filter(Boolean).join('\n');
  return [
    ...figures,
    ...rules,
    ...(around
      ? [{ kind: 'local data' as const, label: 'US Census Bureau places', text: around }]
      : []),
    { kind: 'local data', label: 'Calendar', text: `Today is ${today}.\n${season}` },
  ];
}

/** The names of the place are the agent's own choice. */
export const originOfPlace = ({ city, state }: Place): Origin => {
  const code = stateCodeOf(state);
  return request([city, code, code && stateName(code)]);
};

/** The label of what a piece is to be about. */
export const askedForLabel = 'What you asked for';

const request = (parts: (string | undefined)[]): Origin => ({
  kind: 'request',
  label: askedForLabel,
  text: parts.filter(Boolean).join('\n'),
});

const profileFields = {
  displayName: 'Name',
  brokerage: 'Brokerage',
  officeCity: 'Office city',
  licenseNumber: 'License number',
  phone: 'Phone',
  officePhone: 'Office phone',
  website: 'Website',
} as const satisfies Partial<Record<keyof Profile, string>>;

export function originOfProfile(profile: Partial<Profile>): Origin {
  const lines = Object.entries(profileFields)
    .map(([field, name]) => [name, profile[field as keyof typeof profileFields]] as const)
    .filter(([, value]) => value)
    .map(([name, value]) => `${name}: ${value}`);
  return { kind: 'profile', label: 'Your profile', text: lines.join('\n') };
}
