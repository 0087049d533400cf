import { Stack, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useCallback } from 'react';
import { topicFields } from '#contract/catalog/topic-fields.ts';
import { TopicSwitches } from '#web/features/catalog/topics/topic-switches.tsx';
import type { Line } from './line.ts';
import { LinesField } from './lines-field.tsx';
import type { TopicValues } from './topic-values.ts';

type Form = UseFormReturnType<TopicValues>;

type Props = { name: string; form: Form };

export function TopicFormFields({ name, form }: Props) {
  return (
    <Stack gap="md">
      <TextInput
        label={topicFields.topic.label}
        description="The name can’t be changed, because existing posts use it."
        value={name}
        readOnly
        variant="filled"
        error={form.errors.topic}
      />
      <TextInput
        label={topicFields.identifier.label}
        autoCapitalize="none"
        spellCheck={false}
        {...form.getInputProps('identifier')}
      />
      <Textarea
        label={topicFields.description.label}
        autosize
        minRows={2}
        maxRows={8}
        {...form.getInputProps('description')}
      />
      <TopicSwitches propsOf={(field) => form.getInputProps(field, { type: 'checkbox' })} />
      <ListField form={form} list="titles" />
      <ListField form={form} list="questions" />
    </Stack>
  );
}

const descriptions = {
  titles: '{location} becomes the post’s city.',
  questions: 'Agents may answer them before a post is written.',
};

function ListField({ form, list }: { form: Form; list: 'titles' | 'questions' }) {
  const { setFieldValue, clearFieldError } = form;
  const handleChange = useCallback(
    (change: (lines: Line[]) => Line[]) => {
      clearFieldError(list);
      setFieldValue(list, change);
    },
    [setFieldValue, clearFieldError, list],
  );
  const error = form.errors[list];
  return (
    <LinesField
      label={topicFields[list].label}
      noun={topicFields[list].noun}
      description={descriptions[list]}
      lines={form.values[list]}
      problems={problemsOf(form.errors, list)}
      error={error ? String(error) : undefined}
      onChange={handleChange}
    />
  );
}

/** What is wrong with single lines, by their keys. */
function problemsOf(errors: Form['errors'], list: string): Record<number, string> {
  const found = Object.entries(errors).filter(([path]) => path.startsWith(`${list}.`));
  return Object.fromEntries(
    found.map(([path, message]) => [Number(path.slice(list.length + 1)), String(message)]),
  );
}
