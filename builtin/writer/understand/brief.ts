import type { VoiceName } from '#builtin/writer/voice/voice.ts';
import type { QuestionRole as Role } from '#contract/question-roles.ts';
import type { Figure, FigureSource } from './figures.ts';
import type { PhraseKind } from './phrase-kind.ts';
import type { Wishes } from './wishes.ts';

/**
 * Understand: a request as what it means. Everything the agent said is in here once, as what it is,
 * and what was said to the writer alone is kept apart from what may be printed.
 */
export type Brief = {
  facts: Fact[];
  /** Figures with their source, of the answers or of a data provider. */
  report: { figures: Figure[]; source?: FigureSource };
  /** Of which homes the figures are, where it was typed with their source. */
  homesOfReport?: string;
  event: Happening;
  property: Property;
  scope?: Scope;
  /** The agent's own call to action, as a sentence. */
  nextStep?: string;
  /** A sentence that somebody requires, word for word, at the end. */
  wording?: string;
  audience?: Audience;
  /** A tone the agent asked for. */
  tone?: VoiceName;
  /** Wording that fair-housing rules advise against, left out. */
  dropped: string[];
  /** Answers that say nothing without their question. */
  unclear: string[];
  /** Directions that the agent should know we read. */
  hints: string[];
  /** What was likely said to the writer, and not printed. */
  remarks: string[];
  /** How the agent wants it: what comes first, what last. */
  wishes: Wishes;
};

/**
 * Sentences made for a few words of a certain grammar, by the question they answer: "Plan on {x}."
 * for an amount of money, "Most of my clients {x}." for an order. `{a x}` and `{the x}` take an
 * article where the words need one, `{in x}` the "in the" of "in the low $200s", `{n}` how many.
 */
export type SentenceFrames = Partial<Record<SentenceFrameKind, string[]>>;
export type SentenceFrameKind =
  | 'noun'
  | 'plural'
  | 'list'
  | 'money'
  | 'limit'
  | 'gerund'
  | 'order'
  | 'clause'
  /** "settlement vs closing". */
  | 'pair'
  /** "before drywall". */
  | 'when'
  /** Whom one asks, "historic district commission", and what one needs, "city permit". */
  | 'office'
  | 'paper'
  /** A whole sentence that does not say what it speaks of. */
  | 'sentence'
  /** "free class on December 8". */
  | 'class'
  /** Words of any grammar. */
  | 'any';

/** Something the agent said, with all its words. */
export type Fact = {
  role: Role;
  /** Words that may lead into it before a colon. */
  labels: string[];
  /** Short questions that a reader might ask and that it answers, whatever its grammar. */
  asked?: string[];
  /** What was asked. */
  question?: string;
  /** All of it as sentences, in the order and with the marks in which it was typed. */
  typed: string;
  /** Sentences made for its words. */
  frames?: SentenceFrames;
  /** A few words that are no sentence. */
  head?: { kind: Exclude<PhraseKind, 'sentence'>; text: string };
  /** When the words are a list. */
  items: string[];
  sentences: string[];
  /** Whole sentences with care in them: they stand as they were typed. */
  isCareful?: boolean;
  /** Typed line by line. */
  isTypedAsList?: boolean;
  /** Its first word keeps its capital, wherever it stands. */
  startsWithName?: boolean;
  fromMemory: boolean;
};

export type Happening = {
  /** All of it as it was typed, where its parts do not say it as well. */
  typed?: string;
  name?: string;
  address?: string;
  day?: string;
  hours?: string;
  venue?: string;
  link?: string;
};

export type Property = { price?: string; oldPrice?: string; rooms: string[]; size: string[] };

export type Scope = {
  text: string;
  /** A short question that it answers. */
  asked?: string[];
  labels: string[];
  frames?: SentenceFrames;
  area?: string;
  zip?: string;
  rest: string[];
  sentences: string[];
  /** The title says it. */
  isSaid?: boolean;
  /** It as a question to the reader: "Moving from Ohio?". */
  readerQuestion?: string;
  startsWithName?: boolean;
};

export type Audience = 'sellers' | 'buyers' | 'owners' | 'investors';

/** How many things the agent said that belong into the text. */
export function countFacts(brief: Brief): number {
  const { facts, report, event, property, scope } = brief;
  return (
    facts.length +
    report.figures.length +
    [event.address, event.day, event.name, property.price, scope].filter(Boolean).length
  );
}
