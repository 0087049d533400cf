import { schemaResolver, useForm } from '@mantine/form';
import { NewTrustedWebsite } from '#contract/catalog/trusted-website-form.ts';
import type { TrustedWebsite } from '#contract/catalog/trusted-websites.ts';

/** A website as it stands in the form: nothing is null there. No state is the whole country. */
export type WebsiteValues = {
  domain: string;
  description: string;
  state: string;
  category: string;
  isActive: boolean;
};

export const emptyWebsite: WebsiteValues = {
  domain: '',
  description: '',
  state: '',
  category: '',
  isActive: true,
};

export const websiteValuesOf = (website: TrustedWebsite): WebsiteValues => ({
  domain: website.domain,
  description: website.description ?? '',
  state: website.state ?? '',
  category: website.category ?? '',
  isActive: website.isActive,
});

export const useWebsiteForm = (initialValues: WebsiteValues) =>
  useForm({ initialValues, validate: schemaResolver(NewTrustedWebsite, { sync: true }) });
