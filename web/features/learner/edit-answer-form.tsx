import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import type { RememberedAnswer } from '#contract/learner.ts';
import { NewAnswer } from '#contract/learner-forms.ts';
import { focusFirstError } from '#web/ui/field-errors.ts';
import { FormError } from '#web/ui/form-error.tsx';
import { useShowToast } from '#web/ui/toasts/toast-store.ts';
import { failureText, invalidToast } from './learner-toasts.ts';
import { useRewordAnswer } from './use-answers.ts';

type Props = { answer: RememberedAnswer; onDone: () => void };

export function EditAnswerForm({ answer, onDone }: Props) {
  const showToast = useShowToast();
  const reword = useRewordAnswer({ onSaved: onDone });
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { question: answer.question, answer: answer.answer },
    validate: schemaResolver(NewAnswer, { sync: true }),
  });

  const handleSubmit = form.onSubmit(
    (body) => (form.isDirty() ? reword.mutate({ params: { id: answer.id }, body }) : onDone()),
    (errors) => {
      showToast(invalidToast(String(Object.values(errors)[0])));
      focusFirstError(form)(errors);
    },
  );

  return (
    <form noValidate onSubmit={handleSubmit}>
      <Stack gap="sm">
        <Textarea
          label="Question"
          autosize
          autoFocus
          minRows={1}
          maxRows={6}
          readOnly={reword.isPending}
          key={form.key('question')}
          {...form.getInputProps('question')}
        />
        <Textarea
          label="Answer"
          autosize
          minRows={3}
          maxRows={16}
          readOnly={reword.isPending}
          key={form.key('answer')}
          {...form.getInputProps('answer')}
        />
        <FormError>{reword.error && failureText('save', reword.error)}</FormError>
        <Group gap="xs">
          <Button type="submit" loading={reword.isPending}>
            Save changes
          </Button>
          <Button variant="default" onClick={onDone} disabled={reword.isPending}>
            Cancel
          </Button>
          <Text size="sm" c="dimmed">
            Tags update when you change the text.
          </Text>
        </Group>
      </Stack>
    </form>
  );
}
