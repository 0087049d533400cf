import { ActionIcon, Textarea } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { memo } from 'react';
import type { Line, LineAction } from './line.ts';
import classes from './lines-field.module.css';

type Props = {
  line: Line;
  /** "Title 3". */
  name: string;
  problem?: string;
  /** Somebody has just asked for it. */
  isNew: boolean;
  onAction: (action: LineAction) => void;
};

/** Drawn again for its own changes alone: there may be hundreds, and one of them is typed in. */
export const LineRow = memo(function LineRow({ line, name, problem, isNew, onAction }: Props) {
  const { key, text } = line;
  return (
    <li className={classes.row}>
      <Textarea
        className={classes.line}
        classNames={{ input: classes.input }}
        aria-label={name}
        rows={1}
        value={text}
        error={problem}
        autoFocus={isNew}
        onChange={(event) => onAction({ type: 'change', key, text: event.currentTarget.value })}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          onAction({ type: 'add', after: key, texts: [''] });
        }}
        onPaste={(event) => {
          const texts = parseLines(event.clipboardData.getData('text/plain'));
          if (texts.length < 2 || text.trim() !== '') return;
          event.preventDefault();
          onAction({ type: 'replace', key, texts });
        }}
      />
      <ActionIcon
        color="red"
        aria-label={`Remove ${name.toLowerCase()}`}
        title="Remove"
        onClick={() => onAction({ type: 'remove', key })}
      >
        <IconTrash size={18} aria-hidden />
      </ActionIcon>
    </li>
  );
});

const parseLines = (text: string) =>
  text
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter(Boolean);
