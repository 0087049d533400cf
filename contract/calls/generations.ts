import type { Call } from '#contract/endpoint.ts';
import type * as generations from '#contract/generations.ts';

export const getGeneration: Call<typeof generations.getGeneration> = {
  method: 'GET',
  path: '/api/generations/{id}',
};
export const stopGeneration: Call<typeof generations.stopGeneration> = {
  method: 'POST',
  path: '/api/generations/{id}/stop',
};
