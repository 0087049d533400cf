import { VisuallyHidden } from '@mantine/core';
import { startTransition, useEffect, useState } from 'react';
import { FactsGuard } from '#web/features/claims/facts-guard.tsx';
import type { Message } from '#web/local-content/message.ts';
import { MessageView } from '#web/local-content/message-view.tsx';
import { postsOf } from '#web/local-content/messages.ts';
import { useLocation } from '#web/navigation/router.tsx';
import { useLazyPart } from '#web/ui/use-lazy-part.ts';
import { GenerationTasks } from './generation-tasks.tsx';
import { groupPairs, type Pair } from './group-pairs.ts';
import { PostEntry } from './post-entry.tsx';
import classes from './post-messages.module.css';
import type { GenerationState } from './use-generation.ts';
import { usePostStatus } from './use-post-status.ts';
import { useScrollToNew } from './use-scroll-to-new.ts';

type Props = { messages: Message[]; generation: GenerationState };

/** Most posts are written once. */
const loadPair = async () => (await import('./post-pair.tsx')).PostPair;

/** What was asked and what came of it, oldest first, and after it what is being written. */
export function PostMessages({ messages, generation }: Props) {
  const list = useScrollToNew(generation);
  const { statusOf, unfinishedOf, others } = usePostStatus(generation, messages.flatMap(postsOf));
  const { entries, begun, tasks } = groupPairs(messages, others);
  // An address may lead to one of them, which must be there then.
  const drawn = useDrawnCount(entries.length, useLocation().hash !== '');
  const PostPair = useLazyPart(loadPair, begun.length > 0 || entries.length < messages.length);

  return (
    <FactsGuard>
      <div className={classes.list} ref={list}>
        {entries.slice(0, drawn).map((entry) => {
          if ('pair' in entry) {
            const { pair } = entry;
            return (
              <div key={pair.id} data-pair={pair.id} data-post={postIdsOf(pair)}>
                {PostPair && <PostPair pair={pair} />}
              </div>
            );
          }
          const { message } = entry;
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
        {begun.map((pair) => (
          <div key={pair.id} data-pair={pair.id}>
            {PostPair && <PostPair pair={pair} />}
          </div>
        ))}
        <GenerationTasks tasks={tasks} isConversation />
        <VisuallyHidden role="status">{generation.finished?.announcement}</VisuallyHidden>
      </div>
    </FactsGuard>
  );
}

/** By which the page finds what has just been finished. */
const postIdsOf = ({ members }: Pair) =>
  members.flatMap((member) => ('post' in member ? (member.post.id ?? []) : [])).join(' ');

/** What is asked and what came of it. */
const atFirst = 2;

/**
 * How many of a list are drawn: a few at first, then one more each time, so that no step keeps a slow phone from the
 * first touch. Once all are there, new ones are drawn as they come.
 */
function useDrawnCount(total: number, isWholeAtOnce: boolean): number {
  const [drawn, setDrawn] = useState(isWholeAtOnce ? Number.POSITIVE_INFINITY : atFirst);

  useEffect(() => {
    if (drawn === Number.POSITIVE_INFINITY) return undefined;
    const next = drawn < total ? drawn + 1 : Number.POSITIVE_INFINITY;
    const timer = setTimeout(() => startTransition(() => setDrawn(next)));
    return () => clearTimeout(timer);
  }, [drawn, total]);

  return Math.min(drawn, total);
}
