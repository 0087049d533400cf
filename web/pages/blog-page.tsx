import { Anchor, Button, Card, Group, Text, Title, VisuallyHidden } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { type Ref, useRef } from 'react';
import { blogStatistics } from '#contract/blog-statistics.ts';
import type { Post } from '#contract/post.ts';
import { GenerationHistory } from '#web/features/blog/generation-history.tsx';
import { historyOf } from '#web/features/blog/history-entries.ts';
import { scrollToHeading } from '#web/features/blog/scroll-to-heading.ts';
import { PostForm } from '#web/features/posts/form/post-form.tsx';
import { useContentStore } from '#web/local-content/content-store.ts';
import {
  setCurrentBlogPost,
  useCurrentBlogPost,
  useMessages,
} from '#web/local-content/messages.ts';
import { useRecentPieces } from '#web/local-content/recent-query.ts';
import { Link } from '#web/navigation/link.tsx';
import { paths } from '#web/paths.ts';
import cardLink from '#web/ui/card-link.module.css';
import { EmptyDesk } from '#web/ui/drawings/empty-desk.tsx';
import { ToolBlog } from '#web/ui/drawings/tool-blog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { TallColumn } from '#web/ui/tall-column.tsx';
import { UnsavedChanges } from '#web/ui/unsaved-changes.tsx';
import { useLazyPart } from '#web/ui/use-lazy-part.ts';
import classes from './blog-page.module.css';
import { useClearPage } from './generation/clear-page.ts';
import { GenerationHeader } from './generation/generation-header.tsx';
import { OrphanedDrafts } from './generation/orphaned-drafts.tsx';
import { useGeneration } from './generation/use-generation.ts';
import { useScrollToNew } from './generation/use-scroll-to-new.ts';

const loadTasks = async () => (await import('./generation/generation-tasks.tsx')).GenerationTasks;
const loadPreview = async () => (await import('./generation/article-preview.tsx')).ArticlePreview;

export function BlogPage() {
  const content = useContentStore();
  const { clearHistory } = useClearPage();
  const messages = useMessages('blog');
  const article = useCurrentBlogPost();
  const ArticlePreview = useLazyPart(loadPreview, article !== null);
  const generation = useGeneration('blog');
  useRecentPieces();
  const work = useScrollToNew(generation);
  const preview = useRef<HTMLHeadingElement>(null);
  const newPosts = generation.tasks.filter(({ job }) => job.kind === 'generate');
  const GenerationTasks = useLazyPart(loadTasks, newPosts.length > 0);
  const open = (post: Post) => {
    setCurrentBlogPost(content, post);
    preview.current?.focus();
  };

  return (
    <>
      <BlogHeader hasContent={article !== null || generation.tasks.length > 0} />
      <div className={classes.columns}>
        <TallColumn>
          <section aria-label="What to write" id="blog-form">
            <PostForm
              storageKey="blog"
              choices="voice"
              isGenerating={newPosts.some(({ stage }) => stage === 'running')}
              onGenerate={(input) => generation.start({ kind: 'generate', input })}
            />
          </section>
          <BlogStats content={article?.content} />
          <LongFormLink />
        </TallColumn>
        <section className={classes.work} aria-label="Generated content" ref={work}>
          <OrphanedDrafts
            list="blog"
            messages={messages}
            onBroughtBack={(post) => setCurrentBlogPost(content, post)}
          />
          <PreviewHeader hasArticle={article !== null} ref={preview} />
          {GenerationTasks && <GenerationTasks tasks={newPosts} />}
          {article && ArticlePreview && (
            <ArticlePreview
              key={article.id}
              article={article}
              messages={messages}
              generation={generation}
            />
          )}
          {!article && newPosts.length === 0 && <NothingYet />}
          <GenerationHistory
            entries={historyOf(messages)}
            openId={article?.id}
            onOpen={open}
            onClear={clearHistory}
          />
          <VisuallyHidden role="status">{generation.finished?.announcement}</VisuallyHidden>
        </section>
      </div>
      <UnsavedChanges isUnsaved={generation.hasUnsaved} />
    </>
  );
}

function BlogHeader({ hasContent }: { hasContent: boolean }) {
  const { clearArticle } = useClearPage();
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
    <GenerationHeader
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

/** How long an article is, and how long it takes to read. Without one there is nothing to count. */
function BlogStats({ content = '' }: { content?: string }) {
  const { words, minutes } = blogStatistics(content);
  return (
    <Card component="section" aria-labelledby="blog-stats" px="lg" py="md">
      <Title order={2} size="h5" id="blog-stats" mb="xs">
        Blog Stats
      </Title>
      <dl className={classes.figures}>
        <div>
          <dt>Words</dt>
          <dd>{words.toLocaleString('en-US')}</dd>
        </div>
        <div>
          <dt>Reading time</dt>
          <dd>{minutes} min</dd>
        </div>
      </dl>
    </Card>
  );
}

/** The way to the bigger tool. The whole card is the link. */
function LongFormLink() {
  return (
    <Card className={`${classes.card} ${cardLink.card}`} px="lg" py="md">
      <div>
        <Title order={2} size="h5">
          <Link to={paths.longFormBlog} className={cardLink.link}>
            Long-Form Blog Generator
          </Link>
        </Title>
        <Text size="sm" c="dimmed">
          An in-depth article from an outline and your own answers, section by section.
        </Text>
      </div>
      <IconArrowRight className={classes.arrow} size={20} aria-hidden />
    </Card>
  );
}

type Props = { hasArticle: boolean; ref: Ref<HTMLHeadingElement> };

/** The name of the preview, and beside it the ways past a long article. */
function PreviewHeader({ hasArticle, ref }: Props) {
  return (
    <Group justify="space-between" gap="0 16px" className={classes.header}>
      <Title order={2} size="h3" ref={ref} tabIndex={-1}>
        Blog Post Preview
      </Title>
      {hasArticle && (
        <Group gap="0 16px">
          <Anchor href="#seo-help" onClick={scrollToHeading} className={classes.previewHeaderLink}>
            SEO help
          </Anchor>
          <Anchor
            href="#generation-history"
            onClick={scrollToHeading}
            className={classes.previewHeaderLink}
          >
            Generation History
          </Anchor>
        </Group>
      )}
    </Group>
  );
}
