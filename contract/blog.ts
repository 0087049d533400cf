import { endpoint } from './endpoint.ts';
import { NewSavedContent, SavedContent, saveContent } from './saved-content.ts';

export const NewBlog = NewSavedContent.pick({
  title: true,
  content: true,
  topic: true,
  location: true,
  state: true,
});

export const saveBlog = endpoint({
  method: 'POST',
  path: '/api/blog/save',
  access: 'user',
  summary: 'Saves an article; it counts towards the limit of saved content.',
  body: NewBlog,
  bodyLimit: saveContent.bodyLimit,
  status: 201,
  response: SavedContent,
});
