import type { ReactNode } from 'react';
import type { Article, Subject } from '#contract/long-form-draft.ts';
import type { Source } from '#contract/posts.ts';

type Place = { location: string; state: string };

export type PlaceSlot = {
  place: Place;
  problems: Partial<Record<keyof Place, string>>;
  onChange: (place: Place) => void;
};

export type TopicSlot = {
  /** The name of a main topic, or nothing. */
  topic: string;
  note: string | undefined;
  onChange: (topic: string) => void;
};

export type WordingSlot = {
  article: Article;
  subject: Subject;
  onReplace: (article: Article) => void;
};

/** What the page puts in from elsewhere. */
export type WizardSlots = {
  placeFields: (slot: PlaceSlot) => ReactNode;
  topicField: (slot: TopicSlot) => ReactNode;
  /** Where a new article begins; undefined until that is known. */
  lastPlace: Place | null | undefined;
  /** Wording to look at in the finished article. */
  wording: (slot: WordingSlot) => ReactNode;
  sources: (sources: Source[]) => ReactNode;
  /** The agent's line under what is copied and downloaded. */
  signatureIn: (state: string) => string;
  writerName: (writer: { provider: string; model: string }) => string;
  onSaved: () => void;
};
