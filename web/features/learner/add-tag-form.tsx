import { ActionIcon, Text, TextInput } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import { type FormEvent, useId, useState } from 'react';
import classes from './tag-editor.module.css';
import { toTag } from './to-tag.ts';

/** As many as an answer may carry. */
const tagsAtMost = 30;

type Props = { known: string[]; onAdd: (tag: string) => void; onClose: () => void };

/** One tag after the other; Escape ends it. */
export function AddTagForm({ known, onAdd, onClose }: Props) {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const problemId = useId();

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() === '') return onClose();
    const read = toTag(typed);
    if ('problem' in read) return setProblem(read.problem);
    if (known.includes(read.tag)) return setProblem('You already have this tag');
    if (known.length >= tagsAtMost)
      return setProblem(`An answer can have up to ${tagsAtMost} tags`);
    onAdd(read.tag);
    setTyped('');
    setProblem(undefined);
  };

  return (
    <form onSubmit={handleSubmit}>
      <div className={classes.field}>
        <TextInput
          autoFocus
          size="sm"
          aria-label="New tag"
          placeholder="home inspection, or city: Austin"
          className={classes.input}
          value={typed}
          error={problem !== undefined}
          aria-describedby={problem ? problemId : undefined}
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setProblem(undefined);
          }}
          onKeyDown={(event) => event.key === 'Escape' && onClose()}
        />
        <ActionIcon type="submit" variant="light" color="evergreen" aria-label="Add this tag">
          <IconCheck size={18} aria-hidden />
        </ActionIcon>
        <ActionIcon aria-label="Stop adding tags" onClick={onClose}>
          <IconX size={18} aria-hidden />
        </ActionIcon>
      </div>
      <Text id={problemId} role="alert" size="sm" c="var(--mantine-color-error)">
        {problem}
      </Text>
    </form>
  );
}
