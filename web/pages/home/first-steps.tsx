import { Card, Text, Title, VisuallyHidden } from '@mantine/core';
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { useAccount } from '#web/features/account/use-account.ts';
import { useAsset } from '#web/features/images/brand-assets/use-asset.ts';
import { Link } from '#web/navigation/link.tsx';
import { paths } from '#web/paths.ts';
import classes from './first-steps.module.css';

type Step = { label: string; why: string; to: string; isDone: boolean };

/** What makes posts one's own, until all of it is done. What is not known yet is not asked for. */
export function FirstSteps({ hasPost }: { hasPost: boolean }) {
  const { data: account } = useAccount();
  const { data: headshot } = useAsset('headshot');
  const { data: logo } = useAsset('logo');
  if (!account || headshot === undefined || logo === undefined) return null;
  const { displayName, brokerage } = account.profile;
  const steps: Step[] = [
    {
      label: 'Write your first post',
      why: 'Pick a title and press Generate.',
      to: paths.posts,
      isDone: hasPost,
    },
    {
      label: 'Add your headshot and logo',
      why: 'They go on your pictures.',
      to: `${paths.account}#brand-assets`,
      isDone: headshot !== null && logo !== null,
    },
    {
      label: 'Add your name and brokerage',
      why: 'They sign your posts.',
      to: `${paths.account}#profile`,
      isDone: Boolean(displayName && brokerage),
    },
  ];
  const done = steps.filter(({ isDone }) => isDone).length;
  if (done === steps.length) return null;
  return (
    <Card component="section" aria-labelledby="first-steps" className={classes.card}>
      <div className={classes.head}>
        <Title order={2} size="h4" id="first-steps">
          First steps
        </Title>
        <Text size="sm" c="dimmed">
          {done} of {steps.length} done
        </Text>
      </div>
      <ol className={classes.steps}>
        {steps.map((step) => (
          <li key={step.label}>
            <StepLine {...step} />
          </li>
        ))}
      </ol>
    </Card>
  );
}

function StepLine({ label, why, to, isDone }: Step) {
  if (isDone) {
    return (
      <div className={classes.step} data-done>
        <IconCircleCheckFilled size={22} aria-hidden className={classes.mark} />
        <span>
          {label} <VisuallyHidden>(done)</VisuallyHidden>
        </span>
      </div>
    );
  }
  return (
    <Link to={to} className={classes.step}>
      <IconCircle size={22} aria-hidden className={classes.mark} />
      <span>
        {label}
        <Text span size="sm" c="dimmed" className={classes.why}>
          {why}
        </Text>
      </span>
    </Link>
  );
}
