import { Button, type ComboboxItem, Loader, type OptionsFilter, Select, Text } from '@mantine/core';
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
  const describe = (option: string) => findChoice(choices, option)?.description ?? '';

  const matching: OptionsFilter = ({ options, search }) => {
    const wanted = search.trim().toLowerCase();
    return (options as ComboboxItem[]).filter(({ value, label }) =>
      `${label} ${describe(value)}`.toLowerCase().includes(wanted),
    );
  };

  return (
    <div {...keptFocus}>
      <Select
        label={label}
        description={note}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        clearable={onClear !== undefined}
        clearButtonProps={{ 'aria-label': `Clear the ${label.toLowerCase()}` }}
        placeholder={isLoading && !isBuiltIn ? 'Loading topics...' : 'Choose a topic'}
        data={choices.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={chosen ? String(chosen.id) : null}
        onChange={(topic) => (topic ? onChange(topic) : onClear?.())}
        allowDeselect={false}
        searchable
        filter={matching}
        renderOption={({ option }) => (
          <TopicOption name={option.label} description={describe(option.value)} />
        )}
        nothingFoundMessage={isLoading && !isBuiltIn ? 'Loading topics...' : 'No matching topic'}
        rightSection={isLoading ? <Loader size="xs" aria-hidden /> : undefined}
        maxDropdownHeight={320}
        data-keep-focus
      />
      {isBuiltIn && <BuiltInNote isRetrying={isLoading} onRetry={topics.retry} />}
    </div>
  );
}

function TopicOption({ name, description }: { name: string; description: string }) {
  return (
    <div className={classes.option}>
      <Text fw={550}>{name}</Text>
      {description && (
        <Text size="sm" className={classes.description}>
          {description}
        </Text>
      )}
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
