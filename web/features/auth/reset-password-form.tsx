import { Button, PasswordInput, Stack } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { type Notice, ResetPassword, resetPassword } from '#contract/auth.ts';
import { passwordLength } from '#contract/limits.ts';
import { messageFor } from '#web/api/api-error.ts';
import { unauthenticated } from '#web/api/call.ts';
import { useCall } from '#web/api/mutation.ts';
import { FormError } from '#web/ui/form-error.tsx';

const failure = 'Failed to reset password';

type Props = { token: string; onReset: (notice: Notice) => void };

export function ResetPasswordForm({ token, onReset }: Props) {
  const reset = useCall(resetPassword, {
    onSuccess: (notice: Notice) => isRefused(notice) || onReset(notice),
  });
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { token, password: '', confirmPassword: '' },
    validate: schemaResolver(ResetPassword, { sync: true }),
  });
  const error = reset.error ? messageFor(reset.error, failure) : isRefused(reset.data) && failure;

  return (
    <form noValidate onSubmit={form.onSubmit((body) => reset.mutate({ body }))}>
      <Stack>
        {!token && <FormError>Reset token is missing or invalid</FormError>}
        <PasswordInput
          label="New password"
          description={`At least ${passwordLength.min} characters`}
          autoComplete="new-password"
          key={form.key('password')}
          {...form.getInputProps('password')}
        />
        <PasswordInput
          label="Confirm password"
          autoComplete="new-password"
          key={form.key('confirmPassword')}
          {...form.getInputProps('confirmPassword')}
        />
        <FormError>{error}</FormError>
        <Button type="submit" size="md" fullWidth disabled={!token} loading={reset.isPending}>
          Reset password
        </Button>
      </Stack>
    </form>
  );
}

/** A 401 is a normal answer on the password pages, but no success. */
const isRefused = (answer: unknown) => answer === unauthenticated;
