import { UnfinishedCard } from '#web/features/posts/writing/unfinished-card.tsx';
import { WritingCard } from '#web/features/posts/writing/writing-card.tsx';
import type { Desk } from './use-post-desk.ts';

type Props = { desk: Desk; kind?: Desk['writings'][number]['job']['kind'] };

/** What is being written, and what was not finished; all of it, or of one kind. */
export function Writings({ desk, kind }: Props) {
  return desk.writings
    .filter(({ job }) => !kind || job.kind === kind)
    .map((writing) =>
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
    );
}
