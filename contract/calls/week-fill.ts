import type { Call } from '#contract/endpoint.ts';
import type * as weekFill from '#contract/week-fill.ts';

export const suggestWeek: Call<typeof weekFill.suggestWeek> = {
  method: 'GET',
  path: '/api/week-fills/suggestion',
};
export const startWeekFill: Call<typeof weekFill.startWeekFill> = {
  method: 'POST',
  path: '/api/week-fills',
};
export const getLatestWeekFill: Call<typeof weekFill.getLatestWeekFill> = {
  method: 'GET',
  path: '/api/week-fills/latest',
};
export const stopWeekFill: Call<typeof weekFill.stopWeekFill> = {
  method: 'POST',
  path: '/api/week-fills/{id}/stop',
};
