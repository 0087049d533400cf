import { useRef } from 'react';
import type { Answer, JsonEndpoint, Sent } from '#contract/endpoint.ts';
import { useCall } from '#web/api/mutation.ts';

/**
 * A write that goes out once however often it is pressed: the second of two quick clicks comes before
 * the button is drawn as busy, and would be refused as a conflict with the first.
 */
export function useOneCall<E extends JsonEndpoint>(
  endpoint: E,
  options: Parameters<typeof useCall<E>>[1],
) {
  const write = useCall(endpoint, options);
  const running = useRef<Promise<Answer<E>>>(null);
  const mutateAsync = (sent: Sent<E>): Promise<Answer<E>> => {
    running.current ??= write.mutateAsync(sent).finally(() => {
      running.current = null;
    });
    return running.current;
  };
  return {
    ...write,
    mutateAsync,
    // Why it failed is told by the options.
    mutate: (sent: Sent<E>) => void mutateAsync(sent).catch(() => undefined),
  };
}
