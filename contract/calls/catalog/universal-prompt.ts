import type * as universalPrompt from '#contract/catalog/universal-prompt.ts';
import type { Call } from '#contract/endpoint.ts';

export const getUniversalPrompt: Call<typeof universalPrompt.getUniversalPrompt> = {
  method: 'GET',
  path: '/api/universal-prompt',
};
export const addUniversalPrompt: Call<typeof universalPrompt.addUniversalPrompt> = {
  method: 'POST',
  path: '/api/universal-prompt',
};
export const changeUniversalPrompt: Call<typeof universalPrompt.changeUniversalPrompt> = {
  method: 'PATCH',
  path: '/api/universal-prompt/{id}',
};
export const listPromptVersions: Call<typeof universalPrompt.listPromptVersions> = {
  method: 'GET',
  path: '/api/universal-prompt/{id}/versions',
};
export const getShippedPrompt: Call<typeof universalPrompt.getShippedPrompt> = {
  method: 'GET',
  path: '/api/universal-prompt/shipped',
};
