type Issue = { message: string; path?: readonly (PropertyKey | { key: PropertyKey })[] };
type Result = { issues?: readonly Issue[] };
/** A schema as all libraries understand it. */
type Schema = { '~standard': { validate(values: unknown): unknown } };

/**
 * Checks forms with schemas of the contract that no screen waits for. They are fetched once: when somebody starts to
 * fill a form in, which is soon enough. Of each field it says what is wrong first. Where they cannot be fetched, the server checks alone.
 */
export function createLazyValidator<Forms>(load: () => Promise<Forms>) {
  const fetchForms = (): Promise<Forms | undefined> => load().catch(() => undefined);
  const validator =
    <Values>(choose: (forms: Forms) => Schema) =>
    async (values: Values): Promise<Record<string, string>> => {
      const forms = await fetchForms();
      if (!forms) return {};
      const { issues = [] } = (await choose(forms)['~standard'].validate(values)) as Result;
      const wrong: Record<string, string> = {};
      for (const issue of issues) wrong[fieldOf(issue)] ??= issue.message;
      return wrong;
    };
  return { fetchForms, validator };
}

const fieldOf = ({ path = [] }: Issue): string =>
  path.map((part) => String(typeof part === 'object' ? part.key : part)).join('.');
