import { VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { postsOf } from '#web/conversation/conversation.ts';
import type { Message } from '#web/conversation/message.ts';
import { MessageView } from '#web/conversation/message-view.tsx';
import { draftList } from '#web/drafts/drafts.ts';
import { UnfinishedCard } from '#web/features/posts/writing/unfinished-card.tsx';
import { WritingCard } from '#web/features/posts/writing/writing-card.tsx';
import classes from './post-conversation.module.css';
import { PostEntry } from './post-entry.tsx';
import { useArrivals } from './use-arrivals.ts';
import type { Desk } from './use-post-desk.ts';

type Props = { messages: Message[]; desk: Desk };

/** What was asked and what came of it, oldest first, and after it what is being written. */
export function PostConversation({ messages, desk }: Props) {
  const { data: drafts } = useQuery(draftList);
  const list = useArrivals(desk);
  const isRevised = (postId: string | undefined) =>
    desk.writings.some(
      ({ stage, job }) => stage === 'running' && job.kind === 'revise' && job.post.id === postId,
    );
  const hasDraft = (postId: string | undefined) =>
    drafts?.some(({ kind }) => kind === `post-edit:${postId}`) ?? false;

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
                isBusy={isRevised(post.id)}
                hasDraft={hasDraft(post.id)}
                desk={desk.cards}
              />
            )}
          />
        </div>
      ))}
      {desk.writings.map((writing) =>
        writing.stage === 'running' ? (
          <div key={writing.job.id} data-job={writing.job.id}>
            <WritingCard {...writing} onStop={() => desk.stop(writing.job.id)} />
          </div>
        ) : (
          <UnfinishedCard
            key={writing.job.id}
            writing={writing}
            onTryAgain={() => desk.tryAgain(writing.job)}
            onDismiss={() => desk.dismiss(writing.job.id)}
          />
        ),
      )}
      <VisuallyHidden role="status">{desk.arrival?.words}</VisuallyHidden>
    </div>
  );
}
