import type { DocumentRequest } from '#contract/documents.ts';
import { cleanHashtags } from '#contract/hashtags.ts';
import type { Source } from '#contract/post.ts';
import { cleanHtml } from '#server/content/clean-html.ts';
import { cleanSources } from '#server/content/clean-sources.ts';
import { cleanEditedHtml } from '#server/content/edited-html.ts';
import { plainTextOf } from '#server/content/plain-text.ts';
import { escapeText, withoutControls } from '#server/content/text.ts';
import { type KeepPicture, openableAddress, portableHtml } from './portable-html.ts';
import { withReasonableSpans } from './table-spans.ts';

/** A text to be taken along, as it came from the browser. */
export type DocumentText = Omit<DocumentRequest, 'format'>;

/** The whole document as clean HTML, from which every format is made. */
export type ComposedDocument = {
  /** Plain text, empty when the text has none. */
  title: string;
  html: string;
};

export function composeDocument(text: DocumentText, keepPicture: KeepPicture): ComposedDocument {
  const heading = oneLine(cleanHtml(text.title, 'title'));
  const title = plainTextOf(heading).trim();
  return {
    title,
    html: [
      title && `<h1 class="title">${portableHtml(heading, keepPicture)}</h1>`,
      contentOf(text, keepPicture),
      hashtagsLine(text.hashtags),
      sourcesList(cleanSources(text.sources)),
      signatureLine(text.signature),
    ]
      .filter(Boolean)
      .join('\n'),
  };
}

function contentOf({ content }: DocumentText, keepPicture: KeepPicture): string {
  return withReasonableSpans(portableHtml(cleanEditedHtml(content), keepPicture));
}

/** The title is one heading, whatever headings and lines it was written with. */
const oneLine = (title: string) => title.replace(/<(?:\/?(?:p|h[1-3])|br \/)>/g, ' ').trim();

function hashtagsLine(hashtags: string[]): string {
  const tags = cleanHashtags(hashtags).map((tag) => `#${tag}`);
  return tags.length > 0 ? `<p class="hashtags">${tags.join(' ')}</p>` : '';
}

function sourcesList(sources: Source[]): string {
  const items = sources.map(({ title, url }) => {
    const words = title || URL.parse(url)?.hostname || url;
    return `<li><a href="${escapeText(openableAddress(url) ?? '')}">${escapeText(words)}</a></li>`;
  });
  return items.length > 0
    ? `<h2 class="sources">Sources</h2>\n<ul class="sources">${items.join('')}</ul>`
    : '';
}

function signatureLine(signature: string): string {
  const lines = withoutControls(signature)
    .trim()
    .split(/\s*\n\s*/);
  return lines[0] ? `<p class="signature">${lines.map(escapeText).join('<br />')}</p>` : '';
}
