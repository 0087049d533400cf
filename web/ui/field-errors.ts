import { ApiError, messageFor } from '#web/api/api-error.ts';

/** A form of ours or of the form library. */
type Fields = { getInputNode(name: string): HTMLElement | null };
type Form = Fields & { setErrors(errors: Record<string, string>): void };

/**
 * After a refused submit the keyboard stands where the first thing has to be mended. Forms that share a
 * page and the name of a field need a `name`, or the field of the first one is found.
 */
export function focusFirstError(form: Fields) {
  return (errors: Record<string, unknown>) => {
    const [first] = Object.keys(errors);
    if (first) form.getInputNode(first)?.focus();
  };
}

/** What the server said about single fields stands at them. */
export function showFieldErrors(form: Form, error: unknown): void {
  const fields = error instanceof ApiError && error.fields;
  if (!fields) return;
  form.setErrors(fields);
  requestAnimationFrame(() => focusFirstError(form)(fields));
}

/** What to say below a form: nothing when it stands at a field already. */
export const formErrorMessage = (error: Error | null, fallback: string): string | null =>
  error && !(error instanceof ApiError && error.fields) ? messageFor(error, fallback) : null;
