import { z } from 'zod';

/** What an admin fills in about a content template. */

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

export const ContentTemplateChange = z.object({ ...fields, version: z.number().int() }).partial();
