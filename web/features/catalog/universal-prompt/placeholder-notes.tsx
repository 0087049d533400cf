import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import {
  checkPlaceholders,
  type PromptType,
  placeholdersOf,
} from '#contract/catalog/placeholders.ts';
import classes from './prompt-editor.module.css';

type Props = { text: string; type: PromptType };

/** What the text leaves open by mistake, and what it does not ask for. */
export function PlaceholderNotes({ text, type }: Props) {
  const { unknown, missing } = checkPlaceholders(text, type);
  const hasNotes = text.trim() !== '' && unknown.length + missing.length > 0;
  return (
    <div role="status">
      {hasNotes && (
        <Alert color="amber" icon={<IconAlertTriangle size={20} aria-hidden />}>
          <ul className={classes.notes}>
            {unknown.map((name) => (
              <li key={name}>
                <code>{`{${name}}`}</code> is not known. It will stay in the prompt as it is.
              </li>
            ))}
            {missing.map((name) => (
              <li key={name}>
                <code>{`{${name}}`}</code> is missing. It stands for {meaningOf(name, type)}.
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </div>
  );
}

const meaningOf = (name: string, type: PromptType) =>
  placeholdersOf[type].find((placeholder) => placeholder.name === name)?.meaning;
