import { Center, Loader, ScrollArea } from '@mantine/core';
import type { ComponentProps } from 'react';
import type { Message } from './message.ts';
import classes from './message-list.module.css';
import { MessageView } from './message-view.tsx';
import { useScrollToEnd } from './use-scroll-to-end.ts';

/** Pixels. */
const listHeight = 600;

type Props = Pick<ComponentProps<typeof MessageView>, 'renderPost'> & {
  messages: Message[];
  isLoading: boolean;
};

/** A conversation, oldest first, that keeps its newest message in view. */
export function MessageList({ messages, isLoading, renderPost }: Props) {
  const { viewport, content } = useScrollToEnd([messages, isLoading]);
  return (
    <ScrollArea
      h={listHeight}
      viewportRef={viewport}
      viewportProps={{ role: 'log', 'aria-label': 'Conversation', tabIndex: 0 }}
    >
      <div className={classes.list} ref={content}>
        {messages.map((message) => (
          <MessageView key={message.id} message={message} renderPost={renderPost} />
        ))}
        {isLoading && (
          <Center>
            <Loader role="status" aria-label="Loading" />
          </Center>
        )}
      </div>
    </ScrollArea>
  );
}
