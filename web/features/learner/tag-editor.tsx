import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { AddTagForm } from './add-tag-form.tsx';
import { TagChip } from './tag-chip.tsx';
import classes from './tag-editor.module.css';

type Props = {
  /** What the tags belong to, for those who cannot see it. */
  about: string;
  tags: string[];
  onChange: (tags: string[]) => void;
};

/** Tags that can be corrected where they stand. */
export function TagEditor({ about, tags, onChange }: Props) {
  const [isAdding, setIsAdding] = useState(false);
  const { list, focusAfter } = useFocusAfterChange(tags, isAdding);

  const handleRemove = (removed: string) => {
    focusAfter({ position: tags.indexOf(removed), removed });
    onChange(tags.filter((tag) => tag !== removed));
  };
  const handleClose = () => {
    focusAfter({ position: tags.length });
    setIsAdding(false);
  };

  return (
    <ul ref={list} className={classes.tags} aria-label={`Tags for ${about}`}>
      {tags.map((tag) => (
        <li key={tag}>
          <TagChip tag={tag} onRemove={() => handleRemove(tag)} />
        </li>
      ))}
      <li className={isAdding ? classes.adding : undefined}>
        {isAdding ? (
          <AddTagForm
            known={tags}
            onAdd={(tag) => onChange([...tags, tag])}
            onClose={handleClose}
          />
        ) : (
          <UnstyledButton className={classes.add} onClick={() => setIsAdding(true)}>
            <IconPlus size={14} aria-hidden />
            {tags.length === 0 ? 'Add a tag so you can find it' : 'Add tag'}
            <VisuallyHidden> to {about}</VisuallyHidden>
          </UnstyledButton>
        )}
      </li>
    </ul>
  );
}

type NextFocus = { position: number; removed?: string };

/** The keyboard goes on where the removed chip was: at the next one, or at the button behind them. */
function useFocusAfterChange(tags: string[], isAdding: boolean) {
  const list = useRef<HTMLUListElement>(null);
  const next = useRef<NextFocus>(undefined);
  useEffect(() => {
    const { position, removed } = next.current ?? {};
    if (position === undefined || isAdding || (removed && tags.includes(removed))) return;
    next.current = undefined;
    const buttons = list.current?.querySelectorAll('button') ?? [];
    buttons[Math.min(position, buttons.length - 1)]?.focus();
  }, [tags, isAdding]);
  const focusAfter = (focus: NextFocus) => {
    next.current = focus;
  };
  return { list, focusAfter };
}
