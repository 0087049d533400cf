import type * as ai from '#contract/ai.ts';
import type { Call } from '#contract/endpoint.ts';

export const getAiStatus: Call<typeof ai.getAiStatus> = { method: 'GET', path: '/api/ai/status' };
