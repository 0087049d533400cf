import { listConnections } from '#contract/calls/channels.ts';
import { queryOf } from '#web/api/query.ts';

export const connectionsQuery = queryOf(listConnections, {});
