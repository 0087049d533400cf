import { Alert, Anchor, Button, Group } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { linkAttributes, safeLink } from '#contract/html.ts';
import type { PlanEntry } from '#contract/plan.ts';
import { Link } from '#web/navigation/link.tsx';
import { pathOfHandOff, paths } from '#web/paths.ts';
import { channelName } from './describe-entry.ts';
import { useNeedsYou } from './plan-queries.ts';

/** Says that it is done, and what is next. */
export function PostedNote({ entry }: { entry: PlanEntry }) {
  const { data } = useNeedsYou();
  const next = data?.entries.find(({ state, id }) => state === 'due' && id !== entry.id);
  const { link } = entry;
  return (
    <>
      <Alert color="evergreen" icon={<IconCheck aria-hidden />} title="Posted" mb="lg">
        This is on {channelName(entry)}.{' '}
        {link && (
          <Anchor href={safeLink(link)} {...linkAttributes} inherit>
            See it there
          </Anchor>
        )}
      </Alert>
      <Group gap="xs">
        {next && (
          <Button component={Link} to={pathOfHandOff(next.id)}>
            Next: {channelName(next)}
          </Button>
        )}
        <Button component={Link} to={paths.plan} variant={next ? 'default' : 'filled'}>
          Back to your plan
        </Button>
      </Group>
    </>
  );
}
