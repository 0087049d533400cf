/**
 * A ref for an editor: once it is shown, it is in view and the keyboard begins there. It loads late, and
 * whoever types in another field by then goes on there.
 */
export function focusEditor(handle: unknown): void {
  if (!handle) return;
  requestAnimationFrame(() => {
    if (document.activeElement?.matches(typedIn)) return;
    const editor = document.querySelector<HTMLElement>('main [contenteditable="true"]');
    editor?.focus({ preventScroll: true });
    editor?.scrollIntoView({ block: 'center' });
  });
}

const typedIn = 'input, textarea, [contenteditable="true"]';
