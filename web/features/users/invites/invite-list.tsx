import { Badge, Button, Group, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { revokeInvite } from '#contract/calls/invites.ts';
import { fullDate } from '#contract/dates.ts';
import type { Invite } from '#contract/invites.ts';
import { messageFor } from '#web/api/api-error.ts';
import { useCall } from '#web/api/mutation.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { LoadingArea } from '#web/ui/loading-area.tsx';
import { MorePages } from '#web/ui/more-pages.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import classes from './invites.module.css';
import { useInvites, useRefreshInvites } from './use-invites.ts';

/** The links that were made and what became of them. The links themselves are shown once, when made. */
export function InviteList() {
  const links = useInvites();
  const invites = links.data?.pages.flatMap((page) => page.invites);
  const failure = messageFor(links.error, 'We could not load the invite links.');
  if (!invites && links.isPending) return <LoadingArea height={160} />;
  if (!invites) return <LoadFailure onRetry={() => links.refetch()}>{failure}</LoadFailure>;
  if (invites.length === 0) {
    return (
      <Text c="dimmed" mt="md">
        No invite links yet.
      </Text>
    );
  }
  return (
    <>
      <ul aria-label="Invite links" className={classes.list}>
        {invites.map((invite) => (
          <InviteRow key={invite.id} invite={invite} />
        ))}
      </ul>
      <MorePages list={links} failure={failure} mt="xs">
        Show earlier links
      </MorePages>
    </>
  );
}

const states: Record<Invite['state'], { word: string; color: string }> = {
  open: { word: 'Open', color: 'amber' },
  used: { word: 'Used', color: 'evergreen' },
  expired: { word: 'Expired', color: 'gray' },
  revoked: { word: 'Canceled', color: 'gray' },
};

function InviteRow({ invite }: { invite: Invite }) {
  const { word, color } = states[invite.state];
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <Group gap="xs">
          <Text fw={550}>Link {invite.id}</Text>
          <Badge color={color} size="md">
            {word}
          </Badge>
        </Group>
        <Text size="sm" c="dimmed">
          {invite.email && <>For {invite.email}. </>}
          Made by {invite.madeBy} <RelativeTime at={invite.createdAt} />. <Fate invite={invite} />
        </Text>
      </div>
      {invite.state === 'open' && <TakeBack invite={invite} />}
    </li>
  );
}

function Fate({ invite: { state, usedBy, usedAt, expiresAt } }: { invite: Invite }) {
  if (state === 'open') return <>Works until {fullDate(new Date(expiresAt))}.</>;
  if (state !== 'used' || !usedAt) return null;
  return (
    <>
      Used by <strong>{usedBy}</strong> <RelativeTime at={usedAt} />.
    </>
  );
}

function TakeBack({ invite: { id } }: { invite: Invite }) {
  const [isAsking, question] = useDisclosure();
  const refresh = useRefreshInvites();
  const revoke = useCall(revokeInvite, {
    async onSuccess() {
      await refresh();
      question.close();
    },
  });
  return (
    <>
      <Button variant="default" size="sm" aria-label={`Cancel link ${id}`} onClick={question.open}>
        Cancel link
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={`Cancel link ${id}?`}
        confirm="Cancel link"
        onConfirm={() => revoke.mutate({ params: { id } })}
        onClose={question.close}
        isPending={revoke.isPending}
        error={revoke.error && messageFor(revoke.error, 'The link wasn’t canceled.')}
      >
        No one will be able to sign up with it.
      </ConfirmDialog>
    </>
  );
}
