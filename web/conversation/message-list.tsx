import { Center, Loader, ScrollArea } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { Message } from './message.ts';
import classes from './message-list.module.css';
import { MessageView } from './message-view.tsx';

/** Pixels. */
const listHeight = 600;

/** Milliseconds until the list has grown to what it has to show. */
const scrollDelay = 100;

type Props = { messages: Message[]; isLoading: boolean };

/** A conversation, oldest first, that keeps its newest message in view. */
export function MessageList({ messages, isLoading }: Props) {
  const viewport = useScrollToEnd(messages, isLoading);
  return (
    <ScrollArea
      h={listHeight}
      viewportRef={viewport}
      viewportProps={{ role: 'log', 'aria-label': 'Conversation', tabIndex: 0 }}
    >
      <div className={classes.list}>
        {messages.map((message) => (
          <MessageView key={message.id} message={message} />
        ))}
        {isLoading && (
          <Center>
            <Loader aria-label="Loading" />
          </Center>
        )}
      </div>
    </ScrollArea>
  );
}

function useScrollToEnd(messages: Message[], isLoading: boolean) {
  const viewport = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: both are reasons to scroll
  useEffect(() => {
    const timer = setTimeout(() => {
      viewport.current?.scrollTo({ top: viewport.current.scrollHeight });
    }, scrollDelay);
    return () => clearTimeout(timer);
  }, [messages, isLoading]);
  return viewport;
}
