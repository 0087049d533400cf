import { schemaResolver, useForm } from '@mantine/form';
import { NewContentTemplate } from '#contract/catalog/content-template-form.ts';
import type { ContentTemplate } from '#contract/catalog/content-templates.ts';

/** A template as it stands in the form: nothing is null there. */
export type TemplateValues = {
  name: string;
  description: string;
  contentTemplate: string;
  isActive: boolean;
};

export const emptyTemplate: TemplateValues = {
  name: '',
  description: '',
  contentTemplate: '',
  isActive: true,
};

export const templateValuesOf = (template: ContentTemplate): TemplateValues => ({
  name: template.name,
  description: template.description ?? '',
  contentTemplate: template.contentTemplate,
  isActive: template.isActive,
});

export const bodyOf = ({ description, ...values }: TemplateValues) => ({
  ...values,
  description: description.trim() || null,
});

export const useTemplateForm = (initialValues: TemplateValues) =>
  useForm({ initialValues, validate: schemaResolver(NewContentTemplate, { sync: true }) });
