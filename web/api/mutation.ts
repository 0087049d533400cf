import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Answer, JsonEndpoint, Sent } from '#contract/endpoint.ts';
import { call } from './call.ts';
import { randomId } from './random-id.ts';

type Attempt<E extends JsonEndpoint> = { sent: Sent<E>; idempotencyKey: string };

/**
 * A write to an endpoint. Every use gets a key of its own that its retry repeats, so that nothing
 * is done twice. Nor is it by two quick presses: the second comes before the button is drawn as busy,
 * and waits for the answer of the first.
 */
export function useCall<E extends JsonEndpoint>(
  endpoint: E,
  options: Omit<UseMutationOptions<Answer<E>, Error, Attempt<E>>, 'mutationFn'> = {},
) {
  const mutation = useMutation({
    ...options,
    mutationFn: ({ sent, idempotencyKey }: Attempt<E>) => call(endpoint, sent, { idempotencyKey }),
  });
  /** The newest one only: what was asked for in between must not be passed over. */
  const underWay = useRef<{ same: string; answer: Promise<Answer<E>> }>(null);

  const mutateAsync = (sent: Sent<E>): Promise<Answer<E>> => {
    const same = JSON.stringify(sent);
    if (underWay.current?.same === same) return underWay.current.answer;
    const answer = mutation.mutateAsync({ sent, idempotencyKey: randomId() }).finally(() => {
      if (underWay.current?.answer === answer) underWay.current = null;
    });
    underWay.current = { same, answer };
    return answer;
  };
  return {
    ...mutation,
    mutateAsync,
    // Why it failed is told by the options and by `error`.
    mutate: (sent: Sent<E>) => void mutateAsync(sent).catch(() => undefined),
  };
}
