import { TextInput } from '@mantine/core';
import type { TopicInput } from '#contract/long-form-draft.ts';
import type { WizardSlots } from './wizard-slots.ts';

/** Characters, as the server takes them. */
const longestTopic = 300;

type Props = {
  input: TopicInput;
  problem: string | undefined;
  topicField: WizardSlots['topicField'];
  onChange: (part: Partial<TopicInput>) => void;
};

/** A main topic, or one of one's own, which goes before it. */
export function ArticleTopicFields({ input, problem, topicField, onChange }: Props) {
  const isOwn = input.customTopic.trim() !== '';
  return (
    <>
      {topicField({
        topic: input.topic,
        note: isOwn ? 'Your custom topic is used instead.' : undefined,
        onChange: (topic) => onChange({ topic }),
      })}
      <TextInput
        label="Custom topic"
        placeholder="Or enter your own"
        value={input.customTopic}
        onChange={(event) => onChange({ customTopic: event.currentTarget.value })}
        maxLength={longestTopic}
        error={problem}
        autoComplete="off"
      />
    </>
  );
}
