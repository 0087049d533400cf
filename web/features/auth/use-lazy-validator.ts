import { schemaResolver } from '@mantine/form';
import { useRef } from 'react';

type Schema = Parameters<typeof schemaResolver>[0];
type Forms = typeof import('#contract/auth-forms.ts');

/**
 * Checks a form with a schema of the contract, which is fetched when somebody starts to fill it in: that is soon
 * enough. Where it cannot be fetched, the server checks alone.
 */
export function useLazyValidator<Values>(choose: (forms: Forms) => Schema) {
  const fetched = useRef<Forms>(undefined);
  const fetchForms = async () => {
    fetched.current ??= await import('#contract/auth-forms.ts').catch(() => undefined);
  };
  const check = (values: Values) =>
    fetched.current ? schemaResolver(choose(fetched.current), { sync: true })(values) : {};
  const validate = (values: Values) =>
    fetched.current ? check(values) : fetchForms().then(() => check(values));
  return { validate, onFocus: fetchForms };
}
