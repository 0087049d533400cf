import { useQuery } from '@tanstack/react-query';
import { PostForm } from '#web/features/posts/form/post-form.tsx';
import { useMessages } from '#web/local-content/messages.ts';
import { recentQuery } from '#web/local-content/recent-query.ts';
import { EmptyPorch } from '#web/ui/drawings/empty-porch.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SiteAsset } from '#web/ui/site-asset.tsx';
import { UnsavedChanges } from '#web/ui/unsaved-changes.tsx';
import { useLate } from '#web/ui/use-lazy-part.ts';
import { clearPosts } from './generation/clear-page.ts';
import { DeskHeader } from './generation/generation-header.tsx';
import { StrayEdits } from './generation/orphaned-drafts.tsx';
import { usePostDesk } from './generation/use-generation.ts';
import classes from './posts-page.module.css';

const loadConversation = async () =>
  (await import('./generation/post-messages.tsx')).PostConversation;

export function PostsPage() {
  const messages = useMessages('insights');
  const desk = usePostDesk('insights');
  useQuery(recentQuery);
  const isWriting = desk.writings.some(
    ({ stage, job }) => stage === 'running' && job.kind === 'generate',
  );
  const isEmpty = messages.length === 0 && desk.writings.length === 0;
  const PostConversation = useLate(loadConversation, !isEmpty);

  return (
    <>
      <DeskHeader
        title="GBP & SM Content"
        icon={<SiteAsset name="gbp_icon" size={48} />}
        hasContent={!isEmpty}
        onClear={clear}
        onStartNew={() => {
          if (isEmpty) return;
          clearPosts();
          focusForm();
        }}
      />
      <div className={classes.columns}>
        <section className={classes.form} aria-label="What to write" id="post-form">
          <PostForm
            keptAs="insights"
            isWriting={isWriting}
            onOrder={(order) => desk.write({ kind: 'generate', order })}
          />
        </section>
        <section className={classes.work} aria-label="Generated content">
          <StrayEdits list="insights" messages={messages} />
          {isEmpty && <NothingYet />}
          {!isEmpty && PostConversation && <PostConversation messages={messages} desk={desk} />}
        </section>
      </div>
      <UnsavedChanges isUnsaved={desk.hasUnsaved} />
    </>
  );
}

function clear(): void {
  clearPosts();
  document.getElementById('main')?.focus();
}

const focusForm = () => document.querySelector<HTMLElement>('#post-form input')?.focus();

function NothingYet() {
  return (
    <EmptyState drawing={<EmptyPorch />} title="Your post will appear here">
      Pick a topic and a place. With Ultra Mode on, a few questions make the post your own.
    </EmptyState>
  );
}
