import { WritingCard } from '#web/features/posts/generation/generating-card.tsx';
import {
  dismissWriting,
  keepStopped,
  stopWriting,
  tryAgain,
} from '#web/features/posts/generation/generation-store.ts';
import { UnfinishedCard } from '#web/features/posts/generation/unfinished-card.tsx';
import type { Desk } from './use-generation.ts';

type Props = {
  desk: Pick<Desk, 'writings'>;
  kind?: Desk['writings'][number]['job']['kind'];
};

/** What is being written, and what was not finished; all of it, or of one kind. */
export function Writings({ desk, kind }: Props) {
  return desk.writings
    .filter(({ job }) => !kind || job.kind === kind)
    .map((writing) => {
      const { id } = writing.job;
      return writing.stage === 'running' ? (
        <div key={id} data-job={id}>
          <WritingCard {...writing} onStop={() => stopWriting(id)} />
        </div>
      ) : (
        <UnfinishedCard
          key={id}
          writing={writing}
          onKeep={() => void keepStopped(id)}
          onTryAgain={() => tryAgain(id)}
          onDismiss={() => dismissWriting(id)}
        />
      );
    });
}
