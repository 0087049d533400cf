import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { Id } from '#contract/fields.ts';
import { NewTrustedWebsite, TrustedWebsiteChange } from './trusted-website-form.ts';

/** Websites whose pages may be sources of an article. */

export const TrustedWebsite = z.object({
  id: z.number(),
  /** A host such as census.gov, or part of one such as realtor.com/research. */
  domain: z.string(),
  description: z.string().nullable(),
  /** Two letters; none means the whole country. */
  state: z.string().nullable(),
  category: z.string().nullable(),
  isActive: z.boolean(),
});
export type TrustedWebsite = z.infer<typeof TrustedWebsite>;

const params = z.object({ id: Id });

export const listTrustedWebsites = endpoint({
  method: 'GET',
  path: '/api/trusted-websites',
  access: 'admin',
  summary: 'All trusted websites, by domain.',
  response: z.array(TrustedWebsite),
});

export const addTrustedWebsite = endpoint({
  method: 'POST',
  path: '/api/trusted-websites',
  access: 'admin',
  limit: 'write',
  summary: 'Adds a trusted website.',
  body: NewTrustedWebsite,
  status: 201,
  response: TrustedWebsite,
});

export const changeTrustedWebsite = endpoint({
  method: 'PATCH',
  path: '/api/trusted-websites/{id}',
  access: 'admin',
  limit: 'write',
  summary: 'Changes a trusted website.',
  params,
  body: TrustedWebsiteChange,
  response: TrustedWebsite,
});

export const deleteTrustedWebsite = endpoint({
  method: 'DELETE',
  path: '/api/trusted-websites/{id}',
  access: 'admin',
  limit: 'write',
  summary: 'Deletes a trusted website.',
  params,
  response: z.object({ success: z.literal(true) }),
});
