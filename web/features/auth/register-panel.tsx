import { Box, Button, Center, Loader, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { checkInvite, getRegistration } from '#contract/calls/auth.ts';
import { ApiError, messageFor } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { queryOf } from '#web/api/query.ts';
import { useLazyPart } from '#web/ui/use-lazy-part.ts';
import { RegisterForm } from './register-form.tsx';

type Props = {
  /** The token of the invite link somebody came with. */
  invite: string | undefined;
  onLogin: () => void;
};

/** The form, or why there is none. Whatever cannot be asked, the server decides when the form is sent. */
export function RegisterPanel({ invite, onLogin }: Props) {
  return invite ? <Invited invite={invite} onLogin={onLogin} /> : <Uninvited onLogin={onLogin} />;
}

/** Until told otherwise anyone may register: that is how Porchlight is set up unless somebody changed it. */
function Uninvited({ onLogin }: Pick<Props, 'onLogin'>) {
  const { data } = useQuery(queryOf(getRegistration, {}));
  if (data?.registration === 'closed') {
    return (
      <NoForm onLogin={onLogin}>
        This site isn’t accepting new accounts. If you think you should have one, ask your
        administrator.
      </NoForm>
    );
  }
  if (data?.registration === 'invite') {
    return (
      <NoForm onLogin={onLogin}>
        You need an invite link to create an account here. Ask your administrator for one, then open
        it to sign up.
      </NoForm>
    );
  }
  return <RegisterForm />;
}

function Invited({ invite, onLogin }: { invite: string; onLogin: () => void }) {
  const check = useQuery({
    queryKey: [checkInvite.path, invite],
    queryFn: ({ signal }) => call(checkInvite, { body: { invite } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (check.isPending) {
    return (
      <Center h={360}>
        <Loader aria-label="Loading" />
      </Center>
    );
  }
  if (check.error instanceof ApiError && check.error.status < 500) {
    return <NoForm onLogin={onLogin}>{messageFor(check.error, 'This link doesn’t work.')}</NoForm>;
  }
  return <RegisterForm invite={invite} email={check.data?.email ?? ''} />;
}

/** Few ever see it: the page stands sooner without it. */
const loadDrawing = async () => (await import('#web/ui/drawings/key-locked.tsx')).KeyLocked;

function NoForm({ children, onLogin }: { children: ReactNode; onLogin: () => void }) {
  const Drawing = useLazyPart(loadDrawing, true);
  return (
    <Stack align="center" ta="center" py="md">
      <Box h={120}>{Drawing && <Drawing />}</Box>
      <Text>{children}</Text>
      <Button variant="default" onClick={onLogin}>
        I already have an account
      </Button>
    </Stack>
  );
}
