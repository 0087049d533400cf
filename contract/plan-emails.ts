import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** The email about what is due or has failed: one a day at most. */

const PlanEmails = z.object({ isOn: z.boolean() });

export const getPlanEmails = endpoint({
  method: 'GET',
  path: '/api/plan/emails',
  access: 'user',
  summary: 'Whether the user is told by email what is due or has failed.',
  response: PlanEmails,
});

export const changePlanEmails = endpoint({
  method: 'PATCH',
  path: '/api/plan/emails',
  access: 'user',
  limit: 'write',
  summary: 'Turns emails about the plan on or off.',
  body: PlanEmails,
  repeatable: true,
  response: PlanEmails,
});
