import { useQuery, useQueryClient } from '@tanstack/react-query';
import { changeAltText, readAltText } from '#contract/calls/images.ts';
import { useCall } from '#web/api/mutation.ts';
import { queryOf } from '#web/api/query.ts';

/** Pictures of ours have a key; others say nothing of themselves. */
const keyIn = (address: string) => /^\/api\/files\/([\w-]{20,64})$/.exec(address)?.[1];

const altTextOf = (key: string) => queryOf(readAltText, { params: { key } });

/** What is seen on a picture, as far as it is known. */
export function useAltText(address: string): string | undefined {
  const key = keyIn(address);
  const { data } = useQuery({
    ...altTextOf(key ?? ''),
    enabled: key !== undefined,
    retry: false,
    refetchOnWindowFocus: false,
  });
  return data?.altText || undefined;
}

/** Changes it, wherever it is shown. */
export function useChangeAltText(address: string) {
  const client = useQueryClient();
  const key = keyIn(address) ?? '';
  const change = useCall(changeAltText, {
    onSuccess: (saved) => client.setQueryData(altTextOf(key).queryKey, saved),
  });
  return {
    error: change.error,
    isOurs: key !== '',
    save: (altText: string) => change.mutate({ params: { key }, body: { altText } }),
  };
}
