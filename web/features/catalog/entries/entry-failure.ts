import type { UseFormReturnType } from '@mantine/form';
import { ApiError, messageFor } from '#web/api/api-error.ts';

/** What the server said about single fields stands at them; true when there was such a thing. */
export function showFieldErrors<Values>(form: UseFormReturnType<Values>, error: unknown): boolean {
  if (!(error instanceof ApiError) || !error.fields) return false;
  form.setErrors(error.fields);
  const [first] = Object.keys(error.fields);
  if (first) requestAnimationFrame(() => form.getInputNode(first)?.focus());
  return true;
}

/** What to say below a form: nothing when it stands at a field already. */
export function formErrorMessage(error: Error | null, fallback: string): string | null {
  if (!error || (error instanceof ApiError && error.fields)) return null;
  return messageFor(error, fallback);
}
