import { Button, Group, Select, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { listMainTopics } from '#contract/catalog/topics.ts';
import type { TopicInput } from '#contract/long-form-draft.ts';
import { queryOf } from '#web/api/query.ts';

/** Characters, as the server takes them. */
const longestTopic = 300;

type Props = {
  input: TopicInput;
  problem: string | undefined;
  onChange: (part: Partial<TopicInput>) => void;
};

/** A main topic, or one of one's own, which goes before it. */
export function TopicFields({ input, problem, onChange }: Props) {
  const { data = [], isPending, isError, refetch } = useQuery(queryOf(listMainTopics, {}));
  const names = data.map(({ topic }) => capitaliseWords(topic));
  const isOwn = input.customTopic.trim() !== '';
  return (
    <>
      <div>
        <Select
          label="Main topic"
          placeholder={isPending ? 'Loading the topics...' : 'Choose a topic'}
          // A restored topic is shown before the list is there, or when it no longer is.
          data={[...new Set([...names, ...(input.topic ? [input.topic] : [])])]}
          value={input.topic || null}
          onChange={(topic) => onChange({ topic: topic ?? '' })}
          clearable
          clearButtonProps={{ 'aria-label': 'Clear the main topic' }}
          searchable
          nothingFoundMessage="No such topic"
          description={isOwn ? 'Your custom topic is used instead.' : undefined}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          maxDropdownHeight={320}
        />
        {isError && (
          <Group justify="space-between" gap="xs" mt={6} role="status">
            <Text size="sm" c="dimmed">
              The topics could not be loaded. You can enter your own.
            </Text>
            <Button variant="subtle" size="compact-sm" onClick={() => void refetch()}>
              Try again
            </Button>
          </Group>
        )}
      </div>
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

const capitaliseWords = (text: string) =>
  text.replace(/(?<![^\s("“])\p{Ll}/gu, (letter) => letter.toUpperCase());
