import { Text, Textarea, Tooltip, UnstyledButton } from '@mantine/core';
import { type RefObject, useId } from 'react';
import { type PromptType, placeholdersOf } from '#contract/catalog/placeholders.ts';
import { universalPromptLimits } from '#contract/catalog/prompt-form.ts';
import { PlaceholderNotes } from './placeholder-notes.tsx';
import classes from './prompt-editor.module.css';

type Props = {
  field: RefObject<HTMLTextAreaElement | null>;
  type: PromptType;
  value: string;
  onChange: (text: string) => void;
  error?: string;
};

const most = universalPromptLimits.promptTemplate;

/** The prompt itself, with what it can leave open at hand. */
export function PromptTextField({ field, type, value, onChange, error }: Props) {
  const counter = useId();
  const insert = (placeholder: string) =>
    field.current && insertAtCaret(field.current, placeholder);
  return (
    <div className={classes.text}>
      <Textarea
        ref={field}
        label="Prompt"
        placeholder="There isn’t one yet. Write one here, or start with the original text."
        inputContainer={(input) => (
          <>
            <PlaceholderChips type={type} onInsert={insert} />
            {input}
          </>
        )}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        error={error}
        autosize
        minRows={12}
        maxRows={26}
        spellCheck
        aria-describedby={counter}
        classNames={{ input: classes.prompt }}
      />
      <Text id={counter} size="sm" c={value.length > most ? 'red' : 'dimmed'} ta="end">
        {value.length.toLocaleString('en-US')} of {most.toLocaleString('en-US')} characters
      </Text>
      <PlaceholderNotes text={value} type={type} />
    </div>
  );
}

/** Puts words where the caret stands, as if they had been typed: undo takes them back. */
function insertAtCaret(field: HTMLTextAreaElement, words: string): void {
  field.focus();
  // No other way reaches the browser's own list of undo steps.
  if (document.execCommand('insertText', false, words)) return;
  field.setRangeText(words, field.selectionStart, field.selectionEnd, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

type PlaceholderChipsProps = { type: PromptType; onInsert: (placeholder: string) => void };

/** What a prompt can leave open. Pressing one puts it where the caret stands. */
function PlaceholderChips({ type, onInsert }: PlaceholderChipsProps) {
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
