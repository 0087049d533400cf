import { Button, PasswordInput, Stack } from '@mantine/core';
import type * as auth from '#contract/auth.ts';
import { resetPassword } from '#contract/calls/auth.ts';
import type { Sent } from '#contract/endpoint.ts';
import { passwordLength } from '#contract/limits.ts';
import { messageFor } from '#web/api/api-error.ts';
import { unauthenticated } from '#web/api/call.ts';
import { useCall } from '#web/api/mutation.ts';
import { useClearCurrentUser } from '#web/session/session.ts';
import { FormError } from '#web/ui/form-error.tsx';
import { useShowToast } from '#web/ui/toasts/toast-store.ts';
import { authForms } from './auth-validator.ts';
import { useSmallForm } from './use-small-form.ts';

const failure = 'Failed to reset password';

type Props = { token: string; onReset: (notice: auth.Notice) => void };

export function ResetPasswordForm({ token, onReset }: Props) {
  const clearCurrentUser = useClearCurrentUser();
  const showToast = useShowToast();
  const showFailure = (title: string) => void showToast({ tone: 'error', title });
  const reset = useCall(resetPassword, {
    onSuccess(notice: auth.Notice) {
      if (isRefused(notice)) return showFailure(failure);
      // The reset has ended the session of this browser too.
      clearCurrentUser();
      onReset(notice);
    },
    onError: (error) => showFailure(messageFor(error, failure)),
  });
  const submit = (body: Sent<typeof auth.resetPassword>['body']) => {
    if (!token) return showFailure('Reset token is missing');
    reset.mutate({ body });
  };
  const form = useSmallForm({
    initialValues: { token, password: '', confirmPassword: '' },
    validate: authForms.validator((forms) => forms.ResetPassword),
  });
  const error = reset.error ? messageFor(reset.error, failure) : isRefused(reset.data) && failure;

  return (
    <form onFocus={authForms.fetchForms} {...form.sendTo(submit)}>
      <Stack>
        {!token && <FormError>Reset token is missing or invalid</FormError>}
        <PasswordInput
          label="New password"
          description={`At least ${passwordLength.min} characters`}
          autoComplete="new-password"
          {...form.field('password')}
          aria-invalid={form.errors.password !== undefined}
        />
        <PasswordInput
          label="Confirm password"
          autoComplete="new-password"
          {...form.field('confirmPassword')}
          aria-invalid={form.errors.confirmPassword !== undefined}
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
