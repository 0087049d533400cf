import { ActionIcon, Textarea, VisuallyHidden } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import type { LengthJudgement } from '#contract/seo.ts';
import { useCopy } from '#web/ui/html/clipboard.ts';
import { LengthBar } from '#web/ui/length-bar.tsx';
import classes from './seo-field.module.css';

type Props = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  judgement: LengthJudgement;
  /** Characters that work. */
  aim: { least: number; most: number };
  maxLength: number;
};

/** Words for search engines, with a meter of their length. */
export function SeoField({ label, value, onChange, judgement, aim, maxLength }: Props) {
  const copy = useCopy();
  const { length, state } = judgement;
  return (
    <div>
      <Textarea
        label={label}
        value={value}
        autosize
        minRows={1}
        maxLength={maxLength}
        // They are one line each, however long.
        onChange={(event) => onChange(event.currentTarget.value.replace(/\s*\n\s*/g, ' '))}
        inputWrapperOrder={['label', 'input', 'description']}
        descriptionProps={{ className: classes.below, 'data-state': state }}
        description={
          <>
            <LengthBar className={classes.meter} length={length} aim={aim} end={aim.most * 1.4} />
            <span>{length} characters</span>
            <span className={classes.state}>{stateLine(state, aim)}</span>
          </>
        }
        rightSectionWidth={48}
        rightSection={
          <ActionIcon
            aria-label={`Copy the ${label.toLowerCase()}`}
            onClick={() => copy({ text: value })}
          >
            <IconCopy size={18} aria-hidden />
          </ActionIcon>
        }
      />
      {/* The words above change with every letter; only a change of state is worth reading out. */}
      <VisuallyHidden role="status">{`${label}: ${states[state]}`}</VisuallyHidden>
    </div>
  );
}

const states = { short: 'A bit short', good: 'Good length', long: 'A bit long' };

const stateLine = (state: keyof typeof states, { least, most }: Props['aim']) =>
  state === 'good' ? states.good : `${states[state]}: ${least} to ${most} work best`;
