import { Badge } from '@mantine/core';
import {
  IconAlertTriangle,
  IconBell,
  IconCheck,
  IconClock,
  IconHourglass,
  IconPencil,
  IconSend,
} from '@tabler/icons-react';
import { type PlanState, stateLabels } from '#contract/plan-states.ts';

export const stateIcons: Record<PlanState, typeof IconClock> = {
  draft: IconPencil,
  planned: IconClock,
  waiting: IconHourglass,
  due: IconBell,
  publishing: IconSend,
  published: IconCheck,
  failed: IconAlertTriangle,
};

const colors: Record<PlanState, string> = {
  draft: 'gray',
  planned: 'evergreen',
  waiting: 'gray',
  due: 'amber',
  publishing: 'evergreen',
  published: 'evergreen',
  failed: 'red',
};

/** A state as a sign and in words: color alone would not say it to everybody. */
export function StateBadge({ state }: { state: PlanState }) {
  const Icon = stateIcons[state];
  return (
    <Badge color={colors[state]} size="md" leftSection={<Icon size={14} aria-hidden />}>
      {stateLabels[state]}
    </Badge>
  );
}
