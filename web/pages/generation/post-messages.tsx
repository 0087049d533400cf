import { VisuallyHidden } from '@mantine/core';
import type { Message } from '#web/local-content/message.ts';
import { MessageView } from '#web/local-content/message-view.tsx';
import { postsOf } from '#web/local-content/messages.ts';
import { Writings } from './generation-tasks.tsx';
import { PostEntry } from './post-entry.tsx';
import classes from './post-messages.module.css';
import type { Desk } from './use-generation.ts';
import { usePostState } from './use-post-status.ts';
import { useArrivals } from './use-scroll-to-new.ts';

type Props = { messages: Message[]; desk: Desk };

/** What was asked and what came of it, oldest first, and after it what is being written. */
export function PostConversation({ messages, desk }: Props) {
  const list = useArrivals(desk);
  const stateOf = usePostState(desk);

  return (
    <div className={classes.list} ref={list}>
      {messages.map((message) => (
        <div key={message.id} data-post={postsOf(message)[0]?.id}>
          <MessageView
            message={message}
            renderPost={(post) => (
              <PostEntry
                post={post}
                beside={message.beside?.[post.id ?? '']}
                {...stateOf(post)}
                desk={desk.cards}
              />
            )}
          />
        </div>
      ))}
      <Writings desk={desk} />
      <VisuallyHidden role="status">{desk.arrival?.words}</VisuallyHidden>
    </div>
  );
}
