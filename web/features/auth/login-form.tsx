import { Anchor, Button, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { messageFor } from '#web/api/api-error.ts';
import { Link } from '#web/navigation/link.tsx';
import { paths } from '#web/paths.ts';
import { FormError } from '#web/ui/form-error.tsx';
import { authForms } from './auth-validator.ts';
import { useLogin } from './use-auth.ts';
import { useSmallForm } from './use-small-form.ts';

export function LoginForm({ onRegister }: { onRegister: () => void }) {
  const login = useLogin();
  const form = useSmallForm({
    initialValues: { username: '', password: '' },
    validate: authForms.validator((forms) => forms.Credentials),
  });

  return (
    <form onFocus={authForms.fetchForms} {...form.sendTo((body) => login.mutate({ body }))}>
      <Stack>
        <TextInput
          label="Username"
          description="You can also use your email address"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...form.field('username')}
        />
        <PasswordInput
          label="Password"
          autoComplete="current-password"
          {...form.field('password')}
          aria-invalid={form.errors.password !== undefined}
        />
        <FormError>{login.error && messageFor(login.error, 'Login failed')}</FormError>
        <Button type="submit" size="md" fullWidth loading={login.isPending}>
          Log in
        </Button>
        <Text ta="center">
          New here?{' '}
          <Anchor component="button" type="button" onClick={onRegister}>
            Create an account
          </Anchor>
        </Text>
        <Anchor
          component={Link}
          to={paths.forgotPassword}
          size="sm"
          style={{ justifyContent: 'center' }}
        >
          Forgot your password?
        </Anchor>
      </Stack>
    </form>
  );
}
