import { Alert, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { IconCopy } from '@tabler/icons-react';
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
import { useCopy } from '#web/ui/html/clipboard.ts';
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
  const copy = useCopy();
  const copied = { title: 'Copied', description: 'The invite link is on your clipboard.' };
  return (
    <Stack>
      <Text role="status">
        {invite.email ? `Send this link to ${invite.email}.` : 'Send this link to one person.'} It
        is shown only now.
      </Text>
      <TextInput
        label="Invite link"
        readOnly
        value={link}
        onFocus={(event) => event.currentTarget.select()}
      />
      {!link.startsWith('https:') && (
        <Alert color="amber">
          The link starts with {new URL(link).origin}, so it opens only where that address does. Set
          PUBLIC_URL to the https address people type before you invite others.
        </Alert>
      )}
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onClose}>
          Done
        </Button>
        <Button
          leftSection={<IconCopy size={18} aria-hidden />}
          autoFocus
          onClick={() => copy({ text: link }, copied)}
        >
          Copy the link
        </Button>
      </Group>
    </Stack>
  );
}
