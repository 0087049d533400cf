import { Button, Group, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { changeEntry } from '#contract/calls/plan.ts';
import type { PlanEntry } from '#contract/plan.ts';
import { ApiError, messageFor } from '#web/api/api-error.ts';
import { useCall } from '#web/api/mutation.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { localTimeIn } from './days.ts';
import { channelName, whenLabel } from './describe-entry.ts';
import { cacheEntry, refreshPlan } from './plan-queries.ts';
import { suggestTime } from './suggest-time.ts';
import { localTimeOf, type When, WhenFields, whenAt } from './when-fields.tsx';

type Props = { entry: PlanEntry; onClose: () => void };

/** Another day, time or zone for an entry. */
export function MoveDialog({ entry, onClose }: Props) {
  const client = useQueryClient();
  const { id, zone, localTime, title } = entry;
  const [when, setWhen] = useState<When>(() => {
    const now = localTimeIn(zone);
    return whenAt(localTime > now ? localTime : suggestTime(now), zone);
  });
  const move = useCall(changeEntry, {
    onSuccess: (moved) => {
      cacheEntry(client, moved);
      void refreshPlan(client);
      onClose();
    },
  });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    move.mutate({ params: { id }, body: { localTime: localTimeOf(when), zone: when.zone } });
  };
  const fieldError = move.error instanceof ApiError ? move.error.fields?.localTime : undefined;
  return (
    <Dialog opened onClose={onClose} title="Move to…">
      <form noValidate onSubmit={handleSubmit}>
        <Stack>
          <Text>
            <b>{title || 'Untitled'}</b> on {channelName(entry)}, now {whenLabel(entry)}
          </Text>
          <WhenFields value={when} onChange={setWhen} error={fieldError} />
          <FormError>
            {move.error && !fieldError && messageFor(move.error, 'We couldn’t move this.')}
          </FormError>
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={move.isPending} disabled={!when.day || !when.time}>
              Move
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
