import type { Article, ArticleVersion, LongFormDraft } from '#contract/long-form-draft.ts';
import type { Post } from '#contract/post.ts';

/** The article as a piece like any other, so that all that is done with pieces can be done with it. */
export function articlePost(draft: LongFormDraft, article: Article): Post {
  const { subject, labels, origin } = draft;
  return {
    id: labels?.id ?? 'long-form',
    ...article,
    contentTags: labels?.contentTags ?? [],
    imagePrompt: labels?.imagePrompt ?? '',
    imageUrls: labels?.imageUrls ?? [],
    topic: subject?.topic ?? '',
    location: subject?.location ?? '',
    state: subject?.state ?? '',
    sources: origin?.sources ?? [],
  };
}

/** Of a piece what is edited with the article. */
export const articleOf = ({ title, content, hashtags }: Post): Article => ({
  title,
  content,
  hashtags,
});

export const versionsOf = (draft: LongFormDraft) =>
  draft.versions.map(({ article, replacedAt }: ArticleVersion) => ({
    post: articlePost(draft, article),
    replacedAt,
  }));
