import type { ReactNode } from 'react';
import type { Article, ArticleSubject } from '#contract/long-form-draft.ts';
import type { Place } from '#contract/place.ts';
import type { Post, Source } from '#contract/post.ts';
import type { LongForm } from './use-long-form.ts';

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

/** What the wording check adds to an article: marks in the HTML of its parts, and notes below. */
export type Wording = {
  title: (html: string) => string;
  content: (html: string) => string;
  notes: ReactNode;
};

export type WordingSlot = {
  article: Article;
  /** Of the piece, for what is known of its facts. */
  pieceId: string | undefined;
  subject: ArticleSubject;
  onReplace: (article: Article) => void;
  /** The article to read. */
  children: (wording: Wording) => ReactNode;
};

export type RevisionSlot = { post: Post; isDisabled: boolean; onRevise: (request: string) => void };

export type PictureSlot = {
  post: Post;
  /** The saved item of the article. */
  contentId: number | undefined;
  isDisabled: boolean;
  onPicture: (address: string) => void;
};

export type VersionsSlot = {
  post: Post;
  versions: { post: Post; replacedAt: string }[];
  isDisabled: boolean;
  onRestore: (post: Post) => void;
};

/** What the page puts in from elsewhere. */
export type WizardSlots = {
  placeFields: (slot: PlaceSlot) => ReactNode;
  topicField: (slot: TopicSlot) => ReactNode;
  /** Where a new article begins; undefined until that is known. */
  lastPlace: Place | null | undefined;
  writerName: (writer: { provider: string; model: string }) => string;
  /** The last step, which is fetched by then: most who come here have no article yet. */
  articleStep: (longForm: LongForm) => ReactNode;
};

/** What the page puts into the last step. */
export type ArticleSlots = Pick<WizardSlots, 'writerName'> & {
  /** The finished article with its wording to review underlined and listed. */
  wording: (slot: WordingSlot) => ReactNode;
  sources: (sources: Source[]) => ReactNode;
  /** All that the article was made from, folded. */
  shapedBy: (post: Post) => ReactNode;
  /** The pictures above the article, and the way to new ones. */
  pictures: (post: Post) => ReactNode;
  makePicture: (slot: PictureSlot) => ReactNode;
  requestChanges: (slot: RevisionSlot) => ReactNode;
  earlierVersions: (slot: VersionsSlot) => ReactNode;
  /** A tag as a person would say it. */
  tagName: (tag: string) => string;
  /** The agent's line under what is copied and downloaded. */
  signatureIn: (state: string) => string;
  /** How many items are saved, and how many may be; unknown until the server has said so. */
  savedCount: { count: number; limit: number } | undefined;
  /** Something about what is saved has changed. */
  onSaved: () => void;
};
