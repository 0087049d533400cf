import type { DocumentRequest } from '#contract/documents.ts';
import { htmlToText } from './html-to-text.ts';

/** A written text as it is taken along: copied or downloaded. Title and content are HTML. */
export type ExportedPiece = Pick<DocumentRequest, 'title' | 'content' | 'hashtags' | 'sources'> & {
  /** Of a generated piece a text, of a saved item a number. */
  id?: string | number;
  location?: string;
  state?: string;
};

/** In the order of the files one can download. `signature` is the agent's line, or nothing. */
export function pieceAsText(piece: ExportedPiece, signature = ''): string {
  const sources = piece.sources.map(({ title, url }) => `• ${title}: ${url}`);
  return join('\n\n', [
    htmlToText(piece.title),
    htmlToText(piece.content),
    hashtagLine(piece),
    sources.length > 0 && ['Sources', ...sources].join('\n'),
    signature,
  ]);
}

export function pieceAsHtml(piece: ExportedPiece, signature = ''): string {
  const sources = piece.sources.map(
    ({ title, url }) => `<li><a href="${escapeText(url)}">${escapeText(title)}</a></li>`,
  );
  return join('\n', [
    isBlock(piece.title) ? piece.title : `<h1>${piece.title}</h1>`,
    piece.content,
    paragraph(hashtagLine(piece)),
    sources.length > 0 && `<h2>Sources</h2><ul>${sources.join('')}</ul>`,
    paragraph(signature),
  ]);
}

const join = (between: string, parts: (string | false)[]) => parts.filter(Boolean).join(between);

const hashtagLine = ({ hashtags }: ExportedPiece) => hashtags.map((tag) => `#${tag}`).join(' ');

/** The editor writes a title with headings as blocks, and any other as words alone. */
const isBlock = (title: string) => /^<(?:p|h[1-3])>/.test(title);

const paragraph = (text: string) => text && `<p>${escapeText(text).replaceAll('\n', '<br />')}</p>`;

const escapeText = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
