import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { listMainTopics } from '#contract/calls/catalog/topics.ts';
import { revisePost } from '#contract/calls/posts.ts';
import type { LongFormDraft } from '#contract/long-form-draft.ts';
import type { Post } from '#contract/post.ts';
import { queryOf } from '#web/api/query.ts';
import { callStream } from '#web/api/stream.ts';
import { useAppState } from '#web/app-state.ts';
import { markGenerating } from '#web/local-content/is-generating.ts';
import { articleOf, articlePost } from './article-post.ts';
import type { LongForm } from './use-long-form.ts';
import { useArticleFailureToast } from './wizard-toasts.ts';

type Running = { startedAt: number; stop: () => void };

/** Has the article rewritten as the agent asks. It is read until then, and stopped at any time. */
export function useReviseArticle({ change, current }: Pick<LongForm, 'change' | 'current'>) {
  const { data: topics = [] } = useQuery(queryOf(listMainTopics, {}));
  const [running, setRunning] = useState<Running | null>(null);
  const call = useRef<AbortController>(undefined);
  const app = useAppState();
  const notifyFailure = useArticleFailureToast();
  useEffect(() => () => call.current?.abort(), []);

  const revise = async (request: string) => {
    const { article, subject } = current();
    if (!article || !subject || call.current) return;
    const controller = new AbortController();
    call.current = controller;
    const finish = markGenerating(app);
    setRunning({ startedAt: Date.now(), stop: () => controller.abort() });
    const named = topics.find(({ topic }) => topic.toLowerCase() === subject.topic.toLowerCase());
    const body = {
      topicId: named?.id ?? 'custom',
      customTopic: subject.topic,
      location: subject.location,
      state: subject.state,
      promptType: 'blog' as const,
      userAnswers: [],
      databaseAnswers: [],
      revisionContext: {
        originalPost: articlePost(current(), article),
        revisionRequest: request,
      },
    };
    try {
      const { posts } = await callStream(revisePost, { body }, {}, controller.signal);
      const [post] = posts;
      if (post && !controller.signal.aborted) change(revised(current(), post));
    } catch (error) {
      if (!controller.signal.aborted) notifyFailure('revise', error);
    } finally {
      call.current = undefined;
      setRunning(null);
      finish();
    }
  };
  return { running, revise: (request: string) => void revise(request) };
}

/** The sources stay: they are what the article was written from. */
function revised({ labels, origin }: LongFormDraft, post: Post) {
  const { provider = '', model = '' } = post.writer ?? {};
  return {
    type: 'revised' as const,
    article: articleOf(post),
    origin: {
      sources: origin?.sources ?? [],
      writer: { provider, model },
      note: post.note ?? null,
      voice: post.shapedBy?.voice,
    },
    labels: {
      id: labels?.id ?? post.id ?? '',
      contentTags: post.contentTags ?? labels?.contentTags ?? [],
      imagePrompt: post.imagePrompt ?? labels?.imagePrompt ?? '',
      imageUrls: labels?.imageUrls ?? [],
    },
  };
}
