import { schemaResolver } from '@mantine/form';

type Schema = Parameters<typeof schemaResolver>[0];
type Forms = typeof import('#contract/auth-forms.ts');

let forms: Forms | undefined;

/** Fetches what the forms are checked with: when somebody starts to fill one in, which is soon enough. */
export async function fetchValidators(): Promise<void> {
  forms ??= await import('#contract/auth-forms.ts').catch(() => undefined);
}

/** Checks a form with a schema of the contract. Where it cannot be fetched, the server checks alone. */
export function lazyValidator<Values>(choose: (forms: Forms) => Schema) {
  const check = (values: Values) =>
    forms ? schemaResolver(choose(forms), { sync: true })(values) : {};
  return (values: Values) => (forms ? check(values) : fetchValidators().then(() => check(values)));
}
