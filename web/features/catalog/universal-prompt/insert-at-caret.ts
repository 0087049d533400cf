/** Puts words where the caret stands, as if they had been typed: undo takes them back. */
export function insertAtCaret(field: HTMLTextAreaElement, words: string): void {
  field.focus();
  // No other way reaches the browser's own list of undo steps.
  if (document.execCommand('insertText', false, words)) return;
  field.setRangeText(words, field.selectionStart, field.selectionEnd, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
