import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { IconCopy, IconDownload } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  downloadCalendar,
  endCalendarLink,
  getCalendarLink,
  makeCalendarLink,
} from '#contract/calls/plan.ts';
import { messageFor } from '#web/api/api-error.ts';
import { useDownload } from '#web/api/download.ts';
import { useCall } from '#web/api/mutation.ts';
import { queryOf } from '#web/api/query.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { useCopy } from '#web/ui/html/clipboard.ts';
import { RelativeTime } from '#web/ui/relative-time.tsx';

const linkQuery = queryOf(getCalendarLink, {});
const copied = { title: 'Copied', description: 'The calendar address is on your clipboard.' };

/** The plan in the agent's own calendar: by a secret address, or as a file. */
export function CalendarDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const { data } = useQuery(linkQuery);
  const refresh = () => client.invalidateQueries(linkQuery);
  const make = useCall(makeCalendarLink, { onSuccess: refresh });
  const end = useCall(endCalendarLink, {
    onSuccess: () => {
      make.reset();
      return refresh();
    },
  });
  const file = useDownload(downloadCalendar);
  const copy = useCopy();
  const link = make.data?.link;
  const createdAt = data?.createdAt;
  const error = make.error ?? end.error ?? file.error;
  return (
    <Dialog opened onClose={onClose} title="Your plan in your calendar">
      <Stack>
        <Text>
          Add a private address to Google Calendar, Apple Calendar or Outlook, and your plan shows
          up there with its times and titles. Don’t share it: whoever has it can read them.
        </Text>
        {link && (
          <>
            <TextInput
              label="Calendar address"
              description="Copy it now. We can’t show it again."
              readOnly
              value={link}
              onFocus={(event) => event.currentTarget.select()}
            />
            <Button
              leftSection={<IconCopy size={18} aria-hidden />}
              onClick={() => copy({ text: link }, copied)}
            >
              Copy the address
            </Button>
          </>
        )}
        {!link && createdAt && (
          <Text role="status">
            You made an address <RelativeTime at={createdAt} />. A new one ends it.
          </Text>
        )}
        <FormError>{error && messageFor(error, 'That didn’t work. Please try again.')}</FormError>
        <Group gap="xs">
          <Button
            variant={createdAt || link ? 'default' : 'filled'}
            loading={make.isPending}
            onClick={() => make.mutate({})}
          >
            {createdAt || link ? 'Make a new address' : 'Make an address'}
          </Button>
          {createdAt && (
            <Button variant="default" loading={end.isPending} onClick={() => end.mutate({})}>
              End the address
            </Button>
          )}
          <Button
            variant="default"
            leftSection={<IconDownload size={18} aria-hidden />}
            loading={file.isPending}
            onClick={() => file.mutate({})}
          >
            Download a file
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
