import { IconCheck } from '@tabler/icons-react';
import type { LongFormDraft } from '#contract/long-form-draft.ts';
import classes from './step-list.module.css';

const names = ['Topic', 'Questions', 'Blog'];
const places = { outline: 0, questions: 1, generating: 2, complete: 2 } as const;

/** Where one is in the wizard. */
export function StepList({ step }: Pick<LongFormDraft, 'step'>) {
  const current = places[step];
  return (
    <ol className={classes.steps} aria-label="Steps">
      {names.map((name, index) => {
        const isDone = index < current || step === 'complete';
        return (
          <li
            key={name}
            className={classes.step}
            aria-current={index === current ? 'step' : undefined}
            data-done={isDone || undefined}
          >
            <span className={classes.number}>
              {isDone ? <IconCheck size={16} aria-label="Done:" /> : index + 1}
            </span>{' '}
            {name}
          </li>
        );
      })}
    </ol>
  );
}
