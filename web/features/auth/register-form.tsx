import { Button, PasswordInput, Stack, TextInput } from '@mantine/core';
import { passwordLength } from '#contract/limits.ts';
import { formErrorMessage, showFieldErrors } from '#web/ui/field-errors.ts';
import { FormError } from '#web/ui/form-error.tsx';
import { authForms } from './auth-validator.ts';
import { useRegister } from './use-auth.ts';
import { useSmallForm } from './use-small-form.ts';

type Props = {
  /** The token of an invite link. */
  invite?: string;
  /** The address it was made for. */
  email?: string;
};

export function RegisterForm({ invite, email = '' }: Props) {
  const register = useRegister();
  const form = useSmallForm({
    initialValues: { username: '', email, password: '', invite },
    validate: authForms.validator((forms) => forms.Registration),
  });

  const sending = form.sendTo(async (body) => {
    try {
      await register.mutateAsync({ body });
    } catch (error) {
      showFieldErrors(form, error);
    }
  });

  return (
    <form onFocus={authForms.fetchForms} {...sending}>
      <Stack>
        <TextInput
          label="Username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...form.field('username')}
        />
        <TextInput label="Email" type="email" autoComplete="email" {...form.field('email')} />
        <PasswordInput
          label="Password"
          description={`At least ${passwordLength.min} characters`}
          autoComplete="new-password"
          {...form.field('password')}
          aria-invalid={form.errors.password !== undefined}
        />
        <FormError>{formErrorMessage(register.error, 'Registration failed')}</FormError>
        <Button type="submit" size="md" fullWidth loading={register.isPending}>
          Create account
        </Button>
      </Stack>
    </form>
  );
}
