import { Button, Group, List, PasswordInput, Stack, Text } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { AccountDeletion } from '#contract/account-forms.ts';
import { deleteAccount } from '#contract/calls/account.ts';
import { useCall } from '#web/api/mutation.ts';
import { useClearCurrentUser } from '#web/session/session.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { focusFirstError, formErrorMessage, showFieldErrors } from '#web/ui/field-errors.ts';
import { FormError } from '#web/ui/form-error.tsx';
import { useShowToast } from '#web/ui/toasts/toast-store.ts';

export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const clearCurrentUser = useClearCurrentUser();
  const showToast = useShowToast();
  const remove = useCall(deleteAccount, {
    onSuccess() {
      showToast({ title: 'Account deleted', description: 'Thanks for using Porchlight.' });
      clearCurrentUser();
    },
  });
  const form = useForm({
    name: 'account-deletion',
    mode: 'uncontrolled',
    initialValues: { password: '' },
    validate: schemaResolver(AccountDeletion, { sync: true }),
  });
  const handleSubmit = form.onSubmit(async (body) => {
    try {
      await remove.mutateAsync({ body });
    } catch (error) {
      showFieldErrors(form, error);
    }
  }, focusFirstError(form));

  return (
    <Dialog opened onClose={onClose} title="Delete your account?">
      <form noValidate onSubmit={handleSubmit}>
        <Stack>
          <Text>This can’t be undone. You’ll lose:</Text>
          <List>
            <List.Item>your saved content and drafts</List.Item>
            <List.Item>your answers in the Learner System</List.Item>
            <List.Item>your headshot, logo and all your images</List.Item>
            <List.Item>your profile and all signed-in sessions</List.Item>
          </List>
          <PasswordInput
            label="Your password"
            autoComplete="current-password"
            data-autofocus
            key={form.key('password')}
            {...form.getInputProps('password')}
            aria-invalid={form.errors.password !== undefined}
          />
          <FormError>
            {formErrorMessage(remove.error, 'We couldn’t delete your account.')}
          </FormError>
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" color="red" loading={remove.isPending}>
              Delete my account
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
