import type { Call } from '#contract/endpoint.ts';
import type * as usage from '#contract/usage.ts';

export const getUsage: Call<typeof usage.getUsage> = { method: 'GET', path: '/api/admin/usage' };
