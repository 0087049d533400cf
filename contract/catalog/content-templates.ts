import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { Id } from '#contract/fields.ts';
import { ContentTemplateChange, NewContentTemplate } from './content-template-form.ts';

/** Builds for posts; a prompt's {content_template} is a random active one. */

export const ContentTemplate = z.object({
  id: z.number(),
  name: z.string(),
  contentTemplate: z.string(),
  description: z.string().nullable(),
  isActive: z.boolean(),
  /** A text that has come with Porchlight since, beside one that an admin edited. */
  offered: z
    .object({ edition: z.number(), changed: z.string(), contentTemplate: z.string() })
    .nullable(),
  version: z.number(),
  createdAt: z.iso.datetime(),
});
export type ContentTemplate = z.infer<typeof ContentTemplate>;

/** A content template as an agent chooses it. */
export const PostKind = z.object({ id: z.number(), name: z.string(), summary: z.string() });
export type PostKind = z.infer<typeof PostKind>;

const params = z.object({ id: Id });

export const listContentTemplates = endpoint({
  method: 'GET',
  path: '/api/content-templates',
  access: 'admin',
  summary: 'All content templates, by name.',
  response: z.array(ContentTemplate),
});

/** Kinds of posts to choose from. Those for announcements come with such a title by themselves. */
export const listPostKinds = endpoint({
  method: 'GET',
  path: '/api/content-templates/active',
  access: 'user',
  summary: 'The content templates in use, by name with a line on each.',
  response: z.array(PostKind),
});

export const addContentTemplate = endpoint({
  method: 'POST',
  path: '/api/content-templates',
  access: 'admin',
  limit: 'write',
  summary: 'Adds a content template.',
  body: NewContentTemplate,
  status: 201,
  response: ContentTemplate,
});

export const changeContentTemplate = endpoint({
  method: 'PATCH',
  path: '/api/content-templates/{id}',
  access: 'admin',
  limit: 'write',
  summary: 'Changes a content template.',
  params,
  body: ContentTemplateChange,
  response: ContentTemplate,
});

export const deleteContentTemplate = endpoint({
  method: 'DELETE',
  path: '/api/content-templates/{id}',
  access: 'admin',
  limit: 'write',
  summary: 'Deletes a content template.',
  params,
  response: z.object({ success: z.literal(true) }),
});
