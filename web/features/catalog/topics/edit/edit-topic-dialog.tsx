import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Topic } from '#contract/catalog/topics.ts';
import { ApiError } from '#web/api/api-error.ts';
import { EditConflict } from '#web/features/catalog/entries/edit-conflict.tsx';
import { EntryDialog } from '#web/features/catalog/entries/entry-dialog.tsx';
import { EntryForm } from '#web/features/catalog/entries/entry-form.tsx';
import { describeChanges } from '#web/features/catalog/topics/describe-changes.ts';
import { fetchTopic, useChangeTopic } from '#web/features/catalog/topics/topic-calls.ts';
import { formErrorMessage } from '#web/ui/field-errors.ts';
import { OfferedTopic } from './offered-topic.tsx';
import { TopicFormFields } from './topic-form-fields.tsx';
import { changeOf, type TopicValues, topicProblems, topicValuesOf } from './topic-values.ts';

type Props = { topic: Topic; onClose: () => void };

/** Everything about a topic but its name. What another admin saved meanwhile is never overwritten unasked. */
export function EditTopicDialog({ topic, onClose }: Props) {
  const client = useQueryClient();
  const [base, setBase] = useState(topic);
  const [theirs, setTheirs] = useState<Topic>();
  const form = useForm<TopicValues>({
    initialValues: topicValuesOf(topic),
    validate: topicProblems,
  });
  const change = useChangeTopic(onClose);
  const isChanged = !isSame(form.values, topicValuesOf(base));

  const handleFailure = async (error: unknown) => {
    if (!(error instanceof ApiError)) return;
    if (error.fields) form.setErrors(error.fields);
    if (error.code === 'stale')
      setTheirs(await fetchTopic(client, topic.id).catch(() => undefined));
    focusProblem();
  };
  const save = (version: number) =>
    change
      .mutateAsync({
        params: { id: topic.id },
        body: { topic: topic.topic, ...changeOf(form.getValues()), version },
      })
      .catch(handleFailure);
  const takeTheirs = (now: Topic) => {
    setBase(now);
    setTheirs(undefined);
    form.setValues({ ...topicValuesOf(now), edition: undefined });
    form.clearErrors();
    change.reset();
  };
  const saveMine = form.onSubmit(() => theirs && save(theirs.version), focusProblem);
  const handleSubmit = form.onSubmit(
    () => (isChanged ? save(base.version) : onClose()),
    focusProblem,
  );

  return (
    <EntryDialog title="Edit topic" isChanged={isChanged} onClose={onClose}>
      {(close) => (
        <EntryForm
          save="Save changes"
          isPending={change.isPending}
          error={theirs ? null : formErrorMessage(change.error, 'Failed to update topic')}
          onSubmit={handleSubmit}
          onCancel={close}
        >
          {base.offered && form.values.edition === undefined && (
            <OfferedTopic offered={base.offered} form={form} />
          )}
          <TopicFormFields topic={base} form={form} />
          {theirs && (
            <EditConflict
              subject="topic"
              difference={differenceBetween(theirs, form.values)}
              onTakeTheirs={() => takeTheirs(theirs)}
              onKeepMine={() => saveMine()}
            />
          )}
        </EntryForm>
      )}
    </EntryDialog>
  );
}

const isSame = (one: TopicValues, other: TopicValues) =>
  JSON.stringify(changeOf(one)) === JSON.stringify(changeOf(other));

/** Once it is drawn: the first field of the dialog with something to mend. */
function focusProblem(): void {
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>('[role="dialog"] [aria-invalid="true"]')?.focus(),
  );
}

function differenceBetween(theirs: Topic, mine: TopicValues): string {
  const differences = describeChanges(theirs, changeOf(mine));
  if (differences.length === 0) return 'Theirs is the same as yours.';
  return `What’s different in yours: ${differences.join(', ')}.`;
}
