import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { previewPrompt, type TriedPrompt } from '#contract/try-prompt.ts';
import { call } from '#web/api/call.ts';

/** Milliseconds without a letter until the preview is made anew. */
const pause = 600;

/** The prompt as a writer would get it. What was shown last stays until the next one is there. */
export function usePreview(tried: TriedPrompt | undefined) {
  // As text: a new object with the same words is no change.
  const [settled] = useDebouncedValue(JSON.stringify(tried), pause);
  return useQuery({
    queryKey: [previewPrompt.path, settled],
    queryFn: ({ signal }) =>
      call(previewPrompt, { body: JSON.parse(settled ?? '') as TriedPrompt }, { signal }),
    enabled: settled !== undefined && tried !== undefined,
    placeholderData: keepPreviousData,
    // Each one draws a title and a template anew: it should change only when something does.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    retry: false,
  });
}
