import { Button, PasswordInput, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { passwordLength } from '#contract/limits.ts';
import { ApiError, messageFor } from '#web/api/api-error.ts';
import { focusFirstError } from '#web/ui/focus-first-error.ts';
import { FormError } from '#web/ui/form-error.tsx';
import { useRegister } from './use-auth.ts';
import { useLazyValidator } from './use-lazy-validator.ts';

type Props = {
  /** The token of an invite link. */
  invite?: string;
  /** The address it was made for. */
  email?: string;
};

export function RegisterForm({ invite, email = '' }: Props) {
  const register = useRegister();
  const { validate, onFocus } = useLazyValidator((forms) => forms.Registration);
  const form = useForm({
    name: 'register',
    mode: 'uncontrolled',
    initialValues: { username: '', email, password: '', invite },
    validate,
  });

  const handleSubmit = form.onSubmit(async (body) => {
    try {
      await register.mutateAsync({ body });
    } catch (error) {
      if (!(error instanceof ApiError) || !error.fields) return;
      form.setErrors(error.fields);
      focusFirstError(form)(error.fields);
    }
  }, focusFirstError(form));
  const isShownAtField = register.error instanceof ApiError && register.error.fields;

  return (
    <form noValidate onFocus={onFocus} onSubmit={handleSubmit}>
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
        <FormError>
          {register.error && !isShownAtField && messageFor(register.error, 'Registration failed')}
        </FormError>
        <Button type="submit" size="md" fullWidth loading={register.isPending}>
          Create account
        </Button>
      </Stack>
    </form>
  );
}
