import type { Facts } from '#contract/facts.ts';
import { fillTitle } from '#contract/fill-title.ts';
import { withoutRisks } from './answers/risky-wording.ts';
import { generalFor } from './knowledge/general-for.ts';
import type { Knowledge, Point, Title } from './knowledge/knowledge.ts';
import { findKnowledge, listKnowledge } from './knowledge/load-knowledge.ts';
import { kindOfSubject } from './knowledge/subject-kind.ts';
import { lowerFirst } from './knowledge/vocabulary.ts';
import { fill, type Words } from './language/fill.ts';
import { countWords } from './language/sentences.ts';
import type { PlaceLineKind } from './place/place-lines.ts';
import { type PlaceWords, placeWords } from './place/place-words.ts';
import { type SpokenSeason, seasonOf } from './place/season.ts';
import { byFit, fitOf, keywordsOf, pointsFor, wideWordsOf } from './points.ts';
import { briefSubject, subjectPhrase, unnamedSubject } from './subject.ts';
import { repaired } from './understand/repair.ts';

/** Everything a piece is written from. */
export type Material = {
  knowledge: Knowledge;
  /** The entry of a seeded title, with its own openings and answer. */
  titleEntry?: Title;
  /** Points that answer the title, the most telling first. */
  own: Point[];
  /** Calls to action that speak of the title's matter, or of nothing else. */
  invitations: string[];
  /** The other points of the topic, those that fit best first. */
  others: Point[];
  place: PlaceWords;
  season: SpokenSeason;
  today: Date;
  mood: PlaceLineKind;
  /** The subject inside a sentence. */
  subject: string;
  /** The subject with its place: "selling a home in Austin". */
  subjectInPlace: string;
  /** What the agent should know of how the piece was written. */
  notes: string[];
  /** Fills a text of the knowledge. */
  say(text: string): string;
};

/** A subject of one's own may be written from a topic of ours, which `nearest` names. */
export function gatherMaterial(facts: Facts, today: Date, nearest?: string): Material {
  const place = placeWords(facts.place);
  // "general" is the name of our own file, and no topic.
  const known =
    facts.topic.identifier === 'general' ? undefined : findKnowledge(facts.topic.identifier);
  const { subject, notes } = known
    ? { subject: known.subject, notes: [] }
    : ownSubject(repaired(facts.topic.name), place);
  const kind = kindOfSubject(subject);
  const knowledge =
    known ??
    (nearest ? findKnowledge(nearest) : undefined) ??
    generalFor(kind, keywordsOf(subject));
  const words: Words = { city: place.city, state: place.state, subject: briefSubject(subject) };
  const titleEntry = findTitle(knowledge, facts, place);
  const isNamed = !known && subject !== unnamedSubject;
  const points = choosePoints(knowledge, facts, titleEntry, place, isNamed ? subject : '');
  return {
    knowledge,
    titleEntry,
    ...points,
    invitations: invitationsFor(knowledge, facts.title),
    place,
    season: seasonOf(today),
    today,
    mood: known ? (moods[known.identifier] ?? 'errand') : kind === 'outing' ? 'outing' : 'errand',
    subject,
    subjectInPlace: fill(knowledge.inPlace ?? `${subject.replace(/[{}]/g, '')} in {city}`, {
      ...words,
      subject,
    }),
    notes,
    say: (text) => fill(text, words),
  };
}

/** A subject of one's own; wording that should not be published is not repeated. */
function ownSubject(typed: string, place: PlaceWords): Pick<Material, 'subject' | 'notes'> {
  const phrase = subjectPhrase(typed, place);
  const { text, dropped } = withoutRisks(phrase, { city: place.city, state: place.stateCode });
  if (dropped.length === 0) return { subject: phrase, notes: [] };
  const rest = text.replace(/[\s.,;:!?]+$/, '');
  const isPhrase = countWords(rest) >= 2;
  const named = [...new Set(dropped)].map((words) => `"${words}"`).join(', ');
  return {
    subject: isPhrase ? lowerFirst(rest) : unnamedSubject,
    notes: [
      `The subject says ${named}, which fair housing rules advise against, so the text does not repeat it. Please change the title and the subject, too.`,
    ],
  };
}

/** The title was filled with the city as it was typed, which need not be how it is spelled here. */
function findTitle({ titles }: Knowledge, facts: Facts, place: PlaceWords): Title | undefined {
  const cities = [facts.place.city, facts.place.city.trim(), place.city];
  return titles.find(({ title }) => cities.some((city) => fillTitle(title, city) === facts.title));
}

const moods: Record<string, PlaceLineKind> = {
  'local-events': 'outing',
  'thanks-and-holidays': 'outing',
  'neighborhood-guide': 'area',
  staging: 'house',
  'home-maintenance': 'house',
  financing: 'figures',
  marketreport: 'figures',
};

