import { toWirePlace } from '#contract/place.ts';
import { GeneratingCard } from '#web/features/posts/generation/generating-card.tsx';
import {
  type GenerationTask,
  useGenerationStore,
} from '#web/features/posts/generation/generation-store.ts';
import { UnfinishedCard } from '#web/features/posts/generation/unfinished-card.tsx';
import { MessageView } from '#web/local-content/message-view.tsx';
import { askedFor } from '#web/local-content/piece-messages.ts';

type Props = {
  tasks: GenerationTask[];
  /** Whether what was asked for stands above each, where it will stand above what comes of it. */
  isConversation?: boolean;
};

/** What is being written, and what was not finished. */
export function GenerationTasks({ tasks, isConversation = false }: Props) {
  const store = useGenerationStore();
  return tasks.map((task) => {
    const { job, stage, list } = task;
    const { id, kind, input } = job;
    if (stage !== 'running') {
      return (
        <UnfinishedCard
          key={id}
          task={task}
          onKeep={() => void store.keepPartialText(id)}
          onTryAgain={() => store.retry(id)}
          onDismiss={() => store.dismiss(id)}
        />
      );
    }
    const asked = askedFor(list, { topic: input.topicName, ...toWirePlace(input) });
    return [
      isConversation && kind === 'generate' && (
        <MessageView key={`${id}-asked`} message={{ id, type: 'user', content: asked }} />
      ),
      <div key={id} data-job={id}>
        <GeneratingCard {...task} onStop={() => store.stop(id)} />
      </div>,
    ];
  });
}
