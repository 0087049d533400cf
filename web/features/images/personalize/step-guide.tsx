import { IconCheck } from '@tabler/icons-react';
import classes from './step-guide.module.css';
import { personalizeSteps, type Step } from './use-step.ts';

const words: Record<Step, string> = {
  upload: 'Upload headshot and logo.',
  generate: 'Generate an AI image from the content.',
  personalize: 'Customize position and size, then save.',
};

type Props = { step: Step; done: { upload: boolean; generate: boolean } };

/** What there is to do, in its order. */
export function StepGuide({ step, done }: Props) {
  const isDone = (each: Step) => each !== 'personalize' && done[each];
  return (
    <ol className={classes.guide} aria-label="Steps">
      {personalizeSteps.map((each, index) => (
        <li
          key={each}
          className={classes.step}
          aria-current={each === step ? 'step' : undefined}
          data-done={isDone(each) || undefined}
        >
          <span className={classes.number}>
            {isDone(each) ? <IconCheck size={16} aria-label="Done:" /> : index + 1}
          </span>{' '}
          {words[each]}
        </li>
      ))}
    </ol>
  );
}
