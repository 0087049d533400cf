import { Button, Group, PasswordInput, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import type { PasswordChange } from '#contract/account-forms.ts';
import { changePassword } from '#contract/calls/account.ts';
import { adminUsername } from '#contract/constants.ts';
import { passwordLength } from '#contract/limits.ts';
import { useCall } from '#web/api/mutation.ts';
import { useCurrentUser } from '#web/session/session.ts';
import { focusFirstError, formErrorMessage, showFieldErrors } from '#web/ui/field-errors.ts';
import { FormError } from '#web/ui/form-error.tsx';
import { SavedNote } from '#web/ui/saved-note.tsx';
import { accountForms } from './account-validator.ts';
import { sessionsQuery } from './sessions-section.tsx';

export function PasswordSection() {
  const { user } = useCurrentUser();
  if (user?.username !== adminUsername) return <PasswordForm username={user?.username} />;
  return <Text>The admin password can’t be changed here. It’s set when Porchlight starts.</Text>;
}

function PasswordForm({ username }: { username: string | undefined }) {
  const client = useQueryClient();
  const change = useCall(changePassword, {
    onSuccess: () => client.invalidateQueries(sessionsQuery),
  });
  const form = useForm({
    name: 'password-change',
    mode: 'uncontrolled',
    initialValues: { currentPassword: '', password: '', confirmPassword: '' },
    validate: accountForms.validator((forms) => forms.PasswordChange),
  });
  const handleSubmit = form.onSubmit(async (body) => {
    try {
      await change.mutateAsync({ body });
      form.reset();
    } catch (error) {
      showFieldErrors(form, error);
    }
  }, focusFirstError(form));
  const field = (name: keyof PasswordChange) => ({
    key: form.key(name),
    ...form.getInputProps(name),
    'aria-invalid': form.errors[name] !== undefined,
  });

  return (
    <form noValidate onFocus={accountForms.fetchForms} onSubmit={handleSubmit}>
      <Stack maw={400}>
        {/* Password managers want to know whose password it is. */}
        <input type="text" autoComplete="username" value={username ?? ''} readOnly hidden />
        <PasswordInput
          label="Current password"
          autoComplete="current-password"
          {...field('currentPassword')}
        />
        <PasswordInput
          label="New password"
          description={`At least ${passwordLength.min} characters`}
          autoComplete="new-password"
          {...field('password')}
        />
        <PasswordInput
          label="Confirm password"
          autoComplete="new-password"
          {...field('confirmPassword')}
        />
        <FormError>{formErrorMessage(change.error, 'We couldn’t change your password.')}</FormError>
        <Group gap="sm">
          <Button type="submit" loading={change.isPending}>
            Change password
          </Button>
          <SavedNote>
            {change.isSuccess && 'Password changed. Your other devices are signed out.'}
          </SavedNote>
        </Group>
      </Stack>
    </form>
  );
}
