import type * as topics from '#contract/catalog/topics.ts';
import type { Call } from '#contract/endpoint.ts';

export const listActiveTopics: Call<typeof topics.listActiveTopics> = {
  method: 'GET',
  path: '/api/prompts/active',
};
export const listMainTopics: Call<typeof topics.listMainTopics> = {
  method: 'GET',
  path: '/api/main-topics',
};
export const listTopics: Call<typeof topics.listTopics> = { method: 'GET', path: '/api/prompts' };
export const addTopic: Call<typeof topics.addTopic> = { method: 'POST', path: '/api/prompts' };
export const changeTopic: Call<typeof topics.changeTopic> = {
  method: 'PATCH',
  path: '/api/prompts/{id}',
};
export const deleteTopic: Call<typeof topics.deleteTopic> = {
  method: 'DELETE',
  path: '/api/prompts/{id}',
};
export const addTitles: Call<typeof topics.addTitles> = {
  method: 'POST',
  path: '/api/prompts/{id}/titles',
};
export const importTopics: Call<typeof topics.importTopics> = {
  method: 'POST',
  path: '/api/prompts/bulk',
};
