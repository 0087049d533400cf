import { Button, Group, PasswordInput, Stack, Text } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { AdminPassword } from '#contract/auth-forms.ts';
import { deleteUser } from '#contract/calls/users.ts';
import type { UserEntry } from '#contract/users.ts';
import { ApiError, messageFor } from '#web/api/api-error.ts';
import { useCall } from '#web/api/mutation.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { focusFirstError } from '#web/ui/field-errors.ts';
import { FormError } from '#web/ui/form-error.tsx';
import { useRefreshUsers } from './use-users.ts';

type Props = { user: UserEntry; onClose: () => void; onDeleted: () => void };

/** Asks for the admin password once more: it takes everything somebody has made. */
export function DeleteUserDialog({ user: { id, username, email }, onClose, onDeleted }: Props) {
  const refresh = useRefreshUsers();
  const remove = useCall(deleteUser, {
    async onSuccess() {
      await refresh();
      onDeleted();
    },
  });
  const form = useForm({
    initialValues: { password: '' },
    validate: schemaResolver(AdminPassword, { sync: true }),
    // A new try wipes away what was wrong with the last one.
    onValuesChange: () => remove.reset(),
  });
  const { error: missing, ...field } = form.getInputProps('password');
  const failure = remove.error && messageFor(remove.error, 'The account was not deleted.');
  const isAboutPassword =
    remove.error instanceof ApiError && remove.error.code === 'admin_password_wrong';
  const problem = missing ?? (isAboutPassword && failure);

  return (
    <Dialog opened onClose={onClose} title={`Delete ${username}?`}>
      <form
        noValidate
        onSubmit={form.onSubmit(
          (body) => remove.mutate({ params: { id }, body }),
          focusFirstError(form),
        )}
      >
        <Stack>
          <Text style={{ overflowWrap: 'anywhere' }}>
            This deletes the account of <strong>{username}</strong> ({email}) right away, with all
            saved content, drafts, answers and pictures. This can’t be undone.
          </Text>
          <PasswordInput
            label="Admin password"
            autoComplete="off"
            data-autofocus
            {...field}
            error={problem}
            aria-invalid={Boolean(problem)}
          />
          <FormError>{!isAboutPassword && failure}</FormError>
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" color="red" loading={remove.isPending}>
              Delete {username}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
