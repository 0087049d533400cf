import { Button, Stack, Text } from '@mantine/core';
import { confirmEmail } from '#contract/calls/auth.ts';
import { messageFor } from '#web/api/api-error.ts';
import { useCall } from '#web/api/mutation.ts';
import { Link } from '#web/navigation/link.tsx';
import { useSearchParams } from '#web/navigation/use-search-params.ts';
import { paths } from '#web/paths.ts';
import { FormError } from '#web/ui/form-error.tsx';
import { PorchLayout } from '#web/ui/porch-layout.tsx';

/** Where the link to a new email address leads. A button, because mail programs open links by themselves. */
export function ConfirmEmailPage() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const confirm = useCall(confirmEmail);

  if (confirm.data) {
    return (
      <PorchLayout title="Your email address is confirmed">
        <Stack role="status">
          <Text style={{ overflowWrap: 'anywhere' }}>{confirm.data.message}</Text>
          <Button component={Link} to={paths.home} size="md">
            Go to Porchlight
          </Button>
        </Stack>
      </PorchLayout>
    );
  }
  return (
    <PorchLayout title="Confirm your new email address">
      <Stack>
        <Text c="dimmed">Click the button to start using this address for your account.</Text>
        <FormError>
          {token
            ? confirm.error && messageFor(confirm.error, 'That didn’t work. Please try again.')
            : 'This link is incomplete. Please open it again from the email.'}
        </FormError>
        <Button
          size="md"
          disabled={!token}
          loading={confirm.isPending}
          onClick={() => confirm.mutate({ body: { token } })}
        >
          Confirm email address
        </Button>
      </Stack>
    </PorchLayout>
  );
}
