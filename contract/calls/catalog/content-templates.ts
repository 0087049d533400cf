import type * as contentTemplates from '#contract/catalog/content-templates.ts';
import type { Call } from '#contract/endpoint.ts';

export const listContentTemplates: Call<typeof contentTemplates.listContentTemplates> = {
  method: 'GET',
  path: '/api/content-templates',
};
export const listPostKinds: Call<typeof contentTemplates.listPostKinds> = {
  method: 'GET',
  path: '/api/content-templates/active',
};
export const addContentTemplate: Call<typeof contentTemplates.addContentTemplate> = {
  method: 'POST',
  path: '/api/content-templates',
};
export const changeContentTemplate: Call<typeof contentTemplates.changeContentTemplate> = {
  method: 'PATCH',
  path: '/api/content-templates/{id}',
};
export const deleteContentTemplate: Call<typeof contentTemplates.deleteContentTemplate> = {
  method: 'DELETE',
  path: '/api/content-templates/{id}',
};
