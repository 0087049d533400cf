import type * as blog from '#contract/blog.ts';
import type { Call } from '#contract/endpoint.ts';

export const outlineBlog: Call<typeof blog.outlineBlog> = {
  method: 'POST',
  path: '/api/blog/outline',
};
export const askBlogQuestion: Call<typeof blog.askBlogQuestion> = {
  method: 'POST',
  path: '/api/blog/question',
};
export const writeBlogSection: Call<typeof blog.writeBlogSection> = {
  method: 'POST',
  path: '/api/blog/section-content',
};
export const combineBlogSections: Call<typeof blog.combineBlogSections> = {
  method: 'POST',
  path: '/api/blog/combine',
};
export const saveBlog: Call<typeof blog.saveBlog> = { method: 'POST', path: '/api/blog/save' };
