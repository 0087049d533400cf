import { Button, Loader, Text } from '@mantine/core';
import { type Ref, useId } from 'react';
import classes from './post-form.module.css';

type Props = {
  label: string;
  /** What is still missing, in words; empty when nothing is. */
  missing: string;
  isAsking: boolean;
  isGenerating: boolean;
  ref: Ref<HTMLButtonElement>;
};

/** Says what it does, what is going on, or why it cannot be pressed. */
export function GenerateButton({ label, missing, isAsking, isGenerating, ref }: Props) {
  const hintId = useId();
  const isBusy = isAsking || isGenerating;
  return (
    <div className={classes.go}>
      <Button
        type="submit"
        fullWidth
        ref={ref}
        className={isBusy ? classes.busy : undefined}
        disabled={missing !== '' && !isBusy}
        // Busy, it cannot be pressed either, but whoever pressed it keeps the focus.
        data-disabled={isBusy || undefined}
        aria-disabled={isBusy || undefined}
        aria-describedby={missing ? hintId : undefined}
        leftSection={isBusy && <Loader size={16} color="currentColor" aria-hidden />}
      >
        {isAsking ? 'Preparing questions...' : isGenerating ? 'Generating...' : label}
      </Button>
      {missing && (
        <Text id={hintId} size="sm" c="dimmed" ta="center">
          {missing}
        </Text>
      )}
    </div>
  );
}
