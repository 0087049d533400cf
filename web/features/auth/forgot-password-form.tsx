import { Button, Stack, TextInput } from '@mantine/core';
import type { Notice } from '#contract/auth.ts';
import { forgotPassword } from '#contract/calls/auth.ts';
import { messageFor } from '#web/api/api-error.ts';
import { useCall } from '#web/api/mutation.ts';
import { FormError } from '#web/ui/form-error.tsx';
import { useShowToast } from '#web/ui/toasts/toast-store.ts';
import { authForms } from './auth-validator.ts';
import { useSmallForm } from './use-small-form.ts';

const failure = 'Failed to process password reset request';

export function ForgotPasswordForm({ onSent }: { onSent: (notice: Notice) => void }) {
  const showToast = useShowToast();
  const forgot = useCall(forgotPassword, {
    onSuccess: onSent,
    onError: (error) => {
      showToast({ tone: 'error', title: messageFor(error, failure) });
    },
  });
  const form = useSmallForm({
    initialValues: { email: '' },
    validate: authForms.validator((forms) => forms.ForgotPassword),
  });

  return (
    <form onFocus={authForms.fetchForms} {...form.sendTo((body) => forgot.mutate({ body }))}>
      <Stack>
        <TextInput label="Email" type="email" autoComplete="email" {...form.field('email')} />
        <FormError>{forgot.error && messageFor(forgot.error, failure)}</FormError>
        <Button type="submit" size="md" fullWidth loading={forgot.isPending}>
          Send reset link
        </Button>
      </Stack>
    </form>
  );
}
