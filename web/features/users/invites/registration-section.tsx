import { Button, Collapse, Group, Paper, Skeleton, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconChevronDown, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { getRegistration } from '#contract/calls/auth.ts';
import type { RegistrationMode } from '#contract/constants.ts';
import { inviteLinkDays } from '#contract/limits.ts';
import { queryOf } from '#web/api/query.ts';
import { InviteList } from './invite-list.tsx';
import classes from './invites.module.css';
import { NewInviteDialog } from './new-invite-dialog.tsx';

const explanations: Record<RegistrationMode, string> = {
  open: 'Anyone can make an account. To change that, start Porchlight with REGISTRATION=invite or REGISTRATION=closed.',
  invite: `Anyone with an invite link from you. Each link works for one person and expires in ${inviteLinkDays} days.`,
  closed:
    'Nobody. To let people in by links you make here, start Porchlight with REGISTRATION=invite.',
};

/** Who can make an account, and the links for those who need one. */
export function RegistrationSection() {
  const { data, isPending } = useQuery(queryOf(getRegistration, {}));
  const titleId = useId();
  if (isPending) return <Skeleton height={96} mb="lg" />;
  if (!data) return null;
  return (
    <Paper component="section" aria-labelledby={titleId} className={classes.section}>
      <Title order={2} size="h4" id={titleId}>
        Who can register
      </Title>
      <Text c="dimmed">{explanations[data.registration]}</Text>
      {data.registration === 'invite' && <InviteLinks />}
    </Paper>
  );
}

function InviteLinks() {
  const [isMaking, making] = useDisclosure();
  const [isListShown, list] = useDisclosure();
  const listId = useId();
  return (
    <>
      <Group gap="xs" mt="md">
        <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={making.open}>
          Create an invite link
        </Button>
        <Button
          variant="default"
          className={classes.toggle}
          aria-expanded={isListShown}
          aria-controls={listId}
          rightSection={<IconChevronDown size={16} className={classes.chevron} aria-hidden />}
          onClick={list.toggle}
        >
          {isListShown ? 'Hide the links' : 'Show the links'}
        </Button>
      </Group>
      <Collapse expanded={isListShown} id={listId}>
        {isListShown && <InviteList />}
      </Collapse>
      {isMaking && <NewInviteDialog onClose={making.close} />}
    </>
  );
}
