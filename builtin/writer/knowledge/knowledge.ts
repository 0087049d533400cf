import { z } from 'zod';

/**
 * What the built-in writer knows of a topic, as data. Sentences are whole and may stand in any
 * order, except where a field says what it follows. {city} and {state} (the state's full name) are
 * filled in; "{a city}" brings the right article along, as in "an Austin home".
 */

/** What a piece may look like: made from knowledge, from the agent's facts, or an announcement. */
const shapeNames = [
  'tips',
  'facts',
  'explained',
  'how',
  'steps',
  'cases',
  'wrong',
  'questions',
  'figures first',
  'places',
  'story',
  'one rule',
  'offer',
  'advice',
  'open house',
  'just listed',
  'coming soon',
  'price change',
  'just sold',
  'event',
  'thanks',
  'holiday',
  'milestone',
] as const;

const kebab = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
const sentence = z.string().min(10);
const phrase = z.string().min(2);
const Subjects = z.array(kebab).min(1).max(6);

/** Weather a point belongs to; it is left out elsewhere. */
export const climates = [
  'freeze',
  'heat',
  'humid',
  'dry',
  'hurricane',
  'wildfire',
  'coast',
] as const;

export const Point = z.strictObject({
  id: kebab,
  stage: kebab,
  /** What it is about; titles, articles and subjects of one's own find it by these. */
  subjects: Subjects,
  climates: z.array(z.enum(climates)).optional(),
  /** What it says as a heading of at most seven words, where no other wording is as short. */
  heading: phrase.optional(),
  /** The claim, in two wordings. */
  lead: z.tuple([sentence, sentence]),
  /** The reason; follows the lead. */
  why: sentence,
  how: sentence,
  /** One thing to do, verb first, without a period; at most 14 words. */
  action: phrase,
  /** What the action is for: "so ..." or "to ...", without a period. */
  purpose: phrase,
  /** What to have at hand for it, as a noun phrase. */
  prepare: phrase,
  /** What goes wrong without it. */
  mistake: sentence,
  /** What the mistake costs; follows it. */
  cost: sentence,
  /** What many people believe instead, in their words. */
  myth: sentence,
  /** How things stood before, in the past tense. */
  before: sentence,
  /** The action in the past tense, without subject and period. */
  did: phrase,
  /** How things stood after. */
  after: sentence,
  effort: z.enum(['low', 'medium', 'high']),
  /** As a person would type it into a search box. */
  question: sentence,
  /** A condition that changes what to do: "If ..., ...". */
  case: sentence,
});
export type Comparison = z.infer<typeof Comparison>;
export type Point = z.infer<typeof Point>;

export const Title = z.strictObject({
  /** As it is seeded, {location} included. */
  title: z.string(),
  /** What a piece under it may look like, the most fitting first. */
  shapes: z.array(z.enum(shapeNames)).min(1),
  /** The points that answer it, the most telling first. */
  points: z.array(kebab).min(5),
  /** First sentences, at most 16 words, each with {city} once. */
  openings: z.array(sentence).min(3),
  /** The title answered in two sentences, in four wordings; the first sentence may be printed alone. */
  answer: z.tuple([sentence, sentence]).rest(sentence),
  /** What a picture under it shows, as its own prompt; without them one of the topic's is taken. */
  scenes: z.array(phrase).min(2).optional(),
  /** For a title that needs facts nobody gave: where they are found. */
  find: sentence.optional(),
});
export type Title = z.infer<typeof Title>;

const Stage = z.strictObject({
  id: kebab,
  /** A heading without the place. */
  name: phrase,
  /** A sentence that leads into it, in three wordings. */
  intro: z.array(sentence).min(3),
});

/** A figure explained without giving one. */
export const Measure = z.strictObject({
  name: phrase,
  subjects: Subjects,
  counted: sentence,
  means: sentence,
  doesNotMean: sentence,
  use: sentence,
});
export type Measure = z.infer<typeof Measure>;

const Option = z.strictObject({
  name: phrase,
  /** "fits when ...": need, budget or timing, never a type of person. */
  fits: phrase,
  advantages: z.tuple([phrase, phrase]),
  drawback: phrase,
});

export const Comparison = z.strictObject({
  /** What is compared, as a noun phrase: "repairs before listing or a credit at closing". */
  name: phrase,
  subjects: Subjects,
  options: z.tuple([Option, Option]),
  /** Questions that help to decide. */
  test: z.tuple([sentence, sentence, sentence]),
});

/** A kind of public place, for spotlights without one of the agent's own. */
const Spotlight = z.strictObject({
  name: phrase,
  subjects: Subjects,
  what: sentence,
  where: sentence,
  detail: sentence,
  daily: sentence,
});

const Faq = z.strictObject({
  question: sentence,
  /** The question as a heading of at most seven words, where it is longer without its place. */
  heading: phrase.optional(),
  answer: sentence,
  subjects: Subjects,
});

const OutlineSection = z.strictObject({
  title: phrase,
  /** What to ask the agent for this section. */
  question: sentence,
  /** The points it is written from: those of these stages or subjects. */
  about: z.array(kebab).min(1),
});

/** How an answer to a question becomes a sentence of the agent. */
const AnswerFrame = z.strictObject({
  question: z.string(),
  use: z.enum(['focus', 'fact', 'experience', 'service', 'source', 'next-step']),
  /** For an answer that is only a few words, with {answer} in it. */
  frames: z.array(z.string().includes('{answer}')).min(2),
});

export const Knowledge = z.strictObject({
  identifier: kebab,
  /** A topic whose knowledge belongs to this one as well, after its own: it may then be shorter. */
  neighbor: kebab.optional(),
  /** The topic inside a sentence: "selling a home". */
  subject: phrase,
  /** The topic together with the place, where "... in {city}" would be wrong. */
  inPlace: z.string().includes('{city}').optional(),
  /** Who a story is about, and where that person stands: "an owner", "getting a house ready to list". */
  reader: z.strictObject({ who: phrase, situation: phrase }),
  stages: z.array(Stage).min(4).max(6),
  points: z.array(Point).min(20),
  titles: z.array(Title),
  /** First sentences for a title that is not in the list. */
  openings: z.array(sentence).min(8),
  transitions: z.array(sentence).min(8),
  callsToAction: z.array(sentence).min(10),
  faq: z.array(Faq).min(5),
  measures: z.array(Measure).min(2),
  comparisons: z.array(Comparison).min(2),
  spotlights: z.array(Spotlight).min(1),
  outline: z.array(OutlineSection).min(5),
  /** How things work locally, in general terms: offices, process, season. */
  local: z.array(sentence).min(5),
  answerFrames: z.array(AnswerFrame).min(5),
  hashtags: z.array(z.string().regex(/^[A-Z][A-Za-z0-9]+$/)).min(8),
  /** What a picture for the topic may show, 12 to 25 words, no people. */
  scenes: z.array(phrase).min(6),
});
export type Knowledge = z.infer<typeof Knowledge>;
