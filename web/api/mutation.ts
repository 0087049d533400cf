import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import type { Answer, JsonEndpoint, Sent } from '#contract/endpoint.ts';
import { call } from './call.ts';
import { randomId } from './random-id.ts';

type Attempt<E extends JsonEndpoint> = { sent: Sent<E>; idempotencyKey: string };

/**
 * A write to an endpoint. Every use gets a key of its own that its retry repeats, so that nothing
 * is done twice.
 */
export function useCall<E extends JsonEndpoint>(
  endpoint: E,
  options: Omit<UseMutationOptions<Answer<E>, Error, Attempt<E>>, 'mutationFn'> = {},
) {
  const mutation = useMutation({
    ...options,
    mutationFn: ({ sent, idempotencyKey }: Attempt<E>) => call(endpoint, sent, { idempotencyKey }),
  });
  const attempt = (sent: Sent<E>) => ({ sent, idempotencyKey: randomId() });
  return {
    ...mutation,
    mutate: (sent: Sent<E>) => mutation.mutate(attempt(sent)),
    mutateAsync: (sent: Sent<E>) => mutation.mutateAsync(attempt(sent)),
  };
}
