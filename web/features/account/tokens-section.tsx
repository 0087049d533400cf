import { Button, Group, Stack, Text } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { listTokens, revokeToken } from '#contract/calls/tokens.ts';
import { tokenScopeNames } from '#contract/token-scopes.ts';
import type { PersonalToken } from '#contract/tokens.ts';
import { messageFor } from '#web/api/api-error.ts';
import { useCall } from '#web/api/mutation.ts';
import { queryOf } from '#web/api/query.ts';
import { FormError } from '#web/ui/form-error.tsx';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { LoadingArea } from '#web/ui/loading-area.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { useDialogButton } from '#web/ui/use-dialog-button.ts';
import { useLazyPart } from '#web/ui/use-lazy-part.ts';
import classes from './sessions-section.module.css';

const tokensQuery = queryOf(listTokens, {});

const loadDialog = async () => (await import('./token-dialog.tsx')).TokenDialog;

/** What programs of the agent sign in with. */
export function TokensSection() {
  const tokens = useQuery({ ...tokensQuery, staleTime: 0 });
  const client = useQueryClient();
  const { isOpen, open, close, button } = useDialogButton();
  const TokenDialog = useLazyPart(loadDialog, isOpen);
  if (tokens.isPending) return <LoadingArea height={112} />;
  if (!tokens.data) {
    return (
      <LoadFailure onRetry={() => tokens.refetch()}>
        {messageFor(tokens.error, 'We couldn’t load your tokens.')}
      </LoadFailure>
    );
  }
  return (
    <Stack gap="lg" align="flex-start">
      {tokens.data.length === 0 ? (
        <Text c="dimmed" maw={520}>
          You have none. With a token, a program of yours can read your posts, write drafts or
          publish for you.
        </Text>
      ) : (
        <ul className={classes.list}>
          {tokens.data.map((token) => (
            <Token key={token.id} token={token} />
          ))}
        </ul>
      )}
      <Button variant="default" ref={button} onClick={open}>
        Make a token
      </Button>
      {isOpen && TokenDialog && (
        <TokenDialog onClose={close} onMade={() => client.invalidateQueries(tokensQuery)} />
      )}
    </Stack>
  );
}

function Token({ token }: { token: PersonalToken }) {
  const { id, name, scopes, lastUsedAt, expiresAt } = token;
  const client = useQueryClient();
  const revoke = useCall(revokeToken, {
    // It may have ended by itself: then the list says so too.
    onSettled: () => client.invalidateQueries(tokensQuery),
  });
  return (
    <li className={classes.session}>
      <Group gap="sm" wrap="nowrap" className={classes.words}>
        <IconKey size={24} aria-hidden className={classes.icon} />
        <div>
          <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
            {name}
          </Text>
          <Text c="dimmed" size="sm">
            {scopes.map((scope) => tokenScopeNames[scope]).join(', ')}
            {' · '}
            {lastUsedAt ? (
              <>
                Last used <RelativeTime at={lastUsedAt} />
              </>
            ) : (
              'Never used'
            )}
            {` · Ends ${new Date(expiresAt).toLocaleDateString('en-US', { dateStyle: 'medium' })}`}
          </Text>
        </div>
      </Group>
      <Button
        variant="default"
        size="sm"
        loading={revoke.isPending}
        aria-label={`Revoke ${name}`}
        onClick={() => revoke.mutate({ params: { id } })}
      >
        Revoke
      </Button>
      <FormError>
        {revoke.error && messageFor(revoke.error, 'That didn’t work. Please try again.')}
      </FormError>
    </li>
  );
}
