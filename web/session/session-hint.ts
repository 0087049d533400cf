import { sessionDays } from '#contract/limits.ts';
import { sessionHint } from '#contract/session-hint.ts';

const day = 24 * 60 * 60;

/** Whether this browser may have a session. Without the hint it has none. */
export const mayHaveSession = (): boolean =>
  document.cookie.split('; ').some((cookie) => cookie.startsWith(`${sessionHint}=`));

export function hintAtSession(isThere: boolean): void {
  const lifetime = isThere ? sessionDays.maximum * day : 0;
  // biome-ignore lint/suspicious/noDocumentCookie: the other way to set one is not in every browser
  document.cookie = `${sessionHint}=yes; Path=/; SameSite=Lax; Max-Age=${lifetime}`;
}
