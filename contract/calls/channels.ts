import type * as channels from '#contract/channels.ts';
import type { Call } from '#contract/endpoint.ts';

export const listConnections: Call<typeof channels.listConnections> = {
  method: 'GET',
  path: '/api/channels',
};
export const listOfferedChannels: Call<typeof channels.listOfferedChannels> = {
  method: 'GET',
  path: '/api/channels/offered',
};
export const connectChannel: Call<typeof channels.connectChannel> = {
  method: 'POST',
  path: '/api/channels',
};
export const listDestinations: Call<typeof channels.listDestinations> = {
  method: 'POST',
  path: '/api/channels/destinations',
};
export const changeConnection: Call<typeof channels.changeConnection> = {
  method: 'PATCH',
  path: '/api/channels/{id}',
};
export const checkConnection: Call<typeof channels.checkConnection> = {
  method: 'POST',
  path: '/api/channels/{id}/check',
};
export const startLinkedInSignIn: Call<typeof channels.startLinkedInSignIn> = {
  method: 'POST',
  path: '/api/channels/linkedin/start',
};
export const disconnectChannel: Call<typeof channels.disconnectChannel> = {
  method: 'DELETE',
  path: '/api/channels/{id}',
};
