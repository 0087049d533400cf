import { useCallback, useMemo, useState } from 'react';
import type { GenerationRequest, Post } from '#contract/posts.ts';
import { randomId } from '#web/api/random-id.ts';
import type { ListName } from '#web/conversation/content-store.ts';
import { addMessages, replacePost } from '#web/conversation/conversation.ts';
import { assistantMessage, userMessage } from '#web/conversation/message.ts';
import type { Job } from '#web/features/posts/writing/job.ts';
import { useWriting } from '#web/features/posts/writing/use-writing.ts';
import type { NewJob, PostDesk } from './post-entry.tsx';

type Options = {
  list: Exclude<ListName, 'home'>;
  promptType: GenerationRequest['promptType'];
  failed: (error: unknown) => void;
  nothing: () => void;
};

/** Where texts are ordered and written, and what comes of them goes into the conversation. */
export function usePostDesk({ list, promptType, failed, nothing }: Options) {
  const { start, ...writing } = useWriting({
    keptAs: list,
    promptType,
    onWritten: (job, post) => setArrival(keep(list, job, post)),
    onFailed: (_, error) => failed(error),
    onNothing: nothing,
  });
  const [arrival, setArrival] = useState<Arrival>();
  const [unsaved, setUnsaved] = useState<ReadonlySet<string>>(new Set());

  const write = useCallback(
    (job: NewJob) => {
      if (job.kind === 'revise') {
        addMessages(list, userMessage(`Request for revision: ${job.request}`));
      }
      void start({ ...job, id: randomId() } as Job);
    },
    [list, start],
  );
  const noteUnsaved = useCallback(
    (postId: string, isUnsaved: boolean) =>
      setUnsaved((before) => {
        if (before.has(postId) === isUnsaved) return before;
        const others = [...before].filter((id) => id !== postId);
        return new Set(isUnsaved ? [...others, postId] : others);
      }),
    [],
  );
  const cards: PostDesk = useMemo(() => ({ write, noteUnsaved }), [write, noteUnsaved]);
  return { ...writing, write, cards, tryAgain: start, arrival, hasUnsaved: unsaved.size > 0 };
}

export type Desk = ReturnType<typeof usePostDesk>;

/** A text that has just been finished, and what to say of it. */
type Arrival = { postId: string; words: string };

function keep(list: Options['list'], job: Job, post: Post): Arrival {
  if (job.kind === 'revise') {
    replacePost(job.post, { ...post, imageUrls: post.imageUrls ?? job.post.imageUrls });
    return { postId: job.post.id ?? '', words: 'Your new version is ready' };
  }
  const { order } = job;
  const id = post.id ?? randomId();
  addMessages(
    list,
    userMessage(`Generate posts for: ${order.topicName} in ${order.location}, ${order.state}`),
    assistantMessage({ posts: [{ ...post, id }] }, { [id]: { order } }),
  );
  return { postId: id, words: 'Your post is ready' };
}
