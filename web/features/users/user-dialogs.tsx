import { disableUser, endSessionsOfUser } from '#contract/calls/users.ts';
import type { Call, JsonEndpoint } from '#contract/endpoint.ts';
import type { UserEntry } from '#contract/users.ts';
import { messageFor } from '#web/api/api-error.ts';
import { useCall } from '#web/api/mutation.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { useRefreshUsers } from './use-users.ts';

type Props = { user: UserEntry; isOpen: boolean; onClose: () => void };

export function DisableUserDialog({ user: { id, username }, isOpen, onClose }: Props) {
  const disable = useAct(disableUser, onClose);
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={`Disable ${username}?`}
      confirm="Disable"
      onConfirm={() => disable.mutate({ params: { id } })}
      onClose={onClose}
      isPending={disable.isPending}
      error={disable.error && messageFor(disable.error, 'The account was not disabled.')}
    >
      The account is signed out everywhere, and nobody can log in to it until you enable it again.
      Everything in it stays.
    </ConfirmDialog>
  );
}

export function SignOutUserDialog({ user: { id, username }, isOpen, onClose }: Props) {
  const signOut = useAct(endSessionsOfUser, onClose);
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={`Sign out ${username} everywhere?`}
      confirm="Sign out everywhere"
      onConfirm={() => signOut.mutate({ params: { id } })}
      onClose={onClose}
      isPending={signOut.isPending}
      error={signOut.error && messageFor(signOut.error, 'The account was not signed out.')}
    >
      Every device is signed out. Whoever knows the password can log in again.
    </ConfirmDialog>
  );
}

/** Closes when it worked. Refused because it was done before, the list says so. */
function useAct<E extends JsonEndpoint>(target: Call<E>, onClose: () => void) {
  const refresh = useRefreshUsers();
  return useCall(target, {
    async onSuccess() {
      await refresh();
      onClose();
    },
  });
}
