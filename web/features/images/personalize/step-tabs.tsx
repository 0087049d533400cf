import { Tabs, VisuallyHidden } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import classes from './step-tabs.module.css';
import { personalizeSteps, type Step } from './use-step.ts';

const names: Record<Step, string> = {
  upload: 'Upload Assets',
  generate: 'Generate Image',
  personalize: 'Personalize',
};

const words: Record<Step, string> = {
  upload: 'Upload headshot and logo.',
  generate: 'Generate an AI image from the content.',
  personalize: 'Customize position and size, then save.',
};

type Props = {
  step: Step;
  done: { upload: boolean; generate: boolean };
  isOpen: Record<Step, boolean>;
};

/** What there is to do, in its order: each step is the tab that does it, with its words below. */
export function StepTabs({ step, done, isOpen }: Props) {
  const isDone = (each: Step) => each !== 'personalize' && done[each];
  return (
    <div className={classes.guide}>
      <Tabs.List className={classes.tabs}>
        {personalizeSteps.map((each, index) => (
          <Tabs.Tab
            key={each}
            value={each}
            className={classes.tab}
            disabled={!isOpen[each]}
            data-done={isDone(each) || undefined}
            data-current={each === step || undefined}
            leftSection={
              <span className={classes.number} aria-hidden>
                {isDone(each) ? <IconCheck size={16} /> : index + 1}
              </span>
            }
          >
            {names[each]}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <ol className={classes.steps} aria-label="Steps">
        {personalizeSteps.map((each) => (
          <li key={each} className={classes.step} aria-current={each === step ? 'step' : undefined}>
            {isDone(each) && <VisuallyHidden>Done: </VisuallyHidden>}
            {words[each]}
          </li>
        ))}
      </ol>
    </div>
  );
}
