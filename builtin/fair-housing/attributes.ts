import { parseHtml } from '#builtin/html/parse-html.ts';
import type { PlainText } from '#contract/text-flow.ts';

/** Words that a reader hears or sees on hover: what a picture shows, and the titles of links. */
export type AttributeText = { attribute: 'alt' | 'title'; plain: PlainText };

export function readAttributes(html: string): AttributeText[] {
  if (!/\b(?:alt|title)\s*=/i.test(html)) return [];
  const texts: AttributeText[] = [];
  parseHtml(html, {
    allowedTags: [],
    onOpenTag: (_, attributes) => {
      for (const attribute of ['alt', 'title'] as const) {
        const text = attributes[attribute]?.trim();
        if (text) texts.push({ attribute, plain: { text, blockBreaks: new Set() } });
      }
    },
  });
  return texts;
}
