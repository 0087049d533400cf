import { Button, Card, Group, Stack, Text, Textarea, Title } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useState } from 'react';
import { NewAnswer } from '#contract/learner.ts';
import { focusFirstError } from '#web/ui/focus-first-error.ts';
import { FormError } from '#web/ui/form-error.tsx';
import { failureText, notifyAnswerLogin, notifyInvalid } from './learner-toasts.ts';
import { useUnsavedAnswer } from './unsaved-pair.ts';
import { useSaveAnswer } from './use-answers.ts';
import { useSignedOut } from './use-signed-out.ts';

/** Where the empty list sends people to. */
export const questionFieldId = 'learner-question';

/** A question and its answer. What was typed stays until it is saved. */
export function SaveAnswerForm() {
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
      if (isSignedOut) return notifyAnswerLogin('save');
      await save.mutateAsync({ body }).then(
        clear,
        // It was told, and everything stays as it is.
        () => {},
      );
    },
    (errors) => {
      notifyInvalid(String(Object.values(errors)[0]));
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
