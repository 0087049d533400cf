import type { Knowledge, Point } from './knowledge.ts';
import { findKnowledge } from './load-knowledge.ts';
import type { SubjectKind } from './subject-kind.ts';
import { lowerFirst } from './vocabulary.ts';

/** What holds for a subject of one's own: nobody asks an insurer about pickleball. */
export function generalFor(kind: SubjectKind, keywords: ReadonlySet<string>): Knowledge {
  const general = required('general');
  if (kind === 'outing') return outing(general, keywords);
  const points = general.points.filter((point) => !isOuting(point)).map(namingSubject);
  if (kind === 'project') return { ...general, points };
  const isFitting = isWithout(work);
  return {
    ...general,
    points: points.filter(isFitting),
    faq: atLeast(5, general.faq.filter(isFitting), general.faq),
    measures: atLeast(1, general.measures.filter(isFitting), general.measures),
    comparisons: general.comparisons.filter(isFitting),
    spotlights: general.spotlights.filter(isWithout(new Set(['permits']))),
    local: general.local.filter((line) => !ofWork.test(line)),
    openings: general.openings.filter((line) => !ofWork.test(line)),
  };
}

/** Both wordings name the subject: a text that never does could be about anything. */
function namingSubject(point: Point, index: number): Point {
  const start = starts[index % starts.length] as string;
  const named = (wording: string) =>
    wording.includes('{subject}') ? wording : `${start}, ${lowerFirst(wording)}`;
  return { ...point, lead: [named(point.lead[0]), named(point.lead[1])] };
}

const starts = [
  'With {subject}',
  'For {subject}',
  'When it comes to {subject}',
  'As for {subject}',
];

/** Places to go and days to celebrate: what is known of events, as far as it is not of another one. */
function outing(general: Knowledge, keywords: ReadonlySet<string>): Knowledge {
  const events = required('local-events');
  // Keywords are stems: "market" for "markets".
  const isNamed = (event: string) => [...keywords].some((keyword) => event.startsWith(keyword));
  const isFitting = isWithout(new Set(otherEvents.filter((event) => !isNamed(event))));
  return {
    ...events,
    identifier: general.identifier,
    subject: general.subject,
    inPlace: general.inPlace,
    titles: [],
    stages: [...general.stages.filter(({ id }) => id === 'learn'), ...events.stages],
    points: [...general.points.filter(isOuting), ...events.points.filter(isFitting)],
    openings: outingOpenings,
    callsToAction: outingCalls,
    faq: atLeast(5, events.faq.filter(isFitting), events.faq),
    measures: atLeast(1, events.measures.filter(isFitting), events.measures),
    comparisons: atLeast(1, events.comparisons.filter(isFitting), events.comparisons),
    spotlights: atLeast(1, events.spotlights.filter(isFitting), events.spotlights),
    outline: outingOutline(general, events),
    answerFrames: general.answerFrames,
  };
}

const outingOutline = (general: Knowledge, events: Knowledge) => [
  ...outingTitles.flatMap((title, index) => {
    const section = general.outline[index];
    return section ? [{ ...section, title, about: ['learn'] }] : [];
  }),
  ...events.outline.filter(isOutlineForAll),
];

const outingTitles = ['What to know about {subject}', 'Sources and tips for {subject}'];

const isOutlineForAll = ({ about }: { about: string[] }) =>
  about.some((each) => ['find', 'check', 'plan', 'support'].includes(each));

const isWithout =
  (unwanted: ReadonlySet<string>) =>
  ({ subjects }: { subjects: string[] }) =>
    !subjects.some((subject) => unwanted.has(subject));

const atLeast = <T>(count: number, some: T[], all: T[]) => (some.length >= count ? some : all);

/** Subjects of advice that only fits work on a house. */
const work = new Set(
  'permits zoning setbacks contractors licenses quotes scope survey easements lot liens utilities digging hoa flood-zone historic diy demonstration systems house maintenance upkeep warranty neighbors quality bills'.split(
    ' ',
  ),
);

const ofWork =
  /building department|plats|permits|extension office|hiring help|starts\.$|check the rules/;

const isOuting = ({ subjects }: Point) => subjects.includes('outing');

/** Subjects of single events; they fit only where the subject itself names them. */
const otherEvents =
  'back-to-school races art live-music food-trucks markets parades restaurants openings giving volunteering holiday trails small-business shopping'.split(
    ' ',
  );

const outingOpenings = [
  'There is more to {subject} in {city} than one search shows.',
  'For {subject} in {city}, start with the people who know it well.',
  'When it comes to {subject}, {city} has more than one answer.',
  'A little homework on {subject} goes a long way in {city}.',
  'In {city}, plans around {subject} go better with a list and a calendar.',
  'Good plans for {subject} in {city} start with one clear idea.',
  'A few simple habits make {subject} in {city} easier to enjoy.',
  'The best tips on {subject} in {city} come from people who go often.',
];

const outingCalls = [
  'Tell me what you would add about {subject} in {city}.',
  'Share your own tip on {subject}, and I will pass it on.',
  'Ask me where I would start with {subject} in {city}.',
  'Send me your favorite find for {subject}, and I will add it to my list.',
  'New to {city}? Ask me about {subject} and what else is close by.',
  'Let me know how you plan for {subject}, and I will share what I have seen.',
  'Write to me if you want a short list of sources on {subject} in {city}.',
  'Tell me which question about {subject} I should answer next.',
];

function required(identifier: string): Knowledge {
  const knowledge = findKnowledge(identifier);
  if (!knowledge) throw new Error(`data-files/knowledge/${identifier}.json is missing`);
  return knowledge;
}
