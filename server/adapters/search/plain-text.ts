import sanitizeHtml from 'sanitize-html';

/** Characters of a vendor's text that are looked at at all. */
const longestInput = 20_000;

/** A vendor's text without tags, entities, control and invisible characters, on one line, cut at a word. */
export function stripMarkup(text: string, longest: number): string {
  const clean = withoutMarkup(text.slice(0, longestInput))
    .replace(/[\p{Zl}\p{Zp}\p{Cc}]/gu, ' ')
    .replace(/[\p{Cf}\p{Cs}\p{Co}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  return shorten(clean, longest);
}

/** The parser decodes every entity once; the three it escapes again on the way out are taken back. */
function withoutMarkup(text: string): string {
  const escaped = sanitizeHtml(text, { allowedTags: [], allowedAttributes: {} });
  const characters: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&amp;': '&' };
  return escaped.replace(/&(lt|gt|amp);/g, (entity) => characters[entity] ?? entity);
}

function shorten(text: string, longest: number): string {
  const characters = [...text];
  if (characters.length <= longest) return text;

  const cut = characters.slice(0, longest - 1).join('');
  const lastSpace = cut.lastIndexOf(' ');
  return `${(lastSpace > cut.length / 2 ? cut.slice(0, lastSpace) : cut).trimEnd()}…`;
}
