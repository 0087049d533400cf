/** Words that would mean something in Markdown, so that they mean themselves. */
export function escapeMarkdown(text: string): string {
  return text
    .replace(/[\\*_[\]`~<]/g, '\\$&')
    .replace(entity, '\\$&')
    .replace(lineStart, '$1\\$2')
    .replace(numberedItem, '$1\\$2');
}

/** An ampersand that would be read as the beginning of a character's name. */
const entity = /&(?=#?\w{1,32};)/g;

/** Signs of quotes, headings, lists, rules and underlines, which count at the start of a line only. */
const lineStart = /^(\s*)(>|#{1,6}(?=\s|$)|[+-](?=\s|-|$)|=(?==*\s*$))/;

const numberedItem = /^(\s*\d{1,9})([.)])(?=\s|$)/;
