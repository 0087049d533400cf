/** After a refused submit the keyboard stands where the first thing has to be mended. */
export function focusFirstProblem(form: HTMLFormElement | null): void {
  // Once the messages are drawn.
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}
