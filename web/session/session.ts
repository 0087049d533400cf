import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SessionCheck, User } from '#contract/auth.ts';
import { getUser } from '#contract/calls/auth.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call, unauthenticated } from '#web/api/call.ts';
import { type AppState, useAppState } from '#web/app-state.ts';
import {
  clearEverywhere,
  clearLocalContent,
  clearPersistedState,
} from '#web/local-content/clear-local-content.ts';
import { checkSession, notAuthenticated } from './check-session.ts';
import { setSessionHint } from './session-hint.ts';

const minute = 60_000;
const outagePause = 5_000;

/** One key for both addresses of the check: which of them is asked depends on the page. */
const sessionKey = ['session'];

const sessionQuery = (app: AppState) =>
  queryOptions({
    queryKey: sessionKey,
    queryFn: () => checkSessionAndContent(app),
    staleTime: 5 * minute,
    // A server that is gone comes back; whoever waits should not have to do anything.
    refetchInterval: ({ state }) =>
      state.data?.error !== undefined && isOutage(state.data.error) ? outagePause : false,
  });

const userQuery = queryOptions({
  queryKey: [getUser.path],
  queryFn: ({ client }) => findUser(client),
  staleTime: minute,
  refetchInterval: 5 * minute,
  refetchOnMount: true,
  refetchOnWindowFocus: true,
});

/** The reason for being signed out when one did it oneself. */
export const loggedOutReason = 'Logged out';

/** Nobody said that the session has ended: the server could not be asked. */
export const isOutage = (reason: string | undefined) =>
  reason !== loggedOutReason && reason !== notAuthenticated;

export type CurrentUser =
  | { status: 'pending'; user: null }
  /** Not confirmed until the session check of this page has said so as well. */
  | { status: 'signed-in'; user: User; isConfirmed: boolean }
  | { status: 'signed-out'; user: null; reason: string | undefined };

/** Who is signed in. Until the fuller record arrives the user is rebuilt from the session check. */
export function useCurrentUser(): CurrentUser {
  const session = useQuery(sessionQuery(useAppState()));
  const record = useQuery({ ...userQuery, enabled: session.data?.isAuthenticated === true });

  if (session.isPending) {
    return record.data
      ? { status: 'signed-in', user: record.data, isConfirmed: false }
      : { status: 'pending', user: null };
  }
  const user = session.data && (ownRecord(record.data, session.data) ?? rebuildUser(session.data));
  if (session.data?.isAuthenticated && user) {
    return { status: 'signed-in', user, isConfirmed: true };
  }
  return { status: 'signed-out', user: null, reason: session.data?.error };
}

/** After login or registration: the user is known at once, and a session check runs. */
export function useSetCurrentUser() {
  const app = useAppState();
  const client = useQueryClient();
  return async (user: User): Promise<void> => {
    await openContent(app, user.id);
    forgetEverythingElse(client);
    setSessionHint(true);
    clearPersistedState({ userId: user.id });
    client.setQueryData(userQuery.queryKey, user);
    await client.resetQueries({ queryKey: sessionKey });
  };
}

/** After a logout: nothing of the user stays in this browser, and the guards hear of it. */
export function useClearCurrentUser() {
  const app = useAppState();
  const client = useQueryClient();
  return (): void => {
    forgetEverythingElse(client);
    setSessionHint(false);
    clearEverywhere(app);
    clearPersistedState();
    client.getMutationCache().clear();
    client.setQueryData(sessionKey, { isAuthenticated: false, error: loggedOutReason });
  };
}

/** What was cached belongs to whoever was signed in before. */
function forgetEverythingElse(client: QueryClient): void {
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionKey[0] });
}

/** Begins the check before the first screen is drawn. Done when that is known. */
export function beginSessionCheck(app: AppState, client: QueryClient): Promise<void> {
  return client.prefetchQuery(sessionQuery(app));
}

/** Whoever a screen is drawn for before it is known who is signed in: the build does so (web/prerender.tsx). */
export function setPageUser(client: QueryClient, user: User): void {
  client.setQueryData(userQuery.queryKey, user, { updatedAt: 0 });
}

export function refreshSession(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: sessionKey });
}

/** What this browser keeps is the signed-in user's. An outage says nothing about who that is. */
async function checkSessionAndContent(app: AppState): Promise<SessionCheck> {
  const check = await checkSession();
  if (check.error === notAuthenticated) {
    setSessionHint(false);
    clearLocalContent();
  }
  if (!check.isAuthenticated && navigator.onLine === false) return findKeptUser(app, check);
  if (!check.isAuthenticated || check.userId === undefined) return check;
  return openContent(app, check.userId).then(
    () => check,
    // The store could not be loaded: the server is gone again.
    (error: Error) => ({ isAuthenticated: false, error: error.message }),
  );
}

/** Without a network whoever was signed in here can read what this browser has of theirs. */
async function findKeptUser(app: AppState, check: SessionCheck): Promise<SessionCheck> {
  try {
    const { id, username } = await call(getUser, {});
    await openContent(app, id);
    return { isAuthenticated: true, userId: id, username, error: check.error };
  } catch {
    return check;
  }
}

async function openContent(app: AppState, userId: number): Promise<void> {
  const { createContentStore } = await import('#web/local-content/content-store.ts');
  app.get(createContentStore).load(userId);
}

/** A 401 means that there is no user, and that the session check is out of date. */
async function findUser(client: QueryClient): Promise<User | null> {
  try {
    const user = await call(getUser, {});
    return (user as unknown) === unauthenticated ? null : user;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    await refreshSession(client);
    return null;
  }
}

/** Another tab may have signed in somebody else: the record must be of the session's user. */
function ownRecord(record: User | null | undefined, session: SessionCheck): User | undefined {
  return record && record.id === session.userId ? record : undefined;
}

function rebuildUser(session: SessionCheck): User | undefined {
  const { userId, username } = session;
  if (userId === undefined || username === undefined) return undefined;
  return { id: userId, username, email: '' };
}
