/** A ref for an editor: once it is shown, it is in view and the keyboard begins there. */
export function focusEditor(handle: unknown): void {
  if (!handle) return;
  requestAnimationFrame(() => {
    const editor = document.querySelector<HTMLElement>('main [contenteditable="true"]');
    editor?.focus({ preventScroll: true });
    editor?.scrollIntoView({ block: 'center' });
  });
}
