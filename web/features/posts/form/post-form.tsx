import { Card, Switch, Title } from '@mantine/core';
import { type SubmitEvent, useRef } from 'react';
import type { Order } from '#web/features/posts/generation-input.ts';
import { isSameSubject, type Subject } from '#web/features/posts/questions/subject.ts';
import { useCustomization } from '#web/features/posts/questions/use-customization.ts';
import { useLate } from '#web/ui/use-lazy-part.ts';
import { isUsed } from './answer-selection.ts';
import { completeSubject, missingText } from './complete-subject.ts';
import { GenerateButton } from './generate-button.tsx';
import { PlaceFields } from './place-fields.tsx';
import classes from './post-form.module.css';
import { SubjectFields } from './subject-fields.tsx';
import { findChoice } from './topic-choice.ts';
import { usePostInput } from './use-post-form-values.ts';
import { useFittingAnswers } from './use-remembered-answers.ts';
import { useTopics } from './use-topic-choices.ts';

type Props = {
  /** Under which name the tab keeps what was typed. */
  keptAs: string;
  isWriting: boolean;
  onOrder: (order: Order) => void;
  submitLabel?: string;
};

const loadAnswers = async () => (await import('./remembered-answers.tsx')).FittingAnswers;
const loadDialog = async () =>
  (await import('#web/features/posts/questions/customization-dialog.tsx')).CustomizationDialog;

/** What to write about and where. With Ultra Mode it asks a few questions before it orders. */
export function PostForm({ keptAs, isWriting, onOrder, submitLabel = 'Generate' }: Props) {
  const { input, place, change } = usePostInput(keptAs);
  const topics = useTopics();
  const topic = findChoice(topics.choices, input.topic);
  const subject = completeSubject({ input, place, topic });
  const isTopicKnown = !topics.isLoading || input.topic === null || topic !== undefined;
  const missing = isTopicKnown ? missingText({ input, place, topic }) : 'Loading topics...';
  const button = useRef<HTMLButtonElement>(null);
  const orderWithoutQuestions = (about: Subject) => order({ ...about, userAnswers: [] });
  const ultraMode = useCustomization(keptAs, orderWithoutQuestions);
  const earlier = useFittingAnswers(subject, ultraMode.customization);
  const FittingAnswers = useLate(loadAnswers, earlier?.length);

  function order(wanted: Order) {
    const used = earlier?.filter((answer) => isUsed(answer, input));
    const databaseAnswers = used?.map(({ id, question, answer, matchingTags }) => ({
      id,
      question,
      answer,
      matchingTags,
    }));
    // The form may have gone on to something else meanwhile.
    onOrder(isSameSubject(wanted, subject) ? { ...wanted, databaseAnswers } : wanted);
  }

  const CustomizationDialog = useLate(loadDialog, ultraMode.customization !== undefined);

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!subject || isWriting || ultraMode.isAsking) return;
    if (!input.isUltraModeOn) return orderWithoutQuestions(subject);
    const titles = input.isOwnSubject ? [] : (topic?.titles ?? []);
    ultraMode.begin({ subject, titles });
  };

  const earlierAnswers = earlier && earlier.length > 0 && FittingAnswers && (
    <FittingAnswers
      answers={earlier}
      chosen={{ leftOut: input.leftOut, takenIn: input.takenIn }}
      onChange={change}
    />
  );

  return (
    <Card>
      <form noValidate onSubmit={handleSubmit} className={classes.fields}>
        <Title order={2} size="h3">
          What will you write about?
        </Title>
        <div className={classes.subject}>
          <SubjectFields input={input} topics={topics} onChange={change} />
        </div>
        <PlaceFields place={place} onChange={(next) => change({ place: next })} />
        <Switch
          color="amber"
          label="Ultra Mode"
          description="Asks you a few questions first, so that it sounds like you."
          checked={input.isUltraModeOn}
          onChange={(event) => change({ isUltraModeOn: event.currentTarget.checked })}
        />
        <GenerateButton
          ref={button}
          label={submitLabel}
          missing={missing}
          isAsking={ultraMode.isAsking}
          isWriting={isWriting}
        />
        {earlierAnswers}
      </form>
      {ultraMode.customization && CustomizationDialog && (
        <CustomizationDialog
          customization={ultraMode.customization}
          earlierAnswers={earlierAnswers}
          onChange={(next) => {
            ultraMode.change(next);
            if (!next.isOpen) requestAnimationFrame(() => button.current?.focus());
          }}
          onDone={(wanted) => {
            ultraMode.drop();
            order(wanted);
            requestAnimationFrame(() => button.current?.focus());
          }}
        />
      )}
    </Card>
  );
}