/** For any piece and any reader. */
export const neutralCalls = [
  'Questions? Send me a message.',
  'Wondering how this applies to you? Ask me.',
  'Send me your question and I will give you a straight answer.',
  'Message me and I will tell you where I would start.',
  'If this is on your mind, send me a message.',
  'Want to talk it through? Send me a message.',
  'Have a question about this? Ask me in the comments.',
];

function invitationsFor(
  { callsToAction, identifier, subject }: Knowledge,
  title: string,
): string[] {
  const wanted = keywordsOf(title);
  // Every call of a topic speaks of its buyers or sellers.
  const ofTopic = keywordsOf(`${identifier} ${subject} buyers sellers owners buying selling times`);
  const shared = (call: string) =>
    [...keywordsOf(call)].filter((word) => wanted.has(word) && !ofTopic.has(word)).length;
  // "Your repair list" suits a title about repairs alone.
  const fitting = callsToAction.filter((call) => shared(call) > 0);
  return fitting.length > 0 ? fitting : neutralCalls;
}

const ofAnySubject = keywordsOf(
  'choose choosing pick picking hire hiring compare decide start plan first last year month day took kept',
);

/** What a subject of one's own is about, in the words that the points have for it. */
const meantBy = (title: string) =>
  /\bprobate\b|\binherit|\bexecutor/i.test(title)
    ? 'deed title signature tax records paperwork'
    : '';

/** Points of its own for every title; those of a title nobody knows are found by its words. */
function choosePoints(
  knowledge: Knowledge,
  facts: Facts,
  titleEntry: Title | undefined,
  place: PlaceWords,
  ownSubject: string,
): Pick<Material, 'own' | 'others'> {
  const usable = pointsFor(knowledge.points, place.climates).filter(
    (point) => !isBelow(point, facts),
  );
  const said = titleEntry ? '' : facts.answers.map(({ answer }) => answer).join(' ');
  const words = keywordsOf(
    `${facts.title.replaceAll(facts.place.city, '').replaceAll(place.city, '')} ${said} ${meantBy(facts.title)}`,
  );
  // "Selling" tells none of the points of selling apart.
  const wide = titleEntry || !ownSubject ? new Set<string>() : wideWordsOf(knowledge);
  const told = new Set([...words].filter((word) => !ownSubject || !ofAnySubject.has(word)));
  const narrow = new Set([...told].filter((word) => !wide.has(word)));
  const isEnough = byFit(usable, narrow).filter(({ fit }) => fit > 2).length > 2;
  const keywords = isEnough ? narrow : told;
  const ranked = byFit(usable, keywords);
  const own = titleEntry
    ? titleEntry.points.flatMap((id) => usable.find((point) => point.id === id) ?? [])
    : ranked
        .filter(({ fit }) => fit > 0)
        .slice(0, 7)
        .map(({ point }) => point);
  if (ownSubject)
    own.unshift(...borrowedPoints(ownSubject, place).filter((point) => !own.includes(point)));
  const others = ranked.map(({ point }) => point).filter((point) => !own.includes(point));
  // Too few to choose from: the topic's own points are always to the point.
  const enough = titleEntry || (ownSubject && knowledge.identifier !== 'general') ? 6 : 12;
  while (own.length < enough && others.length > 0) own.push(others.shift() as Point);
  return { own, others };
}

/** What lies under a house is no matter where the agent says that it stands on a slab, or where most do. */
function isBelow({ action, lead }: Point, { title, answers, place }: Facts): boolean {
  const typed = `${title} ${answers.map(({ answer }) => answer).join(' ')}`;
  if (/\b(?:basements?|cellars?|sump|crawl ?spaces?)\b/i.test(typed)) return false;
  const isSlab = /\bslabs?\b/i.test(typed);
  const under = isSlab
    ? /\b(?:basements?|cellars?|sump|crawl ?spaces?|lowest level)\b/i
    : /\b(?:basements?|cellars?|sump|lowest level)\b/i;
  return (isSlab || onSlabs.has(place.state ?? '')) && under.test(`${action} ${lead[0]}`);
}

/** Where a basement is rare (Survey of Construction, Census Bureau). */
const onSlabs = new Set(['AZ', 'FL', 'HI', 'LA', 'NV', 'TX']);

/** What the topics know about a subject of one's own. Two shared words are no accident. */
function borrowedPoints(subject: string, place: PlaceWords): Point[] {
  const isUnit =
    /\baccessory (?:dwelling|unit)|\bgranny flat|\bin-law (?:suite|unit)|\badus\b/i.test(subject);
  const keywords = keywordsOf(isUnit ? 'adu' : subject);
  const enough = 4;
  const candidates = listKnowledge().flatMap((knowledge) =>
    pointsFor(knowledge.points, place.climates),
  );
  const isShared = (point: Point) =>
    [...keywords].filter((word) => fitOf(point, new Set([word])) > 0).length > 1;
  return (
    byFit(candidates, keywords)
      // "Short" alone makes no short-term rental of a short sale.
      .filter(({ point, fit }) => fit >= enough && (keywords.size === 1 || isShared(point)))
      .slice(0, 6)
      .map(({ point }) => point)
  );
}
