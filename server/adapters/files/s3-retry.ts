import type { S3ClientConfig } from '@aws-sdk/client-s3';

type Given = NonNullable<S3ClientConfig['retryStrategy']>;
type RetryStrategy = Extract<Given, { acquireInitialRetryToken: unknown }>;

/** Milliseconds before the second attempt. */
const pause = 100;

/**
 * One attempt more after a refusal that may pass and after a cut connection. Not after silence: who
 * has waited that long in vain gets an answer, so that nobody waits twice.
 */
export const retryUnlessTimedOut: RetryStrategy = {
  acquireInitialRetryToken: async () => attempt(0),
  async refreshRetryTokenForRetry(token, { error, errorType }) {
    const isLasting = errorType === 'CLIENT_ERROR' || isSilence(error);
    if (token.getRetryCount() > 0 || isLasting) throw error;
    return attempt(pause);
  },
  recordSuccess() {},
};

/** The SDK says timeout to a cut connection as well; that one has a code of the system. */
function isSilence(error: unknown): boolean {
  const { name, code } = error as { name?: string; code?: string };
  return (
    name === 'AbortError' || (name === 'TimeoutError' && !/^(ECONNRESET|EPIPE)$/.test(code ?? ''))
  );
}

const attempt = (delay: number) => ({
  getRetryCount: () => (delay > 0 ? 1 : 0),
  getRetryDelay: () => delay,
});
