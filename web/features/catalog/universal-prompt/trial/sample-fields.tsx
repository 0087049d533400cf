import { Select, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { listActiveTopics } from '#contract/calls/catalog/topics.ts';
import { usStates } from '#contract/us-states.ts';
import { queryOf } from '#web/api/query.ts';
import { DescribedSelect } from '#web/ui/described-select.tsx';
import { ownSubject, type Sample } from './sample.ts';
import classes from './trial.module.css';

const states = usStates.map(({ code, name }) => ({ value: code, label: name }));

type Props = { sample: Sample; onChange: (sample: Sample) => void };

/** The topic and the place the prompt is filled with. */
export function SampleFields({ sample, onChange }: Props) {
  const topics = useQuery(queryOf(listActiveTopics, {})).data ?? [];
  const change = (changes: Partial<Sample>) => onChange({ ...sample, ...changes });
  return (
    <div className={classes.fields}>
      <DescribedSelect
        label="Topic"
        options={[
          ...topics.map(({ id, topic, description }) => ({
            value: String(id),
            label: topic,
            line: description ?? '',
          })),
          { value: ownSubject, label: 'A subject of their own', line: '' },
        ]}
        value={sample.topicId || null}
        onChange={(topicId) => topicId && change({ topicId })}
        placeholder="Choose a topic"
        nothingFoundMessage="No matching topic"
        className={classes.wide}
      />
      {sample.topicId === ownSubject && (
        <TextInput
          label="Subject"
          value={sample.customTopic}
          onChange={(event) => change({ customTopic: event.currentTarget.value })}
          maxLength={300}
          className={classes.wide}
        />
      )}
      <TextInput
        label="City"
        value={sample.city}
        onChange={(event) => change({ city: event.currentTarget.value })}
        maxLength={120}
        autoComplete="off"
      />
      <Select
        label="State"
        data={states}
        value={sample.state}
        onChange={(state) => state && change({ state })}
        allowDeselect={false}
        searchable
        nothingFoundMessage="No matching state"
      />
    </div>
  );
}
