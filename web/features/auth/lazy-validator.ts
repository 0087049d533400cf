import { schemaResolver } from '@mantine/form';

type Schema = Parameters<typeof schemaResolver>[0];
type Forms = typeof import('#contract/auth-forms.ts');

/** Fetches what the forms are checked with, once: when somebody starts to fill one in, which is soon enough. */
export const fetchValidators = (): Promise<Forms | undefined> =>
  import('#contract/auth-forms.ts').catch(() => undefined);

/** Checks a form with a schema of the contract. Where it cannot be fetched, the server checks alone. */
export function lazyValidator<Values>(choose: (forms: Forms) => Schema) {
  return async (values: Values) => {
    const forms = await fetchValidators();
    return forms ? schemaResolver(choose(forms), { sync: true })(values) : {};
  };
}
