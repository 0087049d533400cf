import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const health = endpoint({
  method: 'GET',
  path: '/api/health',
  access: 'anyone',
  summary: 'The process is alive.',
  response: z.object({ status: z.literal('ok') }),
});

export const ready = endpoint({
  method: 'GET',
  path: '/api/ready',
  access: 'anyone',
  summary: 'The database answers; 503 when it does not, and when the process is about to stop.',
  response: z.object({ status: z.literal('ready') }),
});
