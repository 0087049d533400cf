import { useQuery } from '@tanstack/react-query';
import type { Post } from '#contract/post.ts';
import { draftList } from '#web/drafts/drafts.ts';
import type { GenerationState } from './use-generation.ts';

/** Tells of a post whether a new version is being written, and whether edits of it wait. */
export function usePostStatus({ tasks }: Pick<GenerationState, 'tasks'>) {
  const { data: drafts } = useQuery(draftList);
  return ({ id }: Post) => ({
    isBusy: tasks.some(
      ({ stage, job }) => stage === 'running' && job.kind === 'revise' && job.post.id === id,
    ),
    hasDraft: drafts?.some(({ kind }) => kind === `post-edit:${id}`) ?? false,
  });
}
