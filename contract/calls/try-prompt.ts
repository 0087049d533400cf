import type { Call } from '#contract/endpoint.ts';
import type * as prompts from '#contract/try-prompt.ts';

export const previewPrompt: Call<typeof prompts.previewPrompt> = {
  method: 'POST',
  path: '/api/universal-prompt/preview',
};
export const tryPrompt: Call<typeof prompts.tryPrompt> = {
  method: 'POST',
  path: '/api/universal-prompt/try',
};
