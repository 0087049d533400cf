import { Text, Tooltip, UnstyledButton } from '@mantine/core';
import { type PromptType, placeholdersOf } from '#contract/catalog/placeholders.ts';
import classes from './prompt-editor.module.css';

type Props = { type: PromptType; onInsert: (placeholder: string) => void };

/** What a prompt can leave open. Pressing one puts it where the caret stands. */
export function PlaceholderChips({ type, onInsert }: Props) {
  return (
    <div className={classes.chips}>
      <Text component="span" size="sm" c="dimmed">
        Insert
      </Text>
      {placeholdersOf[type].map(({ name, meaning }) => (
        <Tooltip key={name} label={`Becomes ${meaning}`} multiline maw={280}>
          <UnstyledButton
            className={classes.chip}
            aria-label={`Insert {${name}}: ${meaning}`}
            onClick={() => onInsert(`{${name}}`)}
          >
            {`{${name}}`}
          </UnstyledButton>
        </Tooltip>
      ))}
    </div>
  );
}
