import { guestHint } from '#contract/session-hint.ts';

/** Whether this browser may have a session. It has none where it was told so. */
export const mayHaveSession = (): boolean =>
  !document.cookie.split('; ').some((cookie) => cookie.startsWith(`${guestHint}=`));

export function setSessionHint(isThere: boolean): void {
  const end = isThere ? '; Max-Age=0' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the other way to set one is not in every browser
  document.cookie = `${guestHint}=yes; Path=/; SameSite=Lax${end}`;
}
