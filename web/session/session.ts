import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { getUser, type SessionCheck, type User } from '#contract/auth.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call, unauthenticated } from '#web/api/call.ts';
import { checkSession } from './check-session.ts';

const minute = 60_000;

/** One key for both addresses of the check: which of them is asked depends on the page. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: checkSession,
  staleTime: 5 * minute,
});

const userQuery = queryOptions({
  queryKey: [getUser.path],
  queryFn: findUser,
  staleTime: minute,
  refetchInterval: 5 * minute,
  refetchOnMount: true,
  refetchOnWindowFocus: true,
});

/** The reason for being signed out when one did it oneself. */
export const loggedOut = 'Logged out';

export type CurrentUser =
  | { status: 'pending'; user: null }
  | { status: 'signed-in'; user: User }
  | { status: 'signed-out'; user: null; reason: string | undefined };

/** Who is signed in. Until the fuller record arrives the user is rebuilt from the session check. */
export function useCurrentUser(): CurrentUser {
  const session = useQuery(sessionQuery);
  const record = useQuery({ ...userQuery, enabled: session.data?.isAuthenticated === true });

  if (session.isPending) {
    return record.data
      ? { status: 'signed-in', user: record.data }
      : { status: 'pending', user: null };
  }
  const user = session.data && (record.data ?? rebuildUser(session.data));
  if (session.data?.isAuthenticated && user) return { status: 'signed-in', user };
  return { status: 'signed-out', user: null, reason: session.data?.error };
}

/** After login or registration: the user is known at once, and a session check runs. */
export function rememberUser(client: QueryClient, user: User): Promise<void> {
  client.setQueryData(userQuery.queryKey, user);
  return client.resetQueries({ queryKey: sessionQuery.queryKey });
}

/** After a logout: nothing of the user stays in memory, and the guards hear of it. */
export function forgetUser(client: QueryClient): void {
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionQuery.queryKey[0] });
  client.getMutationCache().clear();
  client.setQueryData(sessionQuery.queryKey, { isAuthenticated: false, error: loggedOut });
}

export function refreshSession(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: sessionQuery.queryKey });
}

async function findUser(): Promise<User | null> {
  try {
    const user = await call(getUser, {});
    return (user as unknown) === unauthenticated ? null : user;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

function rebuildUser(session: SessionCheck): User | undefined {
  const { userId, username } = session;
  if (userId === undefined || username === undefined) return undefined;
  return { id: userId, username, email: '' };
}
