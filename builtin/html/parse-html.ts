import sanitizeHtml from 'sanitize-html';
import { pieceText } from '#contract/limits.ts';
import { TooMuchFormatting } from './too-much-formatting.ts';

/** Tags nested deeper than this go. A list in a table in a quote has seven. */
const deepestKept = 40;

/** Their words are code, fallbacks or hidden, not part of the text, and go with the tag. */
const tagsWithoutWords = [
  ...['script', 'style', 'noscript', 'template', 'textarea', 'option', 'xmp', 'title'],
  ...['svg', 'math', 'iframe', 'object', 'noembed', 'noframes'],
];

/**
 * One pass of the parser, which ends at the first tag beyond what a piece may have: its time grows with
 * the square of the open tags. Texts are measured before they come here; this counts what the parser
 * sees, whatever made the measure see less.
 */
export function parseHtml(html: string, options: sanitizeHtml.IOptions): string {
  let tags = 0;
  let levels = 0;
  return sanitizeHtml(html, {
    ...options,
    nonTextTags: tagsWithoutWords,
    nestingLimit: deepestKept,
    onOpenTag(name, attributes) {
      tags += 1;
      levels += 1;
      if (tags > pieceText.tags || levels > pieceText.levels) throw new TooMuchFormatting();
      options.onOpenTag?.(name, attributes);
    },
    onCloseTag(name, isImplied) {
      levels -= 1;
      options.onCloseTag?.(name, isImplied);
    },
  });
}
