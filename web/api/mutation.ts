import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import type { Answer, Call, JsonEndpoint, Sent } from '#contract/endpoint.ts';
import { call } from './call.ts';
import { randomId } from './random-id.ts';
import { useSingleFlight } from './use-single-flight.ts';

type Attempt<E extends JsonEndpoint> = { sent: Sent<E>; idempotencyKey: string };

/**
 * A write to an endpoint. Every use gets a key of its own that its retry repeats, so that nothing
 * is done twice. Nor is it by two quick presses.
 */
export function useCall<E extends JsonEndpoint>(
  target: Call<E>,
  options: Omit<UseMutationOptions<Answer<E>, Error, Attempt<E>>, 'mutationFn'> = {},
) {
  const mutation = useMutation({
    ...options,
    mutationFn: ({ sent, idempotencyKey }: Attempt<E>) => call(target, sent, { idempotencyKey }),
  });
  const mutateAsync = useSingleFlight((sent: Sent<E>) =>
    mutation.mutateAsync({ sent, idempotencyKey: randomId() }),
  );
  return {
    ...mutation,
    mutateAsync,
    // Why it failed is told by the options and by `error`.
    mutate: (sent: Sent<E>) => void mutateAsync(sent).catch(() => undefined),
  };
}
