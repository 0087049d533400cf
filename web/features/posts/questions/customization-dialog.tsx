import { Button, Checkbox, Group, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { KeyboardEvent, ReactNode } from 'react';
import { findRelevantAnswers, listAnswers, saveAnswer } from '#contract/calls/learner.ts';
import type { NewAnswer } from '#contract/learner-forms.ts';
import { useCall } from '#web/api/mutation.ts';
import type { GenerationInput } from '#web/features/posts/generation-input.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { KeyHint } from '#web/ui/key-hint.tsx';
import { useShowToast } from '#web/ui/toasts/toast-store.ts';
import { useIsNarrow } from '#web/ui/use-is-narrow.ts';
import { answersGiven, type Customization, customizedInput } from './customization.ts';
import classes from './customization-dialog.module.css';
import { QuestionFields } from './question-fields.tsx';
import { describeSubject } from './subject.ts';
import { TitleField } from './title-field.tsx';

type Props = {
  customization: Customization;
  /** What the agent once answered and goes into the piece as well. */
  answerFields: ReactNode;
  onChange: (next: Customization) => void;
  /** What is to be written now. */
  onDone: (input: GenerationInput) => void;
};

/** The questions of Ultra Mode. Closing it writes nothing and loses nothing. */
export function CustomizationDialog({ customization, answerFields, onChange, onDone }: Props) {
  const isNarrow = useIsNarrow();
  const remember = useRememberAnswers();
  const given = answersGiven(customization);
  const change = (part: Partial<Customization>) => onChange({ ...customization, ...part });

  const handleApply = () => {
    if (customization.isRemembering) void remember(given);
    onDone(customizedInput(customization, given));
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) handleApply();
  };

  return (
    <Dialog
      opened
      onClose={() => change({ isOpen: false })}
      title="Make it yours"
      size={680}
      fullScreen={isNarrow}
      closeOnClickOutside={false}
      classNames={{ body: classes.body }}
      onKeyDown={handleKeyDown}
    >
      <Text c="dimmed" className={classes.subject}>
        {describeSubject(customization.subject)}
      </Text>
      <TitleField customization={customization} onChange={(title) => change({ title })} />
      <QuestionFields customization={customization} onChange={(answers) => change({ answers })} />
      {answerFields}
      <div className={classes.footer}>
        <Checkbox
          label="Remember my answers for next time"
          checked={customization.isRemembering}
          onChange={(event) => change({ isRemembering: event.currentTarget.checked })}
        />
        <Group gap="xs" wrap="nowrap" className={classes.buttons}>
          <Text size="sm" c="dimmed" className={classes.optional}>
            All optional
          </Text>
          <Button variant="default" onClick={() => onDone(customizedInput(customization, []))}>
            Skip All
          </Button>
          <KeyHint press="send">
            <Button onClick={handleApply}>Apply Customizations</Button>
          </KeyHint>
        </Group>
      </div>
    </Dialog>
  );
}

/** Saves answers for the next time. Nothing waits for it; a failure is told once. */
function useRememberAnswers() {
  const showToast = useShowToast();
  const client = useQueryClient();
  const save = useCall(saveAnswer);

  return async (answers: NewAnswer[]) => {
    const saved = await Promise.allSettled(answers.map((body) => save.mutateAsync({ body })));
    if (saved.some(({ status }) => status === 'rejected')) {
      showToast({ tone: 'error', title: 'Failed to save answer' });
    }
    for (const { path } of [listAnswers, findRelevantAnswers]) {
      await client.invalidateQueries({ queryKey: [path] });
    }
  };
}
