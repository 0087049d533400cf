import {
  Button,
  Checkbox,
  Group,
  NativeSelect,
  PasswordInput,
  Stack,
  TextInput,
} from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useState } from 'react';
import { makeToken } from '#contract/calls/tokens.ts';
import { NewToken } from '#contract/token-forms.ts';
import {
  type TokenScope,
  tokenDays,
  tokenScopeNames,
  tokenScopes,
} from '#contract/token-scopes.ts';
import { useCall } from '#web/api/mutation.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { focusFirstError, formErrorMessage, showFieldErrors } from '#web/ui/field-errors.ts';
import { FormError } from '#web/ui/form-error.tsx';
import { ShownOnce } from '#web/ui/shown-once.tsx';

type Props = { onClose: () => void; onMade: () => void };

export function TokenDialog({ onClose, onMade }: Props) {
  const [token, setToken] = useState<string>();
  return (
    <Dialog
      opened
      onClose={onClose}
      title={token ? 'Your token' : 'Make a token'}
      closeOnClickOutside={false}
    >
      {token ? (
        <MadeToken token={token} onClose={onClose} />
      ) : (
        <TokenForm
          onClose={onClose}
          onMade={(made) => {
            setToken(made);
            onMade();
          }}
        />
      )}
    </Dialog>
  );
}

const scopeHints: Record<TokenScope, string> = {
  read: 'Your saved posts, your plan, pictures and topics.',
  drafts: 'Have posts written, save and change them, put drafts on your plan.',
  publish: 'Plan posts for real, move them and take them off your plan.',
};

type FormProps = { onClose: () => void; onMade: (token: string) => void };

function TokenForm({ onClose, onMade }: FormProps) {
  const make = useCall(makeToken);
  const form = useForm({
    name: 'token',
    initialValues: {
      name: '',
      scopes: ['read'] as TokenScope[],
      days: 90 as (typeof tokenDays)[number],
      password: '',
    },
    validate: schemaResolver(NewToken, { sync: true }),
  });
  const handleSubmit = form.onSubmit(async (body) => {
    try {
      onMade((await make.mutateAsync({ body })).token);
    } catch (error) {
      showFieldErrors(form, error);
    }
  }, focusFirstError(form));
  const days = form.getInputProps('days');

  return (
    <form noValidate onSubmit={handleSubmit}>
      <Stack>
        <TextInput
          label="Name"
          description="What it’s for, such as My spreadsheet."
          maxLength={80}
          autoComplete="off"
          data-autofocus
          {...form.getInputProps('name')}
        />
        <Checkbox.Group label="What it may do" {...form.getInputProps('scopes')}>
          <Stack gap="xs" mt="xs">
            {tokenScopes.map((scope) => (
              <Checkbox
                key={scope}
                value={scope}
                label={tokenScopeNames[scope]}
                description={scopeHints[scope]}
              />
            ))}
          </Stack>
        </Checkbox.Group>
        <NativeSelect
          label="Ends after"
          {...days}
          value={String(days.value)}
          onChange={({ currentTarget }) => days.onChange(Number(currentTarget.value))}
          data={tokenDays.map((each) => ({ value: String(each), label: `${each} days` }))}
        />
        <PasswordInput
          label="Your password"
          autoComplete="current-password"
          {...form.getInputProps('password')}
        />
        <FormError>{formErrorMessage(make.error, 'We couldn’t make a token.')}</FormError>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={make.isPending}>
            Make token
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function MadeToken({ token, onClose }: { token: string; onClose: () => void }) {
  return (
    <ShownOnce label="Token" what="the token" value={token} onClose={onClose}>
      Copy it now and keep it like a password.
    </ShownOnce>
  );
}
