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
import type { Mood } from './place/place-lines.ts';
import { type PlaceWords, placeWords } from './place/place-words.ts';
import { type Season, seasonOf } from './place/season.ts';
import { byFit, keywordsOf, pointsFor } from './points.ts';
import { subjectPhrase, unnamedSubject } from './subject.ts';
import { repaired } from './understand/repair.ts';

/** Everything a piece is written from. */
export type Material = {
  knowledge: Knowledge;
  /** The entry of a seeded title, with its own openings and answer. */
  titleEntry?: Title;
  /** Points that answer the title, the most telling first. */
  own: Point[];
  /** Calls to action, of those that speak of the title's matter as far as there are some. */
  invitations: string[];
  /** The other points of the topic, those that fit best first. */
  others: Point[];
  place: PlaceWords;
  season: Season;
  today: Date;
  mood: Mood;
  /** The subject inside a sentence. */
  subject: string;
  /** The subject with its place: "selling a home in Austin". */
  subjectInPlace: string;
  /** What the agent should know of how the piece was written. */
  notes: string[];
  /** Fills a text of the knowledge. */
  say(text: string): string;
};

export function gatherMaterial(facts: Facts, today: Date): Material {
  const place = placeWords(facts.place);
  // "general" is the name of our own file, and no topic.
  const known =
    facts.topic.identifier === 'general'
      ? undefined
      : findKnowledge(borrowedFrom[facts.topic.identifier] ?? facts.topic.identifier);
  const { subject, notes } = known
    ? { subject: known.subject, notes: [] }
    : ownSubject(repaired(facts.topic.name), place);
  const kind = kindOfSubject(subject);
  const knowledge = known ?? generalFor(kind, keywordsOf(subject));
  const words: Words = { city: place.city, state: place.state, subject };
  const titleEntry = findTitle(knowledge, facts, place);
  const isNamed = !known && subject !== unnamedSubject;
  const points = choosePoints(knowledge, facts, titleEntry, place, isNamed ? subject : '');
  return {
    knowledge,
    titleEntry,
    ...points,
    invitations: invitationsFor(knowledge, facts.title, points.own),
    place,
    season: seasonOf(today),
    today,
    mood: known ? (moods[known.identifier] ?? 'errand') : kind === 'outing' ? 'outing' : 'errand',
    subject,
    subjectInPlace: fill(knowledge.inPlace ?? `${subject.replace(/[{}]/g, '')} in {city}`, words),
    notes,
    say: (text) => fill(text, words),
  };
}

/** Topics that announce something know what their neighbors know. */
const borrowedFrom: Record<string, string> = {
  'just-listed': 'sellers',
  'just-sold': 'sellers',
  'price-change': 'sellers',
  'thanks-and-holidays': 'local-events',
};

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

const moods: Record<string, Mood> = {
  'local-events': 'outing',
  'neighborhood-guide': 'area',
  staging: 'house',
  'home-maintenance': 'house',
  financing: 'figures',
  marketreport: 'figures',
};

const invitationsToChooseFrom = 8;

function invitationsFor({ callsToAction }: Knowledge, title: string, own: Point[]): string[] {
  const subjects = own.slice(0, 4).flatMap((point) => point.subjects);
  const wanted = keywordsOf(`${title} ${subjects.join(' ').replaceAll('-', ' ')}`);
  const shared = (call: string) => [...keywordsOf(call)].filter((word) => wanted.has(word)).length;
  return callsToAction
    .toSorted((one, other) => shared(other) - shared(one))
    .slice(0, invitationsToChooseFrom);
}

/** Points of its own for every title; those of a title nobody knows are found by its words. */
function choosePoints(
  knowledge: Knowledge,
  facts: Facts,
  titleEntry: Title | undefined,
  place: PlaceWords,
  ownSubject: string,
): Pick<Material, 'own' | 'others'> {
  const usable = pointsFor(knowledge.points, place.climates);
  const keywords = keywordsOf(
    facts.title.replaceAll(facts.place.city, '').replaceAll(place.city, ''),
  );
  const ranked = byFit(usable, keywords);
  const own = titleEntry
    ? titleEntry.points.flatMap((id) => usable.find((point) => point.id === id) ?? [])
    : ranked
        .filter(({ fit }) => fit > 0)
        .slice(0, 7)
        .map(({ point }) => point);
  if (ownSubject) own.unshift(...borrowedPoints(ownSubject, place));
  const others = ranked.map(({ point }) => point).filter((point) => !own.includes(point));
  // Too few to choose from: the topic's own points are always to the point.
  const enough = titleEntry ? 6 : 12;
  while (own.length < enough && others.length > 0) own.push(others.shift() as Point);
  return { own, others };
}

/** What the topics know about a subject of one's own. Two shared words are no accident. */
function borrowedPoints(subject: string, place: PlaceWords): Point[] {
  const keywords = keywordsOf(subject);
  const enough = 4;
  const candidates = listKnowledge().flatMap((knowledge) =>
    pointsFor(knowledge.points, place.climates),
  );
  return byFit(candidates, keywords)
    .filter(({ fit }) => fit >= enough)
    .slice(0, 4)
    .map(({ point }) => point);
}
