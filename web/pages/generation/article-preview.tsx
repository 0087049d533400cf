import { useId, useMemo } from 'react';
import type { Post } from '#contract/posts.ts';
import { articleSeo } from '#web/features/blog/article-seo.ts';
import { SeoPanel } from '#web/features/blog/seo-panel.tsx';
import { SourceList } from '#web/features/blog/source-list.tsx';
import { TableOfContents } from '#web/features/blog/table-of-contents.tsx';
import type { Message } from '#web/local-content/message.ts';
import { besideOf, rememberSeo } from '#web/local-content/messages.ts';
import { Writings } from './generation-tasks.tsx';
import { PostEntry } from './post-entry.tsx';
import type { Desk } from './use-generation.ts';
import { usePostState } from './use-post-status.ts';

type Props = { article: Post; messages: Message[]; desk: Desk };

/** An article with its contents, its sources and all that can be done with it. */
export function ArticlePreview({ article, messages, desk }: Props) {
  const headingIds = useId();
  const stateOf = usePostState(desk);
  const beside = besideOf(messages, article);
  const seo = useMemo(() => articleSeo(article, beside.seo), [article, beside.seo]);
  const longText = useMemo(
    () => ({
      headingIds,
      above: <TableOfContents html={article.content} headingIds={headingIds} />,
      below: <SourceList sources={article.sources ?? []} />,
    }),
    [article, headingIds],
  );

  return (
    <>
      <div data-post={article.id}>
        <PostEntry
          post={article}
          beside={beside}
          {...stateOf(article)}
          desk={desk.cards}
          longText={longText}
          seo={seo}
        />
      </div>
      <Writings desk={desk} kind="revise" />
      <SeoPanel post={article} kept={beside.seo} onKeep={(edits) => rememberSeo(article, edits)} />
    </>
  );
}
