import type { Call } from '#contract/endpoint.ts';
import type * as planCsv from '#contract/plan-csv.ts';

export const checkCsv: Call<typeof planCsv.checkCsv> = { method: 'GET', path: '/api/plan/csv' };
export const downloadCsv: Call<typeof planCsv.downloadCsv> = {
  method: 'POST',
  path: '/api/plan/csv',
};
