import type { Article, ArticleVersion, LongFormDraft } from '#contract/long-form-draft.ts';
import type { Post } from '#contract/post.ts';

/** The article as a piece like any other, so that all that is done with pieces can be done with it. */
export function articlePost(draft: LongFormDraft, article: Article): Post {
  const { subject, labels, origin, sections } = draft;
  const answers = sections
    .map(({ question, answer }) => ({ question, answer: answer.trim() }))
    .filter(({ answer }) => answer !== '');
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
    shapedBy: { title: draft.mainTitle, answers, memory: [], voice: origin?.voice },
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
