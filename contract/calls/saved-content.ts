import type { Call } from '#contract/endpoint.ts';
import type * as savedContent from '#contract/saved-content.ts';

export const listSavedContent: Call<typeof savedContent.listSavedContent> = {
  method: 'GET',
  path: '/api/saved-content',
};
export const searchSavedContent: Call<typeof savedContent.searchSavedContent> = {
  method: 'GET',
  path: '/api/saved-content/search',
};
export const countSavedContent: Call<typeof savedContent.countSavedContent> = {
  method: 'GET',
  path: '/api/saved-content/count',
};
export const getSavedContent: Call<typeof savedContent.getSavedContent> = {
  method: 'GET',
  path: '/api/saved-content/{id}',
};
export const saveContent: Call<typeof savedContent.saveContent> = {
  method: 'POST',
  path: '/api/saved-content',
};
export const changeSavedContent: Call<typeof savedContent.changeSavedContent> = {
  method: 'PATCH',
  path: '/api/saved-content/{id}',
};
export const changePlatforms: Call<typeof savedContent.changePlatforms> = {
  method: 'PATCH',
  path: '/api/saved-content/{id}/platforms',
};
export const downloadSavedContent: Call<typeof savedContent.downloadSavedContent> = {
  method: 'GET',
  path: '/api/saved-content/download',
};
export const duplicateSavedContent: Call<typeof savedContent.duplicateSavedContent> = {
  method: 'POST',
  path: '/api/saved-content/{id}/duplicate',
};
export const deleteSavedContent: Call<typeof savedContent.deleteSavedContent> = {
  method: 'DELETE',
  path: '/api/saved-content/{id}',
};
export const restoreSavedContent: Call<typeof savedContent.restoreSavedContent> = {
  method: 'POST',
  path: '/api/saved-content/{id}/restore',
};
