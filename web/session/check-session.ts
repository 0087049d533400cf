import type { SessionCheck } from '#contract/auth.ts';
import { getUser, verifySession, verifySessionPublic } from '#contract/calls/auth.ts';
import { ApiError, isTransient } from '#web/api/api-error.ts';
import { call, isPasswordPage, unauthenticated } from '#web/api/call.ts';
import { mayHaveSession } from './session-hint.ts';

export const notAuthenticated = 'Not authenticated';

const retryDelay = 1_000;

/** Asks who is signed in. Whatever goes wrong means: nobody, as far as we can tell. */
export async function checkSession(): Promise<SessionCheck> {
  try {
    return await ask().catch(async (error) => {
      if (!isTransient(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, retryDelay));
      return ask();
    });
  } catch (error) {
    return { isAuthenticated: false, error: describe(error) };
  }
}

async function ask(): Promise<SessionCheck> {
  if (!isPasswordPage() && !mayHaveSession()) throw new ApiError(401, '', 'No session');
  const answer = await (isPasswordPage() ? call(verifySessionPublic, {}) : call(verifySession, {}));
  return typeof answer.isAuthenticated === 'boolean' ? answer : askLegacyEndpoint();
}

/** An answer without isAuthenticated comes from an older server: its user endpoint decides. */
async function askLegacyEndpoint(): Promise<SessionCheck> {
  const user = await call(getUser, {});
  if ((user as unknown) === unauthenticated) throw new ApiError(401, '', 'Unauthorized');
  return { isAuthenticated: true, userId: user.id, username: user.username };
}

function describe(error: unknown): string {
  if (!(error instanceof ApiError)) return (error as Error).message;
  if (error.status === 401) return notAuthenticated;
  return `Server error: ${error.message.replace(/^\d+: /, '')}`;
}
