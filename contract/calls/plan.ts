import type { Call } from '#contract/endpoint.ts';
import type * as plan from '#contract/plan.ts';

export const listPlan: Call<typeof plan.listPlan> = { method: 'GET', path: '/api/plan' };
export const getPlanEntry: Call<typeof plan.getPlanEntry> = {
  method: 'GET',
  path: '/api/plan/{id}',
};
export const listNeedsYou: Call<typeof plan.listNeedsYou> = {
  method: 'GET',
  path: '/api/plan/needs-you',
};
export const countNeedsYou: Call<typeof plan.countNeedsYou> = {
  method: 'GET',
  path: '/api/plan/needs-you/count',
};
export const findZone: Call<typeof plan.findZone> = { method: 'GET', path: '/api/plan/zone' };
export const planPiece: Call<typeof plan.planPiece> = { method: 'POST', path: '/api/plan' };
export const changeEntry: Call<typeof plan.changeEntry> = {
  method: 'PATCH',
  path: '/api/plan/{id}',
};
export const markPosted: Call<typeof plan.markPosted> = {
  method: 'POST',
  path: '/api/plan/{id}/posted',
};
export const updatePublished: Call<typeof plan.updatePublished> = {
  method: 'POST',
  path: '/api/plan/{id}/update',
};
export const removeEntry: Call<typeof plan.removeEntry> = {
  method: 'DELETE',
  path: '/api/plan/{id}',
};
export const getCalendarLink: Call<typeof plan.getCalendarLink> = {
  method: 'GET',
  path: '/api/plan/calendar',
};
export const makeCalendarLink: Call<typeof plan.makeCalendarLink> = {
  method: 'POST',
  path: '/api/plan/calendar',
};
export const endCalendarLink: Call<typeof plan.endCalendarLink> = {
  method: 'DELETE',
  path: '/api/plan/calendar',
};
export const downloadCalendar: Call<typeof plan.downloadCalendar> = {
  method: 'GET',
  path: '/api/plan/calendar/file',
};
