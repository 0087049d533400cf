import { ActionIcon, Menu } from '@mantine/core';
import {
  IconDots,
  IconLogout,
  IconMail,
  IconTrash,
  IconUserCheck,
  IconUserOff,
} from '@tabler/icons-react';
import { useRef, useState } from 'react';
import type { Notice } from '#contract/auth.ts';
import { enableUser, sendResetLink } from '#contract/calls/users.ts';
import { adminUsername } from '#contract/constants.ts';
import type { UserEntry } from '#contract/users.ts';
import { useCall } from '#web/api/mutation.ts';
import { failureToast, useShowToast } from '#web/ui/toasts/toast-store.ts';
import { DeleteUserDialog } from './delete-user-dialog.tsx';
import { useRefreshUsers } from './use-users.ts';
import { DisableUserDialog, SignOutUserDialog } from './user-dialogs.tsx';

type Props = { user: UserEntry; isOwn: boolean; onDeleted: () => void };

/** What can be done with an account. Nothing is offered that the server would refuse. */
export function UserActions({ user, isOwn, onDeleted }: Props) {
  const [open, setOpen] = useState<'disable' | 'sign out' | 'delete'>();
  const target = useRef<HTMLButtonElement>(null);
  const { sendLink, enable } = useQuickActs(user);
  const isAdmin = user.username === adminUsername;
  const isDisabled = user.disabledAt !== null;
  const close = () => {
    setOpen(undefined);
    // The item of the menu that opened the dialog is gone.
    requestAnimationFrame(() => target.current?.focus({ preventScroll: true }));
  };

  return (
    <>
      <Menu withinPortal={false} width={230}>
        <Menu.Target>
          <ActionIcon
            ref={target}
            aria-label={`More for ${user.username}`}
            loading={sendLink.isPending || enable.isPending}
          >
            <IconDots size={20} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {!isAdmin && !isDisabled && (
            <Menu.Item
              leftSection={<IconMail size={18} aria-hidden />}
              onClick={() => sendLink.mutate({ params: { id: user.id } })}
            >
              Send a reset link
            </Menu.Item>
          )}
          <Menu.Item
            leftSection={<IconLogout size={18} aria-hidden />}
            disabled={user.openSessions === 0}
            onClick={() => setOpen('sign out')}
          >
            Sign out everywhere
          </Menu.Item>
          {!isAdmin && !isOwn && !isDisabled && (
            <Menu.Item
              leftSection={<IconUserOff size={18} aria-hidden />}
              onClick={() => setOpen('disable')}
            >
              Disable
            </Menu.Item>
          )}
          {isDisabled && (
            <Menu.Item
              leftSection={<IconUserCheck size={18} aria-hidden />}
              onClick={() => enable.mutate({ params: { id: user.id } })}
            >
              Enable
            </Menu.Item>
          )}
          {!isAdmin && !isOwn && (
            <Menu.Item
              color="red"
              leftSection={<IconTrash size={18} aria-hidden />}
              onClick={() => setOpen('delete')}
            >
              Delete
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <DisableUserDialog user={user} isOpen={open === 'disable'} onClose={close} />
      <SignOutUserDialog user={user} isOpen={open === 'sign out'} onClose={close} />
      {open === 'delete' && <DeleteUserDialog user={user} onClose={close} onDeleted={onDeleted} />}
    </>
  );
}

/** What needs no question. */
function useQuickActs({ username }: UserEntry) {
  const showToast = useShowToast();
  const refresh = useRefreshUsers();
  const tellFailure = (title: string) => (error: Error) =>
    void showToast(failureToast(title, error));
  const sendLink = useCall(sendResetLink, {
    onSuccess: ({ message, warning }: Notice) => {
      showToast({ title: `Reset link sent to ${username}`, description: warning ?? message });
    },
    onError: tellFailure('The reset link was not sent'),
  });
  const enable = useCall(enableUser, {
    onSettled: refresh,
    onError: tellFailure('The account was not enabled'),
  });
  return { sendLink, enable };
}
