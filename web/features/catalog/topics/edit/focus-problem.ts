/** Once it is drawn: the first field of the dialog with something to mend. */
export function focusProblem(): void {
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>('[role="dialog"] [aria-invalid="true"]')?.focus(),
  );
}
