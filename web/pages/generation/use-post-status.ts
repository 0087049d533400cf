import { useQuery } from '@tanstack/react-query';
import type { Post } from '#contract/post.ts';
import { draftList } from '#web/drafts/drafts.ts';
import {
  type GenerationTask,
  useGenerationStore,
} from '#web/features/posts/generation/generation-store.ts';
import type { GenerationState } from './use-generation.ts';

/** Tells of posts on a page whether new versions are being written, and whether edits of them wait. */
export function usePostStatus({ tasks }: Pick<GenerationState, 'tasks'>, posts: readonly Post[]) {
  const store = useGenerationStore();
  const { data: drafts } = useQuery(draftList);
  const ids = new Set(posts.flatMap(({ id }) => id ?? []));
  return {
    statusOf(post: Post) {
      const running = tasks.find((task) => task.stage === 'running' && isRevisionOf(task, post));
      return {
        isBusy: running !== undefined,
        revision: running && toRevision(running, () => store.stop(running.job.id)),
        hasDraft: drafts?.some(({ kind }) => kind === `post-edit:${post.id}`) ?? false,
      };
    },
    /** New versions that did not come, to be told beside the post. */
    unfinishedOf: (post: Post) =>
      tasks.filter((task) => task.stage !== 'running' && isRevisionOf(task, post)),
    /** What is told nowhere else. */
    others: tasks.filter(({ job }) => job.kind !== 'revise' || !ids.has(job.post.id ?? '')),
  };
}

const isRevisionOf = ({ job }: GenerationTask, { id }: Post) =>
  job.kind === 'revise' && id !== undefined && job.post.id === id;

const toRevision = ({ job, text, startedAt }: GenerationTask, onStop: () => void) => ({
  text,
  startedAt,
  isPassage: job.kind === 'revise' && job.passage !== undefined,
  onStop,
});
