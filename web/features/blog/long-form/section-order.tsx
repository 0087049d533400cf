import { ActionIcon } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react';
import { useRef } from 'react';
import { sectionLimits } from '#contract/empty-long-form.ts';
import type { Section } from '#contract/long-form-draft.ts';
import classes from './section-card.module.css';
import type { LongForm } from './use-long-form.ts';

type Props = {
  section: Section;
  index: number;
  longForm: LongForm;
  onRemoved: () => void;
  tell: (words: string) => void;
};

/** Moves a section up and down, and takes it away. */
export function SectionOrder({ section, index, longForm, onRemoved, tell }: Props) {
  const { id, title } = section;
  const { draft, change } = longForm;
  const buttons = useRef<HTMLDivElement>(null);
  const count = draft.sections.length;
  const name = `section ${index + 1}`;

  const move = (by: -1 | 1) => {
    change({ type: 'moved', id, by });
    tell(`${title} is now section ${index + 1 + by} of ${count}`);
    // At either end the pressed button is off; the other one goes on.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body || isOff(document.activeElement)) {
        buttons.current?.querySelector<HTMLElement>('button:not(:disabled)')?.focus();
      }
    });
  };
  const remove = () => {
    change({ type: 'removed', id });
    onRemoved();
    tell(`${title} removed, ${count - 1} sections left`);
  };

  return (
    <div ref={buttons} className={classes.order}>
      <ActionIcon
        size={44}
        aria-label={`Move ${name} up`}
        disabled={index === 0}
        onClick={() => move(-1)}
      >
        <IconArrowUp size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon
        size={44}
        aria-label={`Move ${name} down`}
        disabled={index === count - 1}
        onClick={() => move(1)}
      >
        <IconArrowDown size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon
        size={44}
        aria-label={`Remove ${name}`}
        disabled={count <= sectionLimits.fewest}
        onClick={remove}
      >
        <IconTrash size={18} aria-hidden />
      </ActionIcon>
    </div>
  );
}

const isOff = (element: Element | null) => element?.matches(':disabled') ?? false;
