import { Alert, Button, type ButtonProps, Stack } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { startLinkedInSignIn } from '#contract/calls/channels.ts';
import { type SignInOutcome, signInOutcomes } from '#contract/sign-in-outcomes.ts';
import { messageFor } from '#web/api/api-error.ts';
import { useCall } from '#web/api/mutation.ts';
import { useLocation, useNavigate } from '#web/navigation/router.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { connectionsQuery } from './connections-query.ts';

/** Leads out to LinkedIn, where people say whether we may post for them. */
export function SignInButton(props: ButtonProps & { children: string; 'aria-label'?: string }) {
  const start = useCall(startLinkedInSignIn, {
    onSuccess: ({ address }) => window.location.assign(address),
  });
  return (
    <Stack gap="xs" align="flex-start">
      <FormError>
        {start.error && messageFor(start.error, 'That didn’t work. Please try again.')}
      </FormError>
      <Button {...props} loading={start.isPending} onClick={() => start.mutate({})} />
    </Stack>
  );
}

/** What came of it, for whoever is just back from LinkedIn. */
export function SignInNote() {
  const { search, pathname, hash } = useLocation();
  const navigate = useNavigate();
  const told = new URLSearchParams(search).get('linkedin') ?? '';
  const [outcome] = useState(told);
  const client = useQueryClient();
  useEffect(() => {
    if (!told) return;
    void client.invalidateQueries(connectionsQuery);
    // Said once: a reload is no second sign-in.
    navigate({ pathname, hash }, { replace: true });
  }, [told, client, navigate, pathname, hash]);
  if (!isOutcome(outcome)) return null;
  const isDone = outcome === 'connected';
  return (
    <Alert color={isDone ? 'evergreen' : 'amber'} w="100%" title={signInOutcomes[outcome]}>
      {isDone &&
        'Choose LinkedIn when you plan a post. We’ll remind you before the connection expires.'}
    </Alert>
  );
}

const isOutcome = (text: string): text is SignInOutcome => Object.hasOwn(signInOutcomes, text);
