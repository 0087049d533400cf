import type { Call } from '#contract/endpoint.ts';
import type * as planEmails from '#contract/plan-emails.ts';

export const getPlanEmails: Call<typeof planEmails.getPlanEmails> = {
  method: 'GET',
  path: '/api/plan/emails',
};
export const changePlanEmails: Call<typeof planEmails.changePlanEmails> = {
  method: 'PATCH',
  path: '/api/plan/emails',
};
