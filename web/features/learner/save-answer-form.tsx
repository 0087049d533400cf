import { Button, Card, Group, Stack, Text, Textarea, Title } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useCallback, useState } from 'react';
import { NewAnswer } from '#contract/learner-forms.ts';
import { usePersistedState } from '#web/local-content/persisted-state.ts';
import * as shape from '#web/local-content/shape.ts';
import { focusFirstError } from '#web/ui/field-errors.ts';
import { FormError } from '#web/ui/form-error.tsx';
import { useShowToast } from '#web/ui/toasts/toast-store.ts';
import { answerLoginToast, failureText, invalidToast } from './learner-toasts.ts';
import { useSaveAnswer } from './use-answers.ts';
import { useSignedOut } from './use-signed-out.ts';

/** Where the empty list sends people to. */
export const questionFieldId = 'learner-question';

/** A question and its answer. What was typed stays until it is saved. */
export function SaveAnswerForm() {
  const showToast = useShowToast();
  const save = useSaveAnswer();
  const isSignedOut = useSignedOut();
  const { initial, wasUnsaved, keep } = useUnsavedAnswer();
  const [isOffered, setIsOffered] = useState(wasUnsaved);
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: initial,
    validate: schemaResolver(NewAnswer, { sync: true }),
    onValuesChange: keep,
  });

  const clear = () => {
    form.setValues({ question: '', answer: '' });
    setIsOffered(false);
  };

  const handleSubmit = form.onSubmit(
    async (body) => {
      if (isSignedOut) return void showToast(answerLoginToast('save'));
      await save.mutateAsync({ body }).then(
        clear,
        // It was told, and everything stays as it is.
        () => {},
      );
    },
    (errors) => {
      showToast(invalidToast(String(Object.values(errors)[0])));
      focusFirstError(form)(errors);
    },
  );

  return (
    <Card>
      <form noValidate onSubmit={handleSubmit}>
        <Stack>
          <Title order={2} size="h3">
            Save an answer
          </Title>
          {isOffered && (
            <Group justify="space-between" gap="xs" role="status">
              <Text size="sm">You have not saved this answer yet.</Text>
              <Button
                size="sm"
                variant="subtle"
                onClick={() => {
                  clear();
                  // The fields are drawn anew with their empty values.
                  requestAnimationFrame(() => document.getElementById(questionFieldId)?.focus());
                }}
              >
                Discard it
              </Button>
            </Group>
          )}
          <Textarea
            id={questionFieldId}
            label="Question"
            placeholder="Which inspections matter most here?"
            autosize
            minRows={2}
            maxRows={6}
            readOnly={save.isPending}
            key={form.key('question')}
            {...form.getInputProps('question')}
          />
          <Textarea
            label="Answer"
            placeholder="In Austin, foundation first: our clay soil moves."
            autosize
            minRows={5}
            maxRows={14}
            readOnly={save.isPending}
            key={form.key('answer')}
            {...form.getInputProps('answer')}
          />
          <FormError>{save.error && failureText('save', save.error)}</FormError>
          <Button type="submit" loading={save.isPending}>
            Save answer
          </Button>
        </Stack>
      </form>
    </Card>
  );
}

const empty: NewAnswer = { question: '', answer: '' };

const Pair = shape.object({ question: shape.string, answer: shape.string });

/**
 * What the form begins with: a pair that was typed and not saved, because the save failed, the session
 * ended or the person left. `keep` hears of every change; an empty pair is none.
 */
function useUnsavedAnswer() {
  const [pair, setPair] = usePersistedState('learner-pair', Pair, empty);
  const [initial] = useState(pair);
  const keep = useCallback(
    ({ question, answer }: NewAnswer) => setPair({ question, answer }),
    [setPair],
  );
  return { initial, wasUnsaved: isTyped(initial), keep };
}

const isTyped = ({ question, answer }: NewAnswer) => `${question}${answer}`.trim() !== '';
