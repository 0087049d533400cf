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
  const { statusOf, unfinishedOf, others } = usePostStatus(generation, messages.flatMap(postsOf));

  return (
    <FactsGuard>
      <div className={classes.list} ref={list}>
        {messages.map((message) => {
          const [post] = postsOf(message);
          return (
            <div
              key={message.id}
              className={classes.message}
              data-post={post?.id}
              data-new={(post && post.id === generation.finished?.postId) || undefined}
            >
              <MessageView
                message={message}
                renderPost={(shown) => (
                  <PostEntry
                    post={shown}
                    meta={message.meta?.[shown.id ?? '']}
                    {...statusOf(shown)}
                    actions={generation.actions}
                  />
                )}
              />
              {post && <GenerationTasks tasks={unfinishedOf(post)} />}
            </div>
          );
        })}
        <GenerationTasks tasks={others} isConversation />
        <VisuallyHidden role="status">{generation.finished?.announcement}</VisuallyHidden>
      </div>
    </FactsGuard>
  );
}
