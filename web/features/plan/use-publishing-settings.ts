import { useQuery } from '@tanstack/react-query';
import { getPublishingSettings } from '#contract/calls/publishing.ts';
import { queryOf } from '#web/api/query.ts';

export const publishingSettingsQuery = {
  ...queryOf(getPublishingSettings, {}),
  // Kept from the last visit, it would say that nothing is paused.
  staleTime: 0,
};

/** What the admin says about publishing. Until it is known, everything is as usual. */
export function usePublishingSettings() {
  const { data } = useQuery(publishingSettingsQuery);
  return data ?? { isPaused: false, blockedChannels: [] };
}
