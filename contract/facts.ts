import type { Place } from './place.ts';
import type { QuestionRole } from './question-roles.ts';

export type QuestionAnswer = {
  question: string;
  answer: string;
  /** What the question asks for, where an admin has set it. */
  role?: QuestionRole;
};

/** What kind of text is wanted. Models read the prompt; the built-in writer reads kind and facts. */
export type TextKind = 'post' | 'blog' | 'questions' | 'outline' | 'section' | 'frame' | 'tags';

/** Everything known about a piece to write, as data. */
export type Facts = {
  topic: { identifier: string; name: string; description: string };
  place: Place;
  title: string;
  template?: { name: string; text: string };
  /** The agent asked for this template; otherwise it was picked to suit. */
  isTemplateBinding?: boolean;
  /** The agent's last pieces, as text or HTML, so that a new one does not repeat them. */
  recent?: string[];
  /** How the agent likes to sound. */
  voice?: 'plain' | 'warm' | 'direct';
  answers: QuestionAnswer[];
  /** What the agent answered in the past and what fits here. */
  rememberedAnswers: QuestionAnswer[];
  /** Property figures from a data provider, with their source. */
  figures?: { source: string; asOf?: string; figures: { label: string; value: string }[] };
  sources: { title: string; url: string; snippet: string }[];
  revision?: {
    title: string;
    /** Plain text. */
    content: string;
    html: string;
    hashtags: string[];
    contentTags?: string[];
    imagePrompt?: string;
    request: string;
  };
  /** The questions an admin wrote for the topic. */
  questions?: string[];
  /** A long article that is written section by section. */
  longForm?: LongForm;
};

export type OutlineEntry = { title: string; question: string };

export type LongForm = {
  mainTitle: string;
  outline: OutlineEntry[];
  /** The section to write. */
  index?: number;
  /** The section before it. */
  previous?: { title: string; content: string };
};
