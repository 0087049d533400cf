import { messageFor } from '#web/api/api-error.ts';
import { addMessages, clearMessages, useMessages } from '#web/conversation/conversation.ts';
import { assistantMessage } from '#web/conversation/message.ts';
import { PostForm } from '#web/features/posts/form/post-form.tsx';
import { EmptyPorch } from '#web/ui/drawings/empty-porch.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SiteAsset } from '#web/ui/site-asset.tsx';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import { UnsavedChanges } from '#web/ui/unsaved-changes.tsx';
import { useLate } from '#web/ui/use-late.ts';
import { DeskHeader } from './post-desk/desk-header.tsx';
import { StrayEdits } from './post-desk/stray-edits.tsx';
import { usePostDesk } from './post-desk/use-post-desk.ts';
import classes from './posts-page.module.css';

const loadConversation = async () =>
  (await import('./post-desk/post-conversation.tsx')).PostConversation;

export function PostsPage() {
  const messages = useMessages('insights');
  const desk = usePostDesk({ list: 'insights', promptType: 'content', ...words });
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
        hasContent={messages.length > 0}
        onClear={clear}
        onStartNew={startNew}
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

const words = {
  failed(error: unknown) {
    showToast({
      tone: 'error',
      title: 'Error',
      description: messageFor(error, 'Failed to generate or revise posts. Please try again.'),
    });
    addMessages(
      'insights',
      assistantMessage(
        'There was an error generating content. Please try again or select a different topic.',
      ),
    );
  },
  nothing() {
    addMessages(
      'insights',
      assistantMessage(
        'There was an issue generating content. Please try again or select a different topic.',
      ),
    );
  },
};

/** Nobody should lose a post to a slip of the hand. */
function clear(): void {
  const bringBack = clearMessages('insights');
  showToast({
    title: 'Content cleared',
    description: 'What you saved is still in Saved Content.',
    action: { label: 'Undo', hint: 'Press F8 to get to Undo', onClick: bringBack },
  });
  document.getElementById('main')?.focus();
}

function startNew(): void {
  clear();
  document.querySelector<HTMLElement>('#post-form input')?.focus();
}

function NothingYet() {
  return (
    <EmptyState drawing={<EmptyPorch />} title="Your post will appear here">
      Pick a topic and a place. With Ultra Mode on, a few questions make the post your own.
    </EmptyState>
  );
}
