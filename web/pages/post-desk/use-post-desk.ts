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
  /** Hears of a new text, with its id. */
  written?: (post: Post) => void;
};

/** Where texts are ordered and written, and what comes of them goes into the conversation. */
export function usePostDesk({ list, promptType, failed, nothing, written }: Options) {
  const { start, ...writing } = useWriting({
    keptAs: list,
    promptType,
    onWritten: (job, post) => setArrival(keep(list, job, post, written)),
    // What was said of an earlier text is not true of this one.
    onFailed: (_, error) => {
      setArrival(undefined);
      failed(error);
    },
    onNothing: () => {
      setArrival(undefined);
      nothing();
    },
  });
  const [arrival, setArrival] = useState<Arrival>();
  const [unsaved, setUnsaved] = useState<ReadonlySet<string>>(new Set());

  const write = useCallback(
    (job: NewJob) => {
      setArrival(undefined);
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

/** What the lists call what is asked for, and what has come of it. */
const names = {
  insights: { asked: 'posts', made: 'post' },
  blog: { asked: 'blog post', made: 'blog post' },
};

function keep(list: Options['list'], job: Job, post: Post, written: Options['written']): Arrival {
  if (job.kind === 'revise') {
    // A picture may have come meanwhile.
    replacePost(job.post, ({ topic, imageUrls }) => ({
      ...post,
      topic,
      imageUrls: post.imageUrls ?? imageUrls,
    }));
    return { postId: job.post.id ?? '', words: 'Your new version is ready' };
  }
  const { order } = job;
  const { topicName, location, state } = order;
  const id = post.id ?? randomId();
  // The topic as the person chose it, where the catalog's own name may be in small letters.
  const kept = { ...post, id, topic: topicName };
  const writtenAt = new Date().toISOString();
  addMessages(
    list,
    userMessage(`Generate ${names[list].asked} for: ${topicName} in ${location}, ${state}`),
    assistantMessage({ posts: [kept] }, { [id]: { order, writtenAt } }),
  );
  written?.(kept);
  return { postId: id, words: `Your ${names[list].made} is ready` };
}
