import { Button, Card, Stack, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { topicFields } from '#contract/catalog/topic-fields.ts';
import { suggestIdentifier } from '#contract/catalog/topic-forms.ts';
import { useAddTopic } from '#web/features/catalog/topics/topic-calls.ts';
import { TopicSwitches } from '#web/features/catalog/topics/topic-switches.tsx';
import { focusFirstError, formErrorMessage, showFieldErrors } from '#web/ui/field-errors.ts';
import { FormError } from '#web/ui/form-error.tsx';
import { emptyTopic, type NewTopicValues, newTopicBody, newTopicProblems } from './new-topic.ts';
import { markKnown, parseTitles } from './split-list.ts';
import { TitlesField } from './titles-field.tsx';

type Props = { onUnsaved: (isUnsaved: boolean) => void };

export function NewTopicForm({ onUnsaved }: Props) {
  const form = useForm<NewTopicValues>({
    // Fields are found by form and name, and another form here has titles too.
    name: 'new-topic',
    initialValues: emptyTopic,
    validate: newTopicProblems,
    onValuesChange: (values) => onUnsaved(!isEmpty(values)),
  });
  const add = useAddTopic(() => {
    form.reset();
    onUnsaved(false);
    form.getInputNode('topic')?.focus();
  });
  const handleSubmit = form.onSubmit(
    (values) =>
      add
        .mutateAsync({ body: newTopicBody(values) })
        .catch((error) => showFieldErrors(form, error)),
    focusFirstError(form),
  );
  const handleTopic = (topic: string) => {
    const { topic: before, identifier } = form.getValues();
    // Until somebody types another one, the identifier follows the name.
    const isOurs = identifier === '' || identifier === suggestIdentifier(before);
    form.setValues({ topic, ...(isOurs && { identifier: suggestIdentifier(topic) }) });
    form.clearFieldError('topic');
    if (isOurs) form.clearFieldError('identifier');
  };

  return (
    <Card maw={760}>
      <form noValidate onSubmit={handleSubmit}>
        <Stack gap="md">
          <TextInput
            label={topicFields.topic.label}
            description="Optional. Without a name, the identifier in words becomes the name."
            placeholder="First-time buyers"
            {...form.getInputProps('topic')}
            onChange={(event) => handleTopic(event.currentTarget.value)}
          />
          <TextInput
            label={topicFields.identifier.label}
            description="Lowercase letters, numbers, hyphens and underscores."
            placeholder="first-time-buyers"
            withAsterisk
            autoCapitalize="none"
            spellCheck={false}
            {...form.getInputProps('identifier')}
          />
          <Textarea
            label={topicFields.description.label}
            description="Optional. What posts about it are about."
            autosize
            minRows={2}
            maxRows={8}
            {...form.getInputProps('description')}
          />
          <TopicSwitches propsOf={(field) => form.getInputProps(field, { type: 'checkbox' })} />
          <TitlesField
            titles={markKnown(parseTitles(form.values.titles), [])}
            minRows={3}
            maxRows={12}
            {...form.getInputProps('titles')}
          />
          <Textarea
            label={topicFields.questions.label}
            description="Optional, one per line. Agents may answer them before a post is written."
            autosize
            minRows={2}
            maxRows={10}
            {...form.getInputProps('questions')}
          />
          <FormError>{formErrorMessage(add.error, 'Failed to create topic')}</FormError>
          <Button type="submit" loading={add.isPending}>
            Create topic
          </Button>
        </Stack>
      </form>
    </Card>
  );
}

const isEmpty = (values: NewTopicValues) => JSON.stringify(values) === JSON.stringify(emptyTopic);
