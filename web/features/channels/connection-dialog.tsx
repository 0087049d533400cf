import { Button, Group, NativeSelect, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { changeConnection, connectChannel, listDestinations } from '#contract/calls/channels.ts';
import { type ConnectionField, type DirectKey, directChannels } from '#contract/channel-list.ts';
import type { Connection } from '#contract/channels.ts';
import { connectionNameAtMost } from '#contract/limits.ts';
import { messageFor } from '#web/api/api-error.ts';
import { useCall } from '#web/api/mutation.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogFooter } from '#web/ui/dialog-footer.tsx';
import { focusFirstError } from '#web/ui/field-errors.ts';
import { FormError } from '#web/ui/form-error.tsx';
import { ShownOnce } from '#web/ui/shown-once.tsx';
import { connectionsQuery } from './connections-query.ts';
import { SignInButton } from './linkedin-sign-in.tsx';

type Props = {
  /** The one that is changed, or what a new one can be. */
  connection?: Connection;
  offered?: DirectKey[];
  onClose: () => void;
};

/** Where most have something. */
const usual = 'wordpress';

/** Connects an account or changes one. It is tried at once, and what is wrong with it stands below the form. */
export function ConnectionDialog({ connection, offered = [], onClose }: Props) {
  const [first = usual] = offered;
  const [channel, setChannel] = useState<DirectKey>(
    connection?.channel ?? (offered.includes(usual) ? usual : first),
  );
  const [madeSecret, setMadeSecret] = useState<string | null>(null);
  const title = connection ? `Change ${connection.name}` : 'Connect an account';
  return (
    <Dialog
      opened
      onClose={onClose}
      title={madeSecret ? 'Your signing secret' : title}
      closeOnClickOutside={false}
    >
      {madeSecret ? (
        <MadeSecret secret={madeSecret} onClose={onClose} />
      ) : (
        <Stack>
          {!connection && (
            <NativeSelect
              label="Where"
              description={directChannels[channel].about}
              value={channel}
              onChange={(event) => setChannel(event.currentTarget.value as DirectKey)}
              data={offered.map((key) => ({ value: key, label: directChannels[key].name }))}
              data-autofocus
            />
          )}
          {directChannels[channel].signsIn && !connection ? (
            <SignIn onClose={onClose} />
          ) : (
            <ConnectionForm
              key={channel}
              channel={channel}
              connection={connection}
              onSecretMade={setMadeSecret}
              onClose={onClose}
            />
          )}
        </Stack>
      )}
    </Dialog>
  );
}

function SignIn({ onClose }: { onClose: () => void }) {
  return (
    <>
      <Text>
        LinkedIn will ask you to let us post for you. Your permission lasts 60 days, and we’ll
        remind you a week before it expires.
      </Text>
      <Group justify="flex-end" align="flex-end" gap="xs">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <SignInButton>Continue to LinkedIn</SignInButton>
      </Group>
    </>
  );
}

type FormProps = {
  channel: DirectKey;
  connection: Connection | undefined;
  onSecretMade: (secret: string) => void;
  onClose: () => void;
};

function ConnectionForm({ channel, connection, onSecretMade, onClose }: FormProps) {
  const client = useQueryClient();
  const refresh = { onSuccess: () => client.invalidateQueries(connectionsQuery) };
  const connect = useCall(connectChannel, refresh);
  const change = useCall(changeConnection, refresh);
  const list = useCall(listDestinations);
  const destinations = list.data;
  const fields = directChannels[channel].fields.filter(({ isHidden }) => !isHidden);
  // An account that is connected has its destination, until another one is asked for.
  const isDestinationMissing = fields.some(({ isListed }) => isListed) && !destinations?.length;
  const isNeeded = ({ isOptional, isSecret, isListed }: ConnectionField) =>
    !isOptional && !isListed && !(isSecret && connection);

  const form = useForm<Record<string, string>>({
    name: 'connection',
    mode: 'uncontrolled',
    initialValues: Object.fromEntries([
      ['name', connection?.name ?? ''],
      ...fields.map((field) => [
        field.name,
        connection?.settings[field.name] ?? field.options?.[0]?.value ?? '',
      ]),
    ]),
    validate: Object.fromEntries(
      fields
        .filter(isNeeded)
        .map(({ name }) => [
          name,
          (value: string) => (value.trim() ? null : 'Please fill this in'),
        ]),
    ),
  });

  async function loadPlaces(values: Record<string, string>) {
    const { name: _name, ...given } = values;
    const found = await list.mutateAsync({ body: { channel, values: given, id: connection?.id } });
    const isThere = found.some(({ value }) => value === values.destination);
    if (!isThere) form.setFieldValue('destination', found[0]?.value ?? '');
  }

  const handleSubmit = form.onSubmit(async ({ name: typed = '', ...values }) => {
    try {
      if (isDestinationMissing && !connection) return await loadPlaces(values);
      const chosen = destinations?.find(({ value }) => value === values.destination)?.label ?? '';
      const name = typed || chosen.slice(0, connectionNameAtMost);
      if (connection) {
        const changed = fields.length > 0 ? { name, values } : { name };
        await change.mutateAsync({ params: { id: connection.id }, body: changed });
        return onClose();
      }
      const { madeSecret } = await connect.mutateAsync({ body: { channel, name, values } });
      if (madeSecret) onSecretMade(madeSecret);
      else onClose();
    } catch {
      // Said below the form.
    }
  }, focusFirstError(form));

  const isShown = ({ isListed }: ConnectionField) => !isListed || (destinations?.length ?? 0) > 0;
  const error = list.error ?? connect.error ?? change.error;
  return (
    <form noValidate onSubmit={handleSubmit}>
      <Stack>
        {fields.filter(isShown).map((field) => (
          <Field
            key={field.name}
            field={field.isListed && destinations ? { ...field, options: destinations } : field}
            isKept={field.isSecret && connection !== undefined}
            input={{ ...form.getInputProps(field.name), key: form.key(field.name) }}
          />
        ))}
        {isDestinationMissing && connection && (
          <Button
            variant="default"
            loading={list.isPending}
            onClick={() => void loadPlaces(form.getValues()).catch(() => {})}
          >
            Choose another channel
          </Button>
        )}
        {destinations?.length === 0 && (
          <FormError>
            There’s no channel in this account that takes posts. Connect one there first.
          </FormError>
        )}
        <TextInput
          label="Name (optional)"
          description="What you call it here."
          maxLength={connectionNameAtMost}
          autoComplete="off"
          key={form.key('name')}
          {...form.getInputProps('name')}
        />
        <FormError>{error && messageFor(error, 'We couldn’t connect this account.')}</FormError>
        <DialogFooter onPhone="equal">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={list.isPending || connect.isPending || change.isPending}>
            {connection ? 'Save' : isDestinationMissing ? 'Choose a channel' : 'Connect'}
          </Button>
        </DialogFooter>
      </Stack>
    </form>
  );
}

type FieldProps = {
  field: ConnectionField;
  /** There is one already, which stays when nothing is typed. */
  isKept: boolean;
  input: Record<string, unknown> & { key: string };
};

function Field({ field, isKept, input: { key, ...input } }: FieldProps) {
  const { label, hint, isOptional, isSecret, options } = field;
  if (options) return <NativeSelect key={key} label={label} data={options} {...input} />;
  const Input = isSecret ? PasswordInput : TextInput;
  return (
    <Input
      key={key}
      label={isOptional ? `${label} (optional)` : label}
      description={isKept ? 'Leave it empty to keep the one we have.' : hint}
      // A browser's own password for this site belongs nowhere here.
      autoComplete={isSecret ? 'new-password' : 'off'}
      autoCapitalize="off"
      spellCheck={false}
      {...input}
    />
  );
}

function MadeSecret({ secret, onClose }: { secret: string; onClose: () => void }) {
  return (
    <ShownOnce label="Signing secret" what="the secret" value={secret} onClose={onClose}>
      It’s connected. Enter this secret where your messages arrive, so that it can tell they come
      from here.
    </ShownOnce>
  );
}
