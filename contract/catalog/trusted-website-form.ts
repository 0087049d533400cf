import { z } from 'zod';
import { usStates } from '#contract/us-states.ts';

/** What an admin fills in about a trusted website. */

const domainNeeded = 'Enter a website such as census.gov';

/** People paste whole addresses; host and path count. */
const placeOf = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replace(/^[a-z][a-z0-9+.-]*:\/\//, '')
    .replace(/[?#].*$/, '')
    .replace(/\/+$/, '')
    .replace(/^www\./, '');

const host = '([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]';
/** A step back is no place. */
const path = '(/(?!\\.\\.?(/|$))[a-z0-9._~-]+)*';

const Domain = z
  .string(domainNeeded)
  .max(2_000, domainNeeded)
  .transform(placeOf)
  .pipe(
    z
      .string()
      .max(253, domainNeeded)
      .regex(new RegExp(`^${host}${path}$`), domainNeeded),
  );

const emptyAsNone = (text: string | null) => (text === '' ? null : text);
const isState = (code: string) => usStates.some((state) => state.code === code);

const fields = {
  domain: Domain,
  description: z
    .string()
    .trim()
    .max(300, 'Description can have up to 300 characters')
    .nullable()
    .transform(emptyAsNone),
  state: z
    .string()
    .trim()
    .max(2, 'Choose a state, or none')
    .toUpperCase()
    .refine((code) => code === '' || isState(code), 'Choose a state, or none')
    .nullable()
    .transform(emptyAsNone),
  category: z
    .string()
    .trim()
    .max(60, 'Category can have up to 60 characters')
    .nullable()
    .transform(emptyAsNone),
  isActive: z.boolean(),
};

export const NewTrustedWebsite = z.object({
  domain: fields.domain,
  description: fields.description.optional(),
  state: fields.state.optional(),
  category: fields.category.optional(),
  isActive: fields.isActive.default(true),
});
export type NewTrustedWebsite = z.infer<typeof NewTrustedWebsite>;

export const TrustedWebsiteChange = z.object(fields).partial();
