import { Alert, Button, Group, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { changeEmail } from '#contract/calls/account.ts';
import { adminUsername } from '#contract/constants.ts';
import { useCall } from '#web/api/mutation.ts';
import { useCurrentUser } from '#web/session/session.ts';
import { focusFirstError, formErrorMessage, showFieldErrors } from '#web/ui/field-errors.ts';
import { FormError } from '#web/ui/form-error.tsx';
import { accountForms } from './account-validator.ts';
import { accountQuery, useAccount } from './use-account.ts';

export function EmailSection() {
  const { user } = useCurrentUser();
  if (user?.username === adminUsername) {
    return <Text>The admin account doesn’t have an email address.</Text>;
  }
  return <EmailForm />;
}

/** The address changes when the link sent to the new one is opened, and not before. */
function EmailForm() {
  const { data: account } = useAccount();
  const client = useQueryClient();
  const change = useCall(changeEmail, { onSuccess: () => client.invalidateQueries(accountQuery) });
  const form = useForm({
    name: 'email-change',
    mode: 'uncontrolled',
    initialValues: { email: '', password: '' },
    validate: accountForms.validator((forms) => forms.EmailChange),
  });
  const handleSubmit = form.onSubmit(async (body) => {
    try {
      await change.mutateAsync({ body });
      form.reset();
    } catch (error) {
      showFieldErrors(form, error);
    }
  }, focusFirstError(form));
  const notice = change.data?.message ?? waitingFor(account?.newEmail);

  return (
    <form noValidate onFocus={accountForms.fetchForms} onSubmit={handleSubmit}>
      <Stack maw={400}>
        <Text style={{ overflowWrap: 'anywhere' }}>
          {account ? `Your email address is ${account.email}.` : ' '}
        </Text>
        <div role="status">
          {notice && (
            <Alert style={{ overflowWrap: 'anywhere' }}>
              {notice} {change.data?.warning}
            </Alert>
          )}
        </div>
        <TextInput
          label="New email"
          type="email"
          autoComplete="email"
          key={form.key('email')}
          {...form.getInputProps('email')}
        />
        <PasswordInput
          label="Your password"
          autoComplete="current-password"
          key={form.key('password')}
          {...form.getInputProps('password')}
          aria-invalid={form.errors.password !== undefined}
        />
        <FormError>
          {formErrorMessage(change.error, 'We couldn’t change your email address.')}
        </FormError>
        <Group>
          <Button type="submit" loading={change.isPending}>
            Change email
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

const waitingFor = (newEmail: string | undefined) =>
  newEmail && `Open the link we sent to ${newEmail} to finish the change.`;
