import { Button, Card, Loader, Switch, Text, Title } from '@mantine/core';
import { type Ref, type SubmitEvent, useId, useRef } from 'react';
import type { GenerationInput } from '#web/features/posts/generation-input.ts';
import { isSameSubject, type SubjectAndPlace } from '#web/features/posts/questions/subject.ts';
import { useCustomization } from '#web/features/posts/questions/use-customization.ts';
import { useLazyPart } from '#web/ui/use-lazy-part.ts';
import { PlaceFields } from './place-fields.tsx';
import { inputsOf, type OfferedChoices, onlyVoice } from './post-choices.ts';
import classes from './post-form.module.css';
import { completeSubject, missingText, usePostFormValues } from './post-form-values.ts';
import { SubjectFields } from './subject-fields.tsx';
import { findChoice } from './topic-choice.ts';
import { isAnswerSelected, useRememberedAnswers } from './use-remembered-answers.ts';
import { useTopicChoices } from './use-topic-choices.ts';

type Props = {
  /** Under which name the tab keeps what was typed. */
  storageKey: string;
  isGenerating: boolean;
  onGenerate: (input: GenerationInput) => void;
  submitLabel?: string;
  /** What of a text can be chosen: of a post all, of an article the voice, for it has a build and a length of its own. */
  choices: OfferedChoices;
};

const loadAnswers = async () => (await import('./remembered-answers.tsx')).RememberedAnswers;
const loadChoices = async () => (await import('./more-choices.tsx')).MoreChoices;
const loadDialog = async () =>
  (await import('#web/features/posts/questions/customization-dialog.tsx')).CustomizationDialog;

/** What to write about and where. With Ultra Mode it asks a few questions before it generates. */
export function PostForm({
  storageKey,
  isGenerating,
  onGenerate,
  submitLabel = 'Generate',
  choices: offered,
}: Props) {
  const { values, place, change } = usePostFormValues(storageKey);
  const choices = offered === 'voice' ? onlyVoice(values.choices) : values.choices;
  const topics = useTopicChoices();
  const topic = findChoice(topics.choices, values.topic);
  const subject = completeSubject({ values, place, topic });
  const isTopicKnown = !topics.isLoading || values.topic === null || topic !== undefined;
  const missing = isTopicKnown ? missingText({ values, place, topic }) : 'Loading topics...';
  const button = useRef<HTMLButtonElement>(null);
  const generateWithoutQuestions = (about: SubjectAndPlace) =>
    generate({ ...about, userAnswers: [] });
  const ultraMode = useCustomization(storageKey, generateWithoutQuestions);
  const answers = useRememberedAnswers(subject, ultraMode.customization);
  const RememberedAnswers = useLazyPart(loadAnswers, answers?.length);
  const MoreChoices = useLazyPart(loadChoices, true);

  function generate(wanted: GenerationInput) {
    const used = answers?.filter((answer) => isAnswerSelected(answer, values));
    const rememberedAnswers = used?.map(({ id, question, answer, matchingTags }) => ({
      id,
      question,
      answer,
      matchingTags,
    }));
    // The form may have gone on to something else meanwhile.
    const input = isSameSubject(wanted, subject) ? { ...wanted, rememberedAnswers } : wanted;
    for (const each of inputsOf(input, choices)) onGenerate(each);
  }

  const CustomizationDialog = useLazyPart(loadDialog, ultraMode.customization !== undefined);

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!subject || isGenerating || ultraMode.isAsking) return;
    if (!values.isUltraModeOn) return generateWithoutQuestions(subject);
    const titles = values.isOwnSubject ? [] : (topic?.titles ?? []);
    ultraMode.begin({ subject, titles });
  };

  const answerFields = answers && answers.length > 0 && RememberedAnswers && (
    <RememberedAnswers
      answers={answers}
      chosen={{ leftOut: values.leftOut, takenIn: values.takenIn }}
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
          <SubjectFields values={values} topics={topics} onChange={change} />
        </div>
        <PlaceFields place={place} onChange={(next) => change({ place: next })} />
        <Switch
          color="amber"
          label="Ultra Mode"
          description="Asks you a few questions first, so that it sounds like you."
          checked={values.isUltraModeOn}
          onChange={(event) => change({ isUltraModeOn: event.currentTarget.checked })}
        />
        <div className={classes.more}>
          {MoreChoices && (
            <MoreChoices
              choices={choices}
              offered={offered}
              onChange={(next) => change({ choices: next })}
            />
          )}
        </div>
        <GenerateButton
          ref={button}
          label={submitLabel}
          missing={missing}
          isAsking={ultraMode.isAsking}
          isGenerating={isGenerating}
        />
        {answerFields}
      </form>
      {ultraMode.customization && CustomizationDialog && (
        <CustomizationDialog
          customization={ultraMode.customization}
          answerFields={answerFields}
          onChange={(next) => {
            ultraMode.change(next);
            if (!next.isOpen) requestAnimationFrame(() => button.current?.focus());
          }}
          onDone={(wanted) => {
            ultraMode.drop();
            generate(wanted);
            requestAnimationFrame(() => button.current?.focus());
          }}
        />
      )}
    </Card>
  );
}

type GenerateButtonProps = {
  label: string;
  /** What is still missing, in words; empty when nothing is. */
  missing: string;
  isAsking: boolean;
  isGenerating: boolean;
  ref: Ref<HTMLButtonElement>;
};

/** Says what it does, what is going on, or why it cannot be pressed. */
function GenerateButton({ label, missing, isAsking, isGenerating, ref }: GenerateButtonProps) {
  const hintId = useId();
  const isBusy = isAsking || isGenerating;
  return (
    <div className={classes.go}>
      <Button
        type="submit"
        fullWidth
        ref={ref}
        className={isBusy ? classes.busy : undefined}
        disabled={missing !== '' && !isBusy}
        // Busy, it cannot be pressed either, but whoever pressed it keeps the focus.
        data-disabled={isBusy || undefined}
        aria-disabled={isBusy || undefined}
        aria-describedby={missing ? hintId : undefined}
        leftSection={isBusy && <Loader size={16} color="currentColor" aria-hidden />}
      >
        {isAsking ? 'Preparing questions...' : isGenerating ? 'Generating...' : label}
      </Button>
      {missing && (
        <Text id={hintId} size="sm" c="dimmed" ta="center">
          {missing}
        </Text>
      )}
    </div>
  );
}
