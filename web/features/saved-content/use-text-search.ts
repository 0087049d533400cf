import { useDebouncedValue } from '@mantine/hooks';
import { useSearchedIds } from './saved-content-queries.ts';

/** Milliseconds without another letter until the server is asked. */
const pause = 250;

const lettersAtMost = 200;

/**
 * Which items hold the words in their whole text. The list knows how texts begin, and the server knows
 * the rest: what the list finds is shown at once, and this joins it a moment later.
 */
export function useTextSearch(search: string) {
  const words = search.trim().slice(0, lettersAtMost);
  const [asked] = useDebouncedValue(words, pause);
  const { data, isError, refetch } = useSearchedIds(asked);
  const isAnswered = words === '' || (asked === words && (data !== undefined || isError));
  return {
    found: asked === words ? data?.ids : undefined,
    isPending: !isAnswered,
    hasFailed: words !== '' && asked === words && isError && data === undefined,
    retry: () => void refetch(),
  };
}
