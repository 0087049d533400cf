import { Checkbox, TextInput } from '@mantine/core';
import { maxLengths, type PostFormValues } from './post-form-values.ts';
import { TopicSelect } from './topic-select.tsx';
import type { TopicChoices } from './use-topic-choices.ts';

type Props = {
  values: PostFormValues;
  topics: TopicChoices;
  onChange: (part: Partial<PostFormValues>) => void;
};

/** A topic of the list, or a subject of one's own. */
export function SubjectFields({ values, topics, onChange }: Props) {
  return (
    <>
      {values.isOwnSubject ? (
        <TextInput
          label="Your subject"
          placeholder="Getting ready for an open house"
          value={values.subject}
          onChange={(event) => onChange({ subject: event.currentTarget.value })}
          maxLength={maxLengths.subject}
          autoComplete="off"
        />
      ) : (
        <TopicSelect
          topics={topics}
          value={values.topic}
          onChange={(topic) => onChange({ topic })}
        />
      )}
      <Checkbox
        label="Use your own subject"
        checked={values.isOwnSubject}
        onChange={(event) => onChange({ isOwnSubject: event.currentTarget.checked })}
      />
    </>
  );
}
