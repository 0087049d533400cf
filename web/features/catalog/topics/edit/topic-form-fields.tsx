import { Stack, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useCallback, useMemo } from 'react';
import { topicFields } from '#contract/catalog/topic-fields.ts';
import type { Topic } from '#contract/catalog/topics.ts';
import { TopicSwitches } from '#web/features/catalog/topics/topic-switches.tsx';
import type { Line } from './line.ts';
import type { LinesProps } from './line-editor.tsx';
import { LinesField } from './lines-field.tsx';
import type { TopicValues } from './topic-values.ts';

type Form = UseFormReturnType<TopicValues>;

type Props = { topic: Topic; form: Form };

export function TopicFormFields({ topic, form }: Props) {
  const recognized = useMemo(() => recognizedRolesOf(topic), [topic]);
  return (
    <Stack gap="md">
      <TextInput
        label={topicFields.topic.label}
        description="The name can’t be changed, because existing posts use it."
        value={topic.topic}
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
      <ListField form={form} list="questions" recognized={recognized} />
    </Stack>
  );
}

const descriptions = {
  titles: '{location} becomes the post’s city.',
  questions:
    'Agents may answer them before a post is written. A role says what becomes of the answer: a direction to the writer, for one, is never printed.',
};

/** By the words of the question. */
const recognizedRolesOf = ({ questions, recognizedRoles }: Topic) =>
  new Map(
    questions.flatMap((question, index) => {
      const role = recognizedRoles[index];
      return role ? [[question, role] as const] : [];
    }),
  );

type ListProps = Pick<LinesProps, 'recognized'> & { form: Form; list: 'titles' | 'questions' };

function ListField({ form, list, recognized }: ListProps) {
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
      recognized={recognized}
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
