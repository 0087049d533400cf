import { Button, Checkbox, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { findLastPlace } from '#contract/calls/posts.ts';
import { startWeekFill, suggestWeek } from '#contract/calls/week-fill.ts';
import { usStates } from '#contract/us-states.ts';
import type { WeekFill } from '#contract/week-fill.ts';
import { type WeekTopicKey, weekTopicKeys, weekTopicNames } from '#contract/week-topics.ts';
import { messageFor } from '#web/api/api-error.ts';
import { useCall } from '#web/api/mutation.ts';
import { queryOf } from '#web/api/query.ts';
import { DialogFooter } from '#web/ui/dialog-footer.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { LoadingArea } from '#web/ui/loading-area.tsx';
import { ChannelChoices, useChannelChoices } from './channel-choices.tsx';
import { addDays, dayOf, localTimeIn, type PlanDay, shortDayLabel } from './days.ts';
import { useZoneOf } from './use-zone.ts';
import classes from './week-fill.module.css';
import { browserZone, zoneGroups } from './zones.ts';

type Props = { onStarted: (fill: WeekFill) => void; onClose: () => void };

/** Which days, where to, and about what. A mix is suggested; days with something on them are left out. */
export function WeekFillForm({ onStarted, onClose }: Props) {
  const from = addDays(dayOf(localTimeIn(browserZone())), 1);
  const week = useQuery({ ...queryOf(suggestWeek, { query: { from } }), staleTime: 0 });
  const { data: last } = useQuery(queryOf(findLastPlace, {}));
  const [place, setPlace] = useState<{ location: string; state: string }>();
  const { location, state } = place ?? last?.place ?? { location: '', state: '' };
  const placeZone = useZoneOf(location ? { location, state } : undefined);
  const [chosenZone, setZone] = useState<string>();
  const zone = chosenZone ?? placeZone;
  const [time, setTime] = useState('09:00');
  const [topics, setTopics] = useState<Record<PlanDay, WeekTopicKey | null>>({});
  const channels = useChannelChoices();
  const start = useCall(startWeekFill, { onSuccess: onStarted });
  if (!week.data) {
    if (!week.isError) return <LoadingArea height={320} />;
    return (
      <LoadFailure onRetry={() => week.refetch()}>
        {messageFor(week.error, 'We couldn’t look at your week.')}
      </LoadFailure>
    );
  }

  const days = week.data.days.map((day) => ({
    ...day,
    chosen:
      topics[day.date] === undefined ? (day.planned > 0 ? null : day.topic) : topics[day.date],
  }));
  const wanted = days.flatMap(({ date, chosen }) => (chosen ? [{ date, topic: chosen }] : []));
  const { room } = week.data;
  const isReady = wanted.length > 0 && channels.targets.length > 0 && location && state && time;
  const handleStart = () =>
    start.mutate({
      body: {
        ...{ days: wanted, time, zone, location, state },
        channels: channels.targets.map(({ channel, connectionId }) => ({ channel, connectionId })),
      },
    });

  return (
    <Stack>
      <Text>
        We write a draft for each day you pick. Nothing is posted until you have read it and planned
        it.
      </Text>
      <fieldset className={classes.days}>
        <legend>Days</legend>
        {days.map(({ date, chosen, topic, planned, holiday }) => (
          <div key={date} className={classes.day}>
            <Checkbox
              label={shortDayLabel(date)}
              description={[holiday, planned > 0 && `${planned} planned`]
                .filter(Boolean)
                .join(', ')}
              checked={chosen !== null}
              onChange={({ currentTarget }) =>
                setTopics({ ...topics, [date]: currentTarget.checked ? topic : null })
              }
            />
            <NativeSelect
              aria-label={`Topic on ${shortDayLabel(date)}`}
              size="sm"
              disabled={chosen === null}
              value={chosen ?? topic}
              data={weekTopicKeys.map((key) => ({ value: key, label: weekTopicNames[key] }))}
              onChange={({ currentTarget }) =>
                setTopics({ ...topics, [date]: currentTarget.value as WeekTopicKey })
              }
            />
          </div>
        ))}
      </fieldset>
      <ChannelChoices {...channels} />
      <div className={classes.fields}>
        <TextInput
          label="City"
          maxLength={100}
          value={location}
          onChange={({ currentTarget }) => setPlace({ location: currentTarget.value, state })}
        />
        <NativeSelect
          label="State"
          value={state}
          data={[
            { value: '', label: 'Choose' },
            ...usStates.map(({ code, name }) => ({ value: code, label: name })),
          ]}
          onChange={({ currentTarget }) => setPlace({ location, state: currentTarget.value })}
        />
        <TextInput
          label="Time"
          type="time"
          value={time}
          onChange={({ currentTarget }) => setTime(currentTarget.value.slice(0, 5))}
        />
        <NativeSelect
          label="Time zone"
          value={zone}
          data={zoneGroups(zone)}
          onChange={({ currentTarget }) => setZone(currentTarget.value)}
        />
      </div>
      {room < wanted.length && (
        <Text size="sm" role="status">
          {room === 0
            ? 'Your Saved Content is full. Delete or download some first.'
            : `There’s room for ${room} more saved ${room === 1 ? 'item' : 'items'}. We stop there.`}
        </Text>
      )}
      <FormError>
        {start.error && messageFor(start.error, 'We couldn’t start. Please try again.')}
      </FormError>
      <DialogFooter onPhone="equal">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button disabled={!isReady || room === 0} loading={start.isPending} onClick={handleStart}>
          {wanted.length === 1 ? 'Write 1 draft' : `Write ${wanted.length} drafts`}
        </Button>
      </DialogFooter>
    </Stack>
  );
}
