import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { Id } from '#contract/fields.ts';

/** Builds for posts; a prompt's {content_template} is a random active one. */

export const ContentTemplate = z.object({
  id: z.number(),
  name: z.string(),
  contentTemplate: z.string(),
  description: z.string().nullable(),
  isActive: z.boolean(),
  version: z.number(),
  createdAt: z.iso.datetime(),
});
export type ContentTemplate = z.infer<typeof ContentTemplate>;

/** Characters. */
const contentTemplateLimits = {
  name: 100,
  contentTemplate: 5_000,
  description: 500,
} as const;

const fields = {
  name: z
    .string('Name is required')
    .trim()
    .min(1, 'Name is required')
    .max(
      contentTemplateLimits.name,
      `Name can have up to ${contentTemplateLimits.name} characters`,
    ),
  contentTemplate: z
    .string('Please describe how a post is structured')
    .trim()
    .min(1, 'Please describe how a post is structured')
    .max(
      contentTemplateLimits.contentTemplate,
      `A template can have up to ${contentTemplateLimits.contentTemplate} characters`,
    ),
  description: z
    .string()
    .trim()
    .max(
      contentTemplateLimits.description,
      `Description can have up to ${contentTemplateLimits.description} characters`,
    )
    .nullable(),
  isActive: z.boolean(),
};

export const NewContentTemplate = z.object({
  ...fields,
  description: fields.description.optional(),
  isActive: fields.isActive.default(true),
});
export type NewContentTemplate = z.infer<typeof NewContentTemplate>;

const params = z.object({ id: Id });

export const listContentTemplates = endpoint({
  method: 'GET',
  path: '/api/content-templates',
  access: 'admin',
  summary: 'All content templates, by name.',
  response: z.array(ContentTemplate),
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
  body: z.object({ ...fields, version: z.number().int() }).partial(),
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
