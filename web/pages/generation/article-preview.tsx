import { useId, useMemo } from 'react';
import type { Post } from '#contract/post.ts';
import { articleSeo } from '#web/features/blog/article-seo.ts';
import { SeoPanel } from '#web/features/blog/seo-panel.tsx';
import { SourceList } from '#web/features/blog/source-list.tsx';
import { TableOfContents } from '#web/features/blog/table-of-contents.tsx';
import { FactsGuard } from '#web/features/claims/facts-guard.tsx';
import { useContentStore } from '#web/local-content/content-store.ts';
import type { Message } from '#web/local-content/message.ts';
import { metaOf, saveSeoEdits } from '#web/local-content/messages.ts';
import { GenerationTasks } from './generation-tasks.tsx';
import { PostEntry } from './post-entry.tsx';
import type { GenerationState } from './use-generation.ts';
import { usePostStatus } from './use-post-status.ts';

type Props = { article: Post; messages: Message[]; generation: GenerationState };

/** An article with its contents, its sources and all that can be done with it. */
export function ArticlePreview({ article, messages, generation }: Props) {
  const store = useContentStore();
  const headingIds = useId();
  const { statusOf, unfinishedOf, others } = usePostStatus(generation, [article]);
  const meta = metaOf(messages, article);
  const seo = useMemo(() => articleSeo(article, meta.seo), [article, meta.seo]);
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
      <FactsGuard>
        <div data-post={article.id}>
          <PostEntry
            post={article}
            meta={meta}
            {...statusOf(article)}
            actions={generation.actions}
            longText={longText}
            seo={seo}
          />
        </div>
      </FactsGuard>
      <GenerationTasks
        tasks={[...unfinishedOf(article), ...others.filter(({ job }) => job.kind === 'revise')]}
      />
      <SeoPanel
        post={article}
        kept={meta.seo}
        onKeep={(edits) => saveSeoEdits(store, article, edits)}
      />
    </>
  );
}
