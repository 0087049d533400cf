import { Alert, Button, Card, Group, Text, VisuallyHidden } from '@mantine/core';
import { IconPlayerPause, IconPlayerStopFilled } from '@tabler/icons-react';
import { useState } from 'react';
import type { LongFormDraft } from '#contract/long-form-draft.ts';
import { useKeptFocus } from '#web/ui/use-kept-focus.ts';
import { SectionList } from './section-list.tsx';
import { StartOver } from './start-over.tsx';
import { StepHeading } from './step-heading.tsx';
import { TextPanel } from './text-panel.tsx';
import type { ArticleWriter, Progress } from './use-article-writer.ts';
import type { LongForm } from './use-long-form.ts';
import classes from './wizard.module.css';
import type { WizardSlots } from './wizard-slots.ts';

type Props = {
  longForm: LongForm;
  writer: ArticleWriter;
  writerName: WizardSlots['writerName'];
};

/** The sections one after another, each to be read as soon as it is there. */
export function WritingStep({ longForm: { draft, change }, writer, writerName }: Props) {
  const [writingMyself, setWritingMyself] = useState<string>();
  const { progress, run, stop } = writer;
  const isRunning = progress.stage === 'running';
  const keptFocus = useKeptFocus(progress.stage);
  const back = () => change({ type: 'step', step: 'questions' });

  return (
    <div className={classes.columns} data-text>
      <Card className={`${classes.fields} ${classes.beside}`} {...keptFocus}>
        <StepHeading title="Writing your blog post">
          250-400 words per section, together a 1,500-2,500 word post.
        </StepHeading>
        <Text fw={550}>{countOf(draft)}</Text>
        <WritingNote stage={isMended(draft, progress) ? 'mended' : progress.stage} onGoOn={run} />
        <SectionList
          draft={draft}
          progress={progress}
          onTryAgain={run}
          onWriteMyself={setWritingMyself}
          onWriteAgain={(id) => {
            change({ type: 'unwritten', id });
            run();
          }}
        />
        {isRunning ? (
          <Button
            variant="default"
            data-keep-focus
            leftSection={<IconPlayerStopFilled size={16} aria-hidden />}
            onClick={stop}
          >
            Stop
          </Button>
        ) : (
          <Group gap="xs" justify="space-between">
            <Button variant="default" onClick={back}>
              Back to questions
            </Button>
            <StartOver onReset={() => change({ type: 'reset' })} />
          </Group>
        )}
        <VisuallyHidden role="status">{newsOf(draft)}</VisuallyHidden>
      </Card>
      <TextPanel
        draft={draft}
        progress={progress}
        writerName={writerName}
        writingMyself={isRunning ? undefined : writingMyself}
        onWritten={(id, content) => {
          const title = draft.sections.find((section) => section.id === id)?.title ?? '';
          change({ type: 'written', id, text: { title, content, seconds: null } });
          setWritingMyself(undefined);
        }}
        onCancel={() => setWritingMyself(undefined)}
      />
    </div>
  );
}

/** What failed has been written by the agent since. */
const isMended = ({ sections }: LongFormDraft, progress: Progress) =>
  progress.stage === 'failed' &&
  progress.task.kind === 'section' &&
  sections[progress.task.index]?.text !== null;

const writtenIn = ({ sections }: LongFormDraft) => sections.filter(({ text }) => text !== null);

function countOf(draft: LongFormDraft): string {
  const left = draft.sections.length - writtenIn(draft).length;
  const written = `${writtenIn(draft).length} of ${draft.sections.length} sections written`;
  return left === 0 ? written : `${written}, ${left} to go`;
}

/** Said aloud for each finished section. */
function newsOf(draft: LongFormDraft): string {
  const last = writtenIn(draft).at(-1);
  const { length } = writtenIn(draft);
  return last ? `${last.title} is finished, ${length} of ${draft.sections.length}` : '';
}

type WritingNoteProps = { stage: Progress['stage'] | 'mended'; onGoOn: () => void };

/** Why nothing is being written just now, with the way to go on. A failure stands at its section. */
function WritingNote({ stage, onGoOn }: WritingNoteProps) {
  if (stage === 'running' || stage === 'failed') return null;
  return (
    <Alert color="amber" icon={<IconPlayerPause size={20} aria-hidden />} role="status">
      <Text inherit>{words[stage]}</Text>
      <Button mt="sm" onClick={onGoOn} data-keep-focus>
        Continue
      </Button>
    </Alert>
  );
}

const words = {
  'left-off': 'You left off here. Everything so far is saved.',
  stopped: 'You stopped the writing. Finished sections are still here.',
  mended: 'Your text is in. You can continue.',
  'signed-out': 'Your session ended. Everything so far is saved. Log in again to continue.',
} as const;
