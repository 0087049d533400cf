import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { applyAction, type Line, type LineAction, lastKey } from './line.ts';
import { LineRow } from './line-row.tsx';
import classes from './lines-field.module.css';

export type LinesProps = {
  /** "Titles" and "title". */
  label: string;
  noun: string;
  description: string;
  lines: Line[];
  /** By key; and what is wrong with the list as a whole. */
  problems: Record<number, string>;
  error?: string;
  onChange: (change: (lines: Line[]) => Line[]) => void;
};

/** Every line in a field of its own. Enter begins the next one; several pasted lines become several. */
export function LineEditor({ noun, lines, problems, onChange }: LinesProps) {
  const editor = useRef<HTMLDivElement>(null);
  const [known] = useState(lastKey(lines));
  // The button that opened it is gone.
  useEffect(() => focusPlace(editor.current, 0), []);

  const handleAction = useCallback(
    (action: LineAction) => {
      const place = focusedPlace(editor.current);
      onChange((now) => applyAction(now, action));
      // So is a line that was removed: the keyboard goes on at the next one.
      if (action.type === 'remove') {
        requestAnimationFrame(() => focusPlace(editor.current, place));
      }
    },
    [onChange],
  );
  const name = noun[0]?.toUpperCase() + noun.slice(1);

  return (
    <div ref={editor}>
      {lines.length > 0 && (
        <ul className={classes.rows}>
          {lines.map((line, index) => (
            <LineRow
              key={line.key}
              line={line}
              name={`${name} ${index + 1}`}
              problem={problems[line.key]}
              isNew={line.key > known}
              onAction={handleAction}
            />
          ))}
        </ul>
      )}
      <Button
        variant="light"
        size="sm"
        mt="xs"
        leftSection={<IconPlus size={16} aria-hidden />}
        onClick={() => handleAction({ type: 'add', texts: [''] })}
      >
        Add a {noun}
      </Button>
    </div>
  );
}

const rowsIn = (editor: HTMLElement | null) => [...(editor?.querySelectorAll('li') ?? [])];

const focusedPlace = (editor: HTMLElement | null) =>
  rowsIn(editor).findIndex((row) => row.contains(document.activeElement));

/** The field at a place, the last one when there is none any more, or the button to add one. */
function focusPlace(editor: HTMLElement | null, place: number): void {
  const rows = rowsIn(editor);
  const field = (rows[place] ?? rows.at(-1))?.querySelector('textarea');
  (field ?? editor?.querySelector('button'))?.focus();
}
