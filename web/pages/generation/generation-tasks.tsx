import { GeneratingCard } from '#web/features/posts/generation/generating-card.tsx';
import { useGenerationStore } from '#web/features/posts/generation/generation-store.ts';
import { UnfinishedCard } from '#web/features/posts/generation/unfinished-card.tsx';
import type { GenerationState } from './use-generation.ts';

type Props = {
  generation: Pick<GenerationState, 'tasks'>;
  kind?: GenerationState['tasks'][number]['job']['kind'];
};

/** What is being written, and what was not finished; all of it, or of one kind. */
export function GenerationTasks({ generation, kind }: Props) {
  const store = useGenerationStore();
  return generation.tasks
    .filter(({ job }) => !kind || job.kind === kind)
    .map((task) => {
      const { id } = task.job;
      return task.stage === 'running' ? (
        <div key={id} data-job={id}>
          <GeneratingCard {...task} onStop={() => store.stop(id)} />
        </div>
      ) : (
        <UnfinishedCard
          key={id}
          task={task}
          onKeep={() => void store.keepPartialText(id)}
          onTryAgain={() => store.retry(id)}
          onDismiss={() => store.dismiss(id)}
        />
      );
    });
}
