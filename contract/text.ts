/** Text that can stand in HTML, also inside an attribute. */
export function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (character) => escapes[character] as string);
}

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/**
 * Without characters nobody sees: PostgreSQL refuses the null byte, and half a surrogate pair is no
 * character. Tabs and line breaks stay.
 */
export function withoutControls(text: string): string {
  return text.toWellFormed().replace(controls, '');
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it removes
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;
