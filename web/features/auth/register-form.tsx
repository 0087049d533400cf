import { Button, PasswordInput, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { passwordLength } from '#contract/limits.ts';
import { focusFirstError, formErrorMessage, showFieldErrors } from '#web/ui/field-errors.ts';
import { FormError } from '#web/ui/form-error.tsx';
import { authForms } from './auth-validator.ts';
import { useRegister } from './use-auth.ts';

type Props = {
  /** The token of an invite link. */
  invite?: string;
  /** The address it was made for. */
  email?: string;
};

export function RegisterForm({ invite, email = '' }: Props) {
  const register = useRegister();
  const form = useForm({
    name: 'register',
    mode: 'uncontrolled',
    initialValues: { username: '', email, password: '', invite },
    validate: authForms.validator((forms) => forms.Registration),
  });

  const handleSubmit = form.onSubmit(async (body) => {
    try {
      await register.mutateAsync({ body });
    } catch (error) {
      showFieldErrors(form, error);
    }
  }, focusFirstError(form));

  return (
    <form noValidate onFocus={authForms.fetchForms} onSubmit={handleSubmit}>
      <Stack>
        <TextInput
          label="Username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          key={form.key('username')}
          {...form.getInputProps('username')}
        />
        <TextInput
          label="Email"
          type="email"
          autoComplete="email"
          key={form.key('email')}
          {...form.getInputProps('email')}
        />
        <PasswordInput
          label="Password"
          description={`At least ${passwordLength.min} characters`}
          autoComplete="new-password"
          key={form.key('password')}
          {...form.getInputProps('password')}
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
