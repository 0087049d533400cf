import type {
  Article,
  ArticleSubject,
  ArticleVersion,
  Clash,
  Labels,
  LongFormDraft,
  Outline,
  OutlineOrigin,
  Section,
  SectionText,
  TopicInput,
} from '#contract/long-form-draft.ts';
import * as shape from '#web/local-content/shape.ts';
import { StoredSource } from '#web/local-content/stored-post.ts';

const { string, number, list, nullable, object, optional, oneOf, otherwise } = shape;
const texts = list(string);

const topicInput = object({
  topic: string,
  customTopic: string,
  location: string,
  state: string,
} satisfies shape.Every<TopicInput>);

const subject = object({
  topic: string,
  location: string,
  state: string,
} satisfies shape.Every<ArticleSubject>);

const sectionText = object({
  title: string,
  content: string,
  seconds: nullable(number),
} satisfies shape.Every<SectionText>);

const section = object({
  id: string,
  title: string,
  question: string,
  answer: string,
  text: nullable(sectionText),
  problem: nullable(string),
} satisfies shape.Every<Section>);

const article = object({
  title: string,
  content: string,
  hashtags: otherwise(texts, []),
} satisfies shape.Every<Article>);

const version = object({ article, replacedAt: string } satisfies shape.Every<ArticleVersion>);

const labels = otherwise(
  nullable(
    object({
      id: string,
      contentTags: texts,
      imagePrompt: string,
      imageUrls: texts,
    } satisfies shape.Every<Labels>),
  ),
  null,
);

const origin = nullable(
  object({
    sources: list(StoredSource),
    writer: object({ provider: string, model: string }),
    note: nullable(string),
    voice: optional(texts),
  } satisfies shape.Every<OutlineOrigin>),
);

const outlineFields = {
  input: topicInput,
  subject: nullable(subject),
  mainTitle: string,
  sections: list(section),
} satisfies shape.Every<Outline>;

const ofSection = { sectionId: string };

const clash: shape.Shape<Clash> = [
  object({ part: oneOf(['mainTitle']), other: string }),
  object({ part: oneOf(['title', 'answer']), ...ofSection, other: string }),
  object({ part: oneOf(['text']), ...ofSection, other: sectionText }),
  object({ part: oneOf(['article']), other: article, origin, labels }),
  object({ part: oneOf(['edited']), other: article }),
  object({ part: oneOf(['outline']), other: object(outlineFields) }),
].reduce<shape.Shape<Clash>>(
  (before, next) => shape.either<Clash, Clash>(before, next),
  shape.never,
);

/** The wizard as this tab and the server keep it. A draft that does not fit is none. */
export const StoredLongForm: shape.Shape<LongFormDraft> = object({
  step: oneOf(['outline', 'questions', 'generating', 'complete']),
  ...outlineFields,
  article: nullable(article),
  origin,
  labels,
  versions: otherwise(list(version), []),
  seo: otherwise(nullable(shape.record(string)), null),
  edited: nullable(article),
  saved: nullable(object({ id: number, isCurrent: shape.boolean })),
  clashes: otherwise(list(clash), []),
  changedAt: number,
} satisfies shape.Every<LongFormDraft>);
