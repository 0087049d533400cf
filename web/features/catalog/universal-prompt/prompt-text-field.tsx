import { Text, Textarea } from '@mantine/core';
import { type RefObject, useId } from 'react';
import type { PromptType } from '#contract/catalog/placeholders.ts';
import { universalPromptLimits } from '#contract/catalog/universal-prompt.ts';
import { insertAtCaret } from './insert-at-caret.ts';
import { PlaceholderChips } from './placeholder-chips.tsx';
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
