import type { LongFormDraft } from '#contract/long-form-draft.ts';
import classes from './section-list.module.css';
import { SectionRow } from './section-row.tsx';
import type { Progress } from './use-article-writer.ts';

type Props = {
  draft: LongFormDraft;
  progress: Progress;
  onTryAgain: () => void;
  onWriteMyself: (id: string) => void;
  onWriteAgain: (id: string) => void;
};

/** Every section with its state, and at the end what joins them. */
export function SectionList({ draft, progress, ...actions }: Props) {
  const isRunning = progress.stage === 'running';
  const task = isRunning ? progress.task : undefined;
  const startedAt = isRunning ? progress.startedAt : undefined;
  const isJoining = task?.kind === 'combine';
  return (
    <ol className={classes.list} aria-label="Sections">
      {draft.sections.map(({ id, title, text, problem }) => {
        const isWriting = task?.kind === 'section' && task.id === id;
        const state = isWriting ? 'writing' : text ? 'done' : problem ? 'failed' : 'waiting';
        return (
          <SectionRow
            key={id}
            title={title}
            state={state}
            startedAt={isWriting ? startedAt : undefined}
            seconds={text?.seconds}
            problem={problem}
            isQuiet={isRunning}
            onTryAgain={actions.onTryAgain}
            onWriteMyself={() => actions.onWriteMyself(id)}
            onWriteAgain={() => actions.onWriteAgain(id)}
          />
        );
      })}
      <SectionRow
        title="Introduction and closing"
        state={isJoining ? 'writing' : hasFailedToJoin(progress) ? 'failed' : 'waiting'}
        startedAt={isJoining ? startedAt : undefined}
        problem={progress.stage === 'failed' ? progress.problem : null}
        isQuiet={isRunning}
        onTryAgain={actions.onTryAgain}
      />
    </ol>
  );
}

const hasFailedToJoin = (progress: Progress) =>
  progress.stage === 'failed' && progress.task.kind === 'combine';
