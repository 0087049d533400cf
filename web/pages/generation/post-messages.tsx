import { VisuallyHidden } from '@mantine/core';
import { FactsGuard } from '#web/features/claims/facts-guard.tsx';
import type { Message } from '#web/local-content/message.ts';
import { MessageView } from '#web/local-content/message-view.tsx';
import { postsOf } from '#web/local-content/messages.ts';
import { GenerationTasks } from './generation-tasks.tsx';
import { PostEntry } from './post-entry.tsx';
import classes from './post-messages.module.css';
import type { GenerationState } from './use-generation.ts';
import { usePostStatus } from './use-post-status.ts';
import { useScrollToNew } from './use-scroll-to-new.ts';

type Props = { messages: Message[]; generation: GenerationState };

/** What was asked and what came of it, oldest first, and after it what is being written. */
export function PostMessages({ messages, generation }: Props) {
  const list = useScrollToNew(generation);
  const statusOf = usePostStatus(generation);

  return (
    <FactsGuard>
      <div className={classes.list} ref={list}>
        {messages.map((message) => (
          <div key={message.id} data-post={postsOf(message)[0]?.id}>
            <MessageView
              message={message}
              renderPost={(post) => (
                <PostEntry
                  post={post}
                  meta={message.meta?.[post.id ?? '']}
                  {...statusOf(post)}
                  actions={generation.actions}
                />
              )}
            />
          </div>
        ))}
        <GenerationTasks generation={generation} />
        <VisuallyHidden role="status">{generation.finished?.announcement}</VisuallyHidden>
      </div>
    </FactsGuard>
  );
}
