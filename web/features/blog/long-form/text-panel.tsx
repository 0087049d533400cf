import { Paper, Skeleton, Text, Title } from '@mantine/core';
import { Fragment } from 'react';
import type { LongFormDraft } from '#contract/long-form-draft.ts';
import { HtmlView } from '#web/ui/html/html-view.tsx';
import classes from './text-panel.module.css';
import type { Progress } from './use-article-writer.ts';
import wizardClasses from './wizard.module.css';
import type { WizardSlots } from './wizard-slots.ts';
import { WriteSection } from './write-section.tsx';

type Props = {
  draft: LongFormDraft;
  progress: Progress;
  writerName: WizardSlots['writerName'];
  /** The section the agent writes without help. */
  writingMyself: string | undefined;
  onWritten: (id: string, content: string) => void;
  onCancel: () => void;
};

/** The article as far as it has come. */
export function TextPanel({ draft, progress, writingMyself, ...props }: Props) {
  const task = progress.stage === 'running' ? progress.task : undefined;
  return (
    <Paper
      component="section"
      className={wizardClasses.panel}
      aria-label="Your blog post so far"
      aria-busy={task !== undefined}
    >
      <Title order={3} size="h2">
        {draft.mainTitle}
      </Title>
      {progress.stage === 'running' && progress.writer && (
        <Text size="sm" c="dimmed" mt={4}>
          {props.writerName(progress.writer)} is writing
        </Text>
      )}
      {draft.sections.map((section) => {
        const { id, title, text } = section;
        const isCurrent = task?.kind === 'section' && task.id === id;
        const isOwn = writingMyself === id;
        if (!text && !isCurrent && !isOwn) return <Fragment key={id} />;
        return (
          <article key={id} className={classes.section} aria-label={title}>
            <Title order={4} size="h3" mb="xs" className={classes.title}>
              {text?.title ?? title}
            </Title>
            {text && <HtmlView html={text.content} />}
            {isCurrent && progress.stage === 'running' && <LiveText text={progress.text} />}
            {isOwn && (
              <WriteSection
                section={section}
                onWritten={(content) => props.onWritten(id, content)}
                onCancel={props.onCancel}
              />
            )}
          </article>
        );
      })}
      {task?.kind === 'combine' && (
        <Text c="dimmed" mt="lg">
          Writing the introduction and the closing...
        </Text>
      )}
    </Paper>
  );
}

const lines = ['100%', '96%', '98%', '64%', '97%', '42%'];

function LiveText({ text }: { text: string }) {
  if (text) return <div className={`porch-reading ${classes.live}`}>{text}</div>;
  return (
    <div className={classes.skeleton} aria-hidden>
      {lines.map((width) => (
        <Skeleton key={width} height={16} width={width} />
      ))}
    </div>
  );
}
