import type { ErrorBody, ErrorCode } from '#contract/errors.ts';

/** A refused or failed call. `message` is for logs; people read `serverMessage`. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  readonly serverMessage: string | undefined;
  readonly code: ErrorCode | undefined;
  readonly fields: Record<string, string> | undefined;

  constructor(status: number, body: string, statusText: string) {
    super(`${status}: ${body || statusText}`);
    const parsed = parseErrorBody(body);
    this.status = status;
    this.serverMessage = parsed?.message;
    this.code = parsed?.code;
    this.fields = parsed?.fields;
  }
}

/** What to show a person: the server's own words, else the specified default. */
export function messageFor(error: unknown, fallback: string): string {
  return (error instanceof ApiError && error.serverMessage) || fallback;
}

/** The session had ended, and the page did not know yet. */
export const isSignedOut = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'not_signed_in';

/** Network failures and passing troubles of a server or proxy may be tried once more. */
export function isTransient(error: unknown): boolean {
  return !(error instanceof ApiError) || [502, 503, 504].includes(error.status);
}

function parseErrorBody(body: string): Partial<ErrorBody> | undefined {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
