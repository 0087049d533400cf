import { Paper, Skeleton, Text, Title } from '@mantine/core';
import { Notebook } from '#web/ui/drawings/notebook.tsx';
import classes from './plan-panel.module.css';
import wizardClasses from './wizard.module.css';

const steps = [
  ['An outline', 'A title and 6 sections for your topic and place, yours to change.'],
  ['Your answers', 'One question per section, so it includes what only you know.'],
  ['The blog post', <Target key="target" />],
] as const;

function Target() {
  return (
    <>
      Section by section, with a target of <span className={classes.range}>2,500-3,500</span> words.
    </>
  );
}

/** What will come of the first step. */
export function PlanPanel({ isOutlining }: { isOutlining: boolean }) {
  return (
    <Paper
      component="section"
      className={`${wizardClasses.panel} ${wizardClasses.beside}`}
      aria-labelledby="plan"
    >
      <Notebook />
      <Title order={3} id="plan" mt="sm" mb="md">
        What you will get
      </Title>
      {isOutlining ? (
        <OutlineSkeleton />
      ) : (
        <ol className={classes.plan}>
          {steps.map(([name, words]) => (
            <li key={name}>
              <Text fw={550}>{name}</Text>
              <Text size="sm" c="dimmed">
                {words}
              </Text>
            </li>
          ))}
        </ol>
      )}
    </Paper>
  );
}

const widths = ['92%', '78%', '86%', '70%', '82%', '64%'];

/** The shape of an outline. */
function OutlineSkeleton() {
  return (
    <div className={classes.skeleton} aria-hidden>
      {widths.map((width) => (
        <Skeleton key={width} height={18} width={width} />
      ))}
    </div>
  );
}
