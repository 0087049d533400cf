import { VisuallyHidden } from '@mantine/core';
import { postsOf } from '#web/conversation/conversation.ts';
import type { Message } from '#web/conversation/message.ts';
import { MessageView } from '#web/conversation/message-view.tsx';
import classes from './post-conversation.module.css';
import { PostEntry } from './post-entry.tsx';
import { useArrivals } from './use-arrivals.ts';
import type { Desk } from './use-post-desk.ts';
import { usePostState } from './use-post-state.ts';
import { Writings } from './writings.tsx';

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
