import { listConnections, listOfferedChannels } from '#contract/calls/channels.ts';
import { queryOf } from '#web/api/query.ts';

export const connectionsQuery = queryOf(listConnections, {});

/** Where an account can be connected. */
export const offeredQuery = {
  ...queryOf(listOfferedChannels, {}),
  // The admin may have turned one off since the last visit.
  staleTime: 0,
};
