import { usePrefetchQuery } from '@tanstack/react-query';
import { accountQuery } from '#web/features/account/use-account.ts';
import { PostForm } from '#web/features/posts/form/post-form.tsx';
import { useMessages } from '#web/local-content/messages.ts';
import { useRecentPieces } from '#web/local-content/recent-query.ts';
import { EmptyPorch } from '#web/ui/drawings/empty-porch.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SiteAssetImage } from '#web/ui/site-asset-image.tsx';
import { TallColumn } from '#web/ui/tall-column.tsx';
import { UnsavedChanges } from '#web/ui/unsaved-changes.tsx';
import { useLazyPart } from '#web/ui/use-lazy-part.ts';
import { useClearPage } from './generation/clear-page.ts';
import { GenerationHeader } from './generation/generation-header.tsx';
import { OrphanedDrafts } from './generation/orphaned-drafts.tsx';
import { useGeneration } from './generation/use-generation.ts';
import classes from './posts-page.module.css';

const loadMessages = async () => (await import('./generation/post-messages.tsx')).PostMessages;

export function PostsPage() {
  const { clearPosts } = useClearPage();
  const messages = useMessages('insights');
  const generation = useGeneration('insights');
  useRecentPieces();
  // Posts are drawn with the agent's line; one that came after them would have them drawn again.
  usePrefetchQuery(accountQuery);
  const isGenerating = generation.tasks.some(
    ({ stage, job }) => stage === 'running' && job.kind === 'generate',
  );
  const isEmpty = messages.length === 0 && generation.tasks.length === 0;
  const PostMessages = useLazyPart(loadMessages, !isEmpty);

  return (
    <>
      <GenerationHeader
        title="GBP & SM Content"
        icon={<SiteAssetImage name="gbp_icon" size={48} />}
        hasContent={!isEmpty}
        onClear={() => {
          clearPosts();
          document.getElementById('main')?.focus();
        }}
        onStartNew={() => {
          if (isEmpty) return;
          clearPosts();
          focusForm();
        }}
      />
      <div className={classes.columns}>
        <TallColumn>
          <section aria-label="What to write" id="post-form">
            <PostForm
              storageKey="insights"
              choices="all"
              isGenerating={isGenerating}
              onGenerate={(input) => generation.start({ kind: 'generate', input })}
            />
          </section>
        </TallColumn>
        <section className={classes.work} aria-label="Generated content">
          <OrphanedDrafts list="insights" messages={messages} />
          {isEmpty && <NothingYet />}
          {!isEmpty && PostMessages && <PostMessages messages={messages} generation={generation} />}
        </section>
      </div>
      <UnsavedChanges isUnsaved={generation.hasUnsaved} />
    </>
  );
}

const focusForm = () => document.querySelector<HTMLElement>('#post-form input')?.focus();

function NothingYet() {
  return (
    <EmptyState drawing={<EmptyPorch />} title="Your post will appear here">
      Pick a topic and a place. With Ultra Mode on, a few questions make the post your own.
    </EmptyState>
  );
}
