import type { UseFormReturnType } from '@mantine/form';

/**
 * After a refused submit the keyboard stands where the first thing has to be mended. Forms that share a
 * page and the name of a field need a `name`, or the field of the first one is found.
 */
export function focusFirstError<Values>(form: UseFormReturnType<Values>) {
  return (errors: Record<string, unknown>) => {
    const [first] = Object.keys(errors);
    if (first) form.getInputNode(first)?.focus();
  };
}
