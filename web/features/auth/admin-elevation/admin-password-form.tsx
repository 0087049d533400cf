import { Button, PasswordInput, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { ReactNode } from 'react';
import { authForms } from '#web/features/auth/auth-validator.ts';
import { focusFirstError } from '#web/ui/field-errors.ts';
import { adminPasswordError, useVerifyAdmin } from './use-verify-admin.ts';

type Props = {
  /** The word on the button. */
  submit: string;
  onVerified?: () => void;
  /** A way out, under the button. */
  children?: ReactNode;
};

export function AdminPasswordForm({ submit, onVerified, children }: Props) {
  const verification = useVerifyAdmin(onVerified);
  const form = useForm({
    initialValues: { password: '' },
    validate: authForms.validator((forms) => forms.AdminPassword),
    // A new try wipes away what was wrong with the last one.
    onValuesChange: () => verification.reset(),
  });
  const { error: missing, ...field } = form.getInputProps('password');
  const problem = missing ?? (verification.error && adminPasswordError(verification.error));

  return (
    <form
      noValidate
      onFocus={authForms.fetchForms}
      onSubmit={form.onSubmit((body) => verification.mutate({ body }), focusFirstError(form))}
    >
      <Stack>
        <PasswordInput
          label="Admin password"
          autoComplete="off"
          data-autofocus
          {...field}
          error={problem}
          aria-invalid={Boolean(problem)}
        />
        <Button type="submit" fullWidth loading={verification.isPending}>
          {submit}
        </Button>
        {children}
      </Stack>
    </form>
  );
}
