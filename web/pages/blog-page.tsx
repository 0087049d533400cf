import { Button, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Post } from '#contract/posts.ts';
import { BlogStats } from '#web/features/blog/blog-stats.tsx';
import { GenerationHistory } from '#web/features/blog/generation-history.tsx';
import { historyOf } from '#web/features/blog/history-entries.ts';
import { LongFormLink } from '#web/features/blog/long-form-link.tsx';
import { PreviewHeader } from '#web/features/blog/preview-header.tsx';
import { PostForm } from '#web/features/posts/form/post-form.tsx';
import { showBlogPost, useCurrentBlogPost, useMessages } from '#web/local-content/messages.ts';
import { recentQuery } from '#web/local-content/recent-query.ts';
import { EmptyDesk } from '#web/ui/drawings/empty-desk.tsx';
import { ToolBlog } from '#web/ui/drawings/tool-blog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { UnsavedChanges } from '#web/ui/unsaved-changes.tsx';
import classes from './blog-page.module.css';
import { ArticlePreview } from './generation/article-preview.tsx';
import { clearArticle, clearHistory } from './generation/clear-page.ts';
import { DeskHeader } from './generation/generation-header.tsx';
import { Writings } from './generation/generation-tasks.tsx';
import { StrayEdits } from './generation/orphaned-drafts.tsx';
import { usePostDesk } from './generation/use-generation.ts';
import { useArrivals } from './generation/use-scroll-to-new.ts';

export function BlogPage() {
  const messages = useMessages('blog');
  const article = useCurrentBlogPost();
  const desk = usePostDesk('blog');
  useQuery(recentQuery);
  const work = useArrivals(desk);
  const preview = useRef<HTMLHeadingElement>(null);
  const orders = desk.writings.filter(({ job }) => job.kind === 'generate');
  const open = (post: Post) => {
    showBlogPost(post);
    preview.current?.focus();
  };

  return (
    <>
      <BlogHeader hasContent={article !== null || desk.writings.length > 0} />
      <div className={classes.columns}>
        <div className={classes.side}>
          <section aria-label="What to write" id="blog-form">
            <PostForm
              keptAs="blog"
              isWriting={orders.some(({ stage }) => stage === 'running')}
              onOrder={(order) => desk.write({ kind: 'generate', order })}
            />
          </section>
          <BlogStats content={article?.content} />
          <LongFormLink />
        </div>
        <section className={classes.work} aria-label="Generated content" ref={work}>
          <StrayEdits list="blog" messages={messages} onBroughtBack={showBlogPost} />
          <PreviewHeader hasArticle={article !== null} ref={preview} />
          <Writings desk={desk} kind="generate" />
          {article && (
            <ArticlePreview key={article.id} article={article} messages={messages} desk={desk} />
          )}
          {!article && orders.length === 0 && <NothingYet />}
          <GenerationHistory
            entries={historyOf(messages)}
            openId={article?.id}
            onOpen={open}
            onClear={clearHistory}
          />
          <VisuallyHidden role="status">{desk.arrival?.words}</VisuallyHidden>
        </section>
      </div>
      <UnsavedChanges isUnsaved={desk.hasUnsaved} />
    </>
  );
}

function BlogHeader({ hasContent }: { hasContent: boolean }) {
  const clear = () => {
    clearArticle();
    document.getElementById('main')?.focus();
  };
  const startNew = () => {
    if (!hasContent) return;
    clearArticle();
    focusForm();
  };
  return (
    <DeskHeader
      title="Blog Generator"
      icon={<ToolBlog />}
      hasContent={hasContent}
      onClear={clear}
      onStartNew={startNew}
    />
  );
}

const focusForm = () => document.querySelector<HTMLElement>('#blog-form input')?.focus();

function NothingYet() {
  return (
    <EmptyState
      drawing={<EmptyDesk />}
      title="No Blog Post Generated Yet"
      action={<Button onClick={focusForm}>Pick a topic</Button>}
    >
      Pick a topic and a city. You’ll see your article here as it’s written.
    </EmptyState>
  );
}
