import { schemaResolver } from '@mantine/form';

type Schema = Parameters<typeof schemaResolver>[0];

/**
 * Checks forms with schemas of the contract that no screen waits for. They are fetched once: when somebody starts to
 * fill a form in, which is soon enough. Where they cannot be fetched, the server checks alone.
 */
export function createLazyValidator<Forms>(load: () => Promise<Forms>) {
  const fetchForms = (): Promise<Forms | undefined> => load().catch(() => undefined);
  const validator =
    <Values>(choose: (forms: Forms) => Schema) =>
    async (values: Values) => {
      const forms = await fetchForms();
      return forms ? schemaResolver(choose(forms), { sync: true })(values) : {};
    };
  return { fetchForms, validator };
}
