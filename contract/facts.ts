import type { Place } from './place.ts';
import type { PlatformKey } from './platforms.ts';
import type { PostLength } from './post-length.ts';
import type { QuestionRole, QuestionRoles } from './question-roles.ts';
import type { VoiceProfile } from './voice-form.ts';
import type { VoiceTone } from './voice-tones.ts';

export type QuestionAnswer = {
  question: string;
  answer: string;
  /** What the question asks for, where an admin has set it. */
  role?: QuestionRole;
};

/** What kind of text is wanted. Models read the prompt; the built-in writer reads kind and facts. */
export type TextKind =
  | 'post'
  | 'blog'
  | 'questions'
  | 'outline'
  | 'section'
  | 'frame'
  | 'tags'
  | 'versions';

/** Everything known about a piece to write, as data. */
export type Facts = {
  topic: { identifier: string; name: string; description: string };
  place: Place;
  title: string;
  /** The agent chose the title, or keeps it. */
  isTitleBound?: boolean;
  template?: { name: string; text: string };
  /** The agent asked for this template; otherwise it was picked to suit. */
  isTemplateBinding?: boolean;
  /** The agent's last pieces, as text or HTML, so that a new one does not repeat them. */
  recent?: string[];
  /** How the agent likes to sound. */
  voice?: VoiceTone;
  /** The agent asked for this voice for this piece alone. */
  isVoiceBinding?: boolean;
  /** How long a post is to be, where the agent asked for it. */
  length?: PostLength;
  /** Another version of the piece is written at the same time, and the agent chooses one. */
  isSecondVersion?: boolean;
  /** The same in rules and own texts, where the agent has set them and not switched them off. */
  voiceProfile?: VoiceProfile;
  /** Who speaks, as the account has it. */
  agent?: { name?: string; brokerage?: string };
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
    /** The text is a passage of a larger one, of which this stands before and after it. Plain text. */
    around?: { before: string; after: string };
  };
  /** A finished piece, of which a version for every platform is written. */
  finished?: {
    html: string;
    hashtags: string[];
    /** Characters that the agent's own line takes on a platform. */
    reserved?: Partial<Record<PlatformKey, number>>;
  };
  /** What public data says of the place, and when it is. */
  local?: LocalFacts;
  /** The questions an admin wrote for the topic. */
  questions?: string[];
  /** What each of them asks for, where that is set. */
  questionRoles?: QuestionRoles;
  /** A long article that is written section by section. */
  longForm?: LongFormInput;
};

/** A figure never stands without where it is from. */
export type LocalFacts = {
  /** In words, as in "November 17, 2026". */
  today: string;
  season: string;
  county?: string;
  /** Towns of the same county. */
  neighbors?: string[];
  climate?: { source: string; figures: string[] };
  housing?: { source: string; figures: string[] };
  prices?: { source: string; figures: string[] };
  /** What the state calls its papers and steps, as far as we have a source, and when that was read. */
  process?: { term: string; source: string; asOf: string }[];
};

export type OutlineEntry = { title: string; question: string };

export type LongFormInput = {
  mainTitle: string;
  outline: OutlineEntry[];
  /** The section to write. */
  index?: number;
  /** The section before it. */
  previous?: { title: string; content: string };
};
