import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { signOutEverywhere } from '#contract/calls/account.ts';
import { messageFor } from '#web/api/api-error.ts';
import { useCall } from '#web/api/mutation.ts';
import { useClearCurrentUser } from '#web/session/session.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { useShowToast } from '#web/ui/toasts/toast-store.ts';

export function SignOutEverywhere() {
  const [isOpen, dialog] = useDisclosure();
  const clearCurrentUser = useClearCurrentUser();
  const showToast = useShowToast();
  const signOut = useCall(signOutEverywhere, {
    onSuccess() {
      showToast({ title: 'Signed out everywhere' });
      // The guard of the page leads to /auth as soon as the user is forgotten.
      clearCurrentUser();
    },
  });
  return (
    <>
      <Button variant="default" onClick={dialog.open}>
        Sign out everywhere
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title="Sign out everywhere?"
        confirm="Sign out everywhere"
        onConfirm={() => signOut.mutate({})}
        onClose={dialog.close}
        isPending={signOut.isPending}
        error={signOut.error && messageFor(signOut.error, 'That didn’t work. Please try again.')}
      >
        This signs you out on every device, including this one. You can log back in with your
        password.
      </ConfirmDialog>
    </>
  );
}
