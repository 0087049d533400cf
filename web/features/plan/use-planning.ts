import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { planPiece } from '#contract/calls/plan.ts';
import type { ChannelKey } from '#contract/channel-list.ts';
import { fingerprintOf } from '#contract/fingerprint.ts';
import { ApiError, messageFor } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { randomId } from '#web/api/random-id.ts';
import { useSingleFlight } from '#web/api/use-single-flight.ts';
import { useShowToast } from '#web/ui/toasts/toast-store.ts';
import { shortDayLabel } from './days.ts';
import { refreshPlan } from './plan-queries.ts';
import { localTimeOf, type When } from './when-fields.tsx';

/** A channel with its account, where it has one. */
export type PlanTarget = { key: string; channel: ChannelKey; connectionId?: number; label: string };

type Wanted = { contentId: number; when: When; targets: PlanTarget[]; isDraft: boolean };

/** One entry for each channel. What is planned stays so when another one is refused. */
export function usePlanning(onDone: () => void) {
  const client = useQueryClient();
  const showToast = useShowToast();
  const [isPending, setIsPending] = useState(false);
  const [failure, setFailure] = useState<{ error: unknown; label: string }>();
  const [done, setDone] = useState<string[]>([]);
  const [ownId] = useState(randomId);
  const run = useSingleFlight(async ({ contentId, when, targets, isDraft }: Wanted) => {
    setIsPending(true);
    setFailure(undefined);
    const { zone } = when;
    const localTime = localTimeOf(when);
    const planned = new Set(done);
    for (const { key, channel, connectionId, label } of targets) {
      // Planned by the press before, when another channel was refused.
      if (planned.has(`${key} ${localTime}`)) continue;
      const body = { contentId, channel, connectionId, localTime, zone, isDraft };
      try {
        // The same at every press: an answer that was lost on its way is not planned twice.
        const idempotencyKey = `plan:${ownId}:${fingerprintOf(body)}`;
        await call(planPiece, { body }, { idempotencyKey });
        planned.add(`${key} ${localTime}`);
      } catch (error) {
        setFailure({ error, label });
        break;
      }
    }
    setDone([...planned]);
    setIsPending(false);
    void refreshPlan(client);
    if (!targets.every(({ key }) => planned.has(`${key} ${localTime}`))) return;
    onDone();
    showToast({
      title: isDraft ? 'Kept on your plan as a draft' : 'It’s on your plan',
      description: `${shortDayLabel(when.day)}: ${targets.map(({ label }) => label).join(', ')}`,
    });
  });
  const timeError =
    failure?.error instanceof ApiError ? failure.error.fields?.localTime : undefined;
  return {
    isPending,
    timeError,
    error:
      failure &&
      !timeError &&
      `${failure.label}: ${messageFor(failure.error, 'We couldn’t plan this. Please try again.')}`,
    send: (wanted: Wanted) => void run(wanted),
  };
}
