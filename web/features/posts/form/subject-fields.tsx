import { Checkbox, TextInput } from '@mantine/core';
import { longest, type PostInput } from './post-form-values.ts';
import { TopicField } from './topic-field.tsx';
import type { Topics } from './use-topic-choices.ts';

type Props = { input: PostInput; topics: Topics; onChange: (part: Partial<PostInput>) => void };

/** A topic of the list, or a subject of one's own. */
export function SubjectFields({ input, topics, onChange }: Props) {
  return (
    <>
      {input.isOwnSubject ? (
        <TextInput
          label="Your subject"
          placeholder="Getting ready for an open house"
          value={input.subject}
          onChange={(event) => onChange({ subject: event.currentTarget.value })}
          maxLength={longest.subject}
          autoComplete="off"
        />
      ) : (
        <TopicField topics={topics} value={input.topic} onChange={(topic) => onChange({ topic })} />
      )}
      <Checkbox
        label="Use your own subject"
        checked={input.isOwnSubject}
        onChange={(event) => onChange({ isOwnSubject: event.currentTarget.checked })}
      />
    </>
  );
}
