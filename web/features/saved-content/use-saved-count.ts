import { useQuery } from '@tanstack/react-query';
import { countSavedContent } from '#contract/calls/saved-content.ts';
import { queryOf } from '#web/api/query.ts';

/** How many items are saved; unknown until the server has said so. */
export function useSavedCount(isSignedIn: boolean) {
  return useQuery({ ...queryOf(countSavedContent, {}), enabled: isSignedIn });
}
