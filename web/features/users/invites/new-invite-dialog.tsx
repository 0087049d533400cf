import { Alert, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { NewInvite } from '#contract/auth-forms.ts';
import { createInvite } from '#contract/calls/invites.ts';
import type { Answer } from '#contract/endpoint.ts';
import type * as invites from '#contract/invites.ts';
import { inviteLinkDays } from '#contract/limits.ts';
import { messageFor } from '#web/api/api-error.ts';
import { useCall } from '#web/api/mutation.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { focusFirstError } from '#web/ui/field-errors.ts';
import { FormError } from '#web/ui/form-error.tsx';
import { ShownOnce } from '#web/ui/shown-once.tsx';
import { useRefreshInvites } from './use-invites.ts';

/** Makes a link and shows it, this once. */
export function NewInviteDialog({ onClose }: { onClose: () => void }) {
  const refresh = useRefreshInvites();
  const create = useCall(createInvite, { onSuccess: refresh });
  return (
    <Dialog
      opened
      onClose={onClose}
      title={create.data ? 'Your invite link' : 'Create an invite link'}
      // A slip of the mouse must not take away what is shown only once.
      closeOnClickOutside={!create.data}
    >
      {create.data ? (
        <MadeLink made={create.data} onClose={onClose} />
      ) : (
        <InviteForm create={create} onClose={onClose} />
      )}
    </Dialog>
  );
}

type FormProps = {
  create: ReturnType<typeof useCall<typeof invites.createInvite>>;
  onClose: () => void;
};

function InviteForm({ create, onClose }: FormProps) {
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email: '' },
    validate: schemaResolver(NewInvite, { sync: true }),
  });
  return (
    <form
      noValidate
      onSubmit={form.onSubmit((body) => create.mutate({ body }), focusFirstError(form))}
    >
      <Stack>
        <Text>
          The link lets one person make an account, within {inviteLinkDays} days. You send it
          yourself, by mail or message.
        </Text>
        <TextInput
          label="Their email (optional)"
          description="We’ll fill it in for them, and you’ll see who the link was for."
          type="email"
          autoComplete="off"
          data-autofocus
          key={form.key('email')}
          {...form.getInputProps('email')}
        />
        <FormError>
          {create.error && messageFor(create.error, 'We couldn’t create the link.')}
        </FormError>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={create.isPending}>
            Create link
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

type MadeProps = { made: Answer<typeof invites.createInvite>; onClose: () => void };

function MadeLink({ made: { invite, link }, onClose }: MadeProps) {
  const warning = !link.startsWith('https:') && (
    <Alert color="amber">
      The link starts with {new URL(link).origin}, so it opens only where that address does. Set
      PUBLIC_URL to the https address people type before you invite others.
    </Alert>
  );
  return (
    <ShownOnce label="Invite link" what="the link" value={link} warning={warning} onClose={onClose}>
      {invite.email ? `Send this link to ${invite.email}.` : 'Send this link to one person.'}
    </ShownOnce>
  );
}
