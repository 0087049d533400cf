import { useMemo } from 'react';
import { type DiffPart, diffWords } from './word-diff.ts';
import classes from './word-diff-view.module.css';

type Props = { before: string; after: string };

/** The words of two plain texts in one: what went is struck out, what came is underlined. */
export function WordDiffView({ before, after }: Props) {
  const parts = useMemo(() => diffWords(before, after), [before, after]);
  return (
    <span className={classes.diff}>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change places
        <Part key={index} {...part} />
      ))}
    </span>
  );
}

/** A mark ends with its line, and does not reach over the space behind its last word. */
function Part({ kind, text }: DiffPart) {
  if (kind === 'same') return text;
  const Mark = kind === 'added' ? 'ins' : 'del';
  return text.split(/(\s*\n\s*|\s+$)/).map((words, index) =>
    words.trim() === '' ? (
      words
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change places
      <Mark key={index} className={classes[kind]}>
        {words}
      </Mark>
    ),
  );
}
