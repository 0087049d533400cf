import { Button, Card, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { NewTitles } from '#contract/catalog/topic-forms.ts';
import type { Topic } from '#contract/catalog/topics.ts';
import { messageFor } from '#web/api/api-error.ts';
import { useAddTitles, useAdminTopics } from '#web/features/catalog/topics/topic-calls.ts';
import { DescribedSelect } from '#web/ui/described-select.tsx';
import { focusFirstError, formErrorMessage, showFieldErrors } from '#web/ui/field-errors.ts';
import { FormError } from '#web/ui/form-error.tsx';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { LoadingArea } from '#web/ui/loading-area.tsx';
import { quotedPrefix } from './new-topic.ts';
import { markKnown, parseTitles } from './split-list.ts';
import { TitlesField } from './titles-field.tsx';

type Props = { onUnsaved: (isUnsaved: boolean) => void };

export function AddTitlesForm({ onUnsaved }: Props) {
  const topics = useAdminTopics();
  if (topics.data) return <TitlesForm topics={topics.data} onUnsaved={onUnsaved} />;
  if (topics.isPending) return <LoadingArea height={320} />;
  return (
    <LoadFailure onRetry={() => topics.refetch()}>
      {messageFor(topics.error, 'We could not load the topics.')}
    </LoadFailure>
  );
}

type Values = { topicId: string | null; titles: string };

function TitlesForm({ topics, onUnsaved }: Props & { topics: Topic[] }) {
  const form = useForm<Values>({
    name: 'add-titles',
    initialValues: { topicId: null, titles: '' },
    validate: problemsIn,
    onValuesChange: ({ titles }) => onUnsaved(titles.trim() !== ''),
  });
  // The topic stays: more titles are often for the same one.
  const add = useAddTitles(() => form.setFieldValue('titles', ''));
  const chosen = topics.find(({ id }) => String(id) === form.values.topicId);
  const titles = markKnown(parseTitles(form.values.titles), chosen?.titles ?? []);
  const handleSubmit = form.onSubmit(
    (values) =>
      add
        .mutateAsync({
          params: { id: Number(values.topicId) },
          body: { titles: parseTitles(values.titles) },
        })
        .catch((error) => showFieldErrors(form, error)),
    focusFirstError(form),
  );

  return (
    <Card maw={760}>
      <form noValidate onSubmit={handleSubmit}>
        <Stack gap="md">
          <DescribedSelect
            label="Topic"
            placeholder="Choose a topic"
            openOnFocus={false}
            nothingFoundMessage="No matching topic"
            options={topics.map(({ id, topic, identifier, description }) => ({
              value: String(id),
              label: isTwin(topics, topic) ? `${topic} (${identifier})` : topic,
              line: description ?? '',
            }))}
            {...form.getInputProps('topicId')}
          />
          <TitlesField titles={titles} minRows={4} maxRows={14} {...form.getInputProps('titles')} />
          <FormError>{formErrorMessage(add.error, 'Failed to add titles')}</FormError>
          <Button type="submit" loading={add.isPending}>
            Add titles
          </Button>
        </Stack>
      </form>
    </Card>
  );
}

/** Names need not be unique; then the identifier tells them apart. */
const isTwin = (topics: Topic[], name: string) =>
  topics.filter(({ topic }) => topic === name).length > 1;

function problemsIn({ topicId, titles }: Values): Partial<Record<keyof Values, string>> {
  const typed = parseTitles(titles);
  const [issue] = NewTitles.safeParse({ titles: typed }).error?.issues ?? [];
  const wrong = issue && typed[Number(issue.path[1])];
  return {
    ...(!topicId && { topicId: 'Please select a topic' }),
    ...(issue && { titles: quotedPrefix(wrong) + issue.message }),
  };
}
