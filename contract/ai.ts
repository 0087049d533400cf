import { z } from 'zod';
import { endpoint } from './endpoint.ts';

const Serving = z.object({
  provider: z.string(),
  model: z.string(),
  /** Our own writer or illustrator, which needs no key. */
  isBuiltin: z.boolean(),
});

export const AiStatus = z.object({
  text: Serving,
  image: Serving,
  /** Whether blog sources come from a web search. */
  hasSearch: z.boolean(),
  /** Whether market figures come from a property-data provider. */
  hasPropertyData: z.boolean(),
});
export type AiStatus = z.infer<typeof AiStatus>;

export const getAiStatus = endpoint({
  method: 'GET',
  path: '/api/ai/status',
  access: 'user',
  summary: 'Which writer and illustrator serve. No secrets.',
  response: AiStatus,
});
