import { Button, Loader, Text } from '@mantine/core';
import { DescribedSelect } from '#web/ui/described-select.tsx';
import { useKeptFocus } from '#web/ui/use-kept-focus.ts';
import classes from './post-form.module.css';
import { findChoice } from './topic-choice.ts';
import type { TopicChoices } from './use-topic-choices.ts';

type Props = {
  topics: TopicChoices;
  value: string | null;
  onChange: (topic: string) => void;
  label?: string;
  /** Said below it. */
  note?: string;
  /** With it, the topic can be taken out again. */
  onClear?: () => void;
};

export function TopicSelect({ topics, value, onChange, label = 'Topic', note, onClear }: Props) {
  const { choices, isLoading, isBuiltIn } = topics;
  const chosen = findChoice(choices, value);
  const keptFocus = useKeptFocus(isBuiltIn ? 'built-in' : 'usual');

  return (
    <div {...keptFocus}>
      <DescribedSelect
        label={label}
        description={note}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        clearable={onClear !== undefined}
        clearButtonProps={{ 'aria-label': `Clear the ${label.toLowerCase()}` }}
        placeholder={isLoading && !isBuiltIn ? 'Loading topics...' : 'Choose a topic'}
        options={choices.map(({ id, name, description }) => ({
          value: String(id),
          label: name,
          line: description,
        }))}
        value={chosen ? String(chosen.id) : null}
        onChange={(topic) => (topic ? onChange(topic) : onClear?.())}
        nothingFoundMessage={isLoading && !isBuiltIn ? 'Loading topics...' : 'No matching topic'}
        rightSection={isLoading ? <Loader size="xs" aria-hidden /> : undefined}
        data-keep-focus
      />
      {isBuiltIn && <BuiltInNote isRetrying={isLoading} onRetry={topics.retry} />}
    </div>
  );
}

function BuiltInNote({ isRetrying, onRetry }: { isRetrying: boolean; onRetry: () => void }) {
  return (
    <div className={classes.note} role="status">
      <Text size="sm" c="dimmed">
        We couldn’t load the full list.
      </Text>
      <Button variant="subtle" size="compact-sm" loading={isRetrying} onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
