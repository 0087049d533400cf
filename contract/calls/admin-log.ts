import type * as adminLog from '#contract/admin-log.ts';
import type { Call } from '#contract/endpoint.ts';

export const listAdminLog: Call<typeof adminLog.listAdminLog> = {
  method: 'GET',
  path: '/api/admin/log',
};
