import type { DocumentFormat, DocumentRequest } from '#contract/documents.ts';
import type { DocumentText } from '#server/content/documents/compose-document.ts';
import { fileNameFor } from '#server/content/documents/file-name.ts';
import { toDocx } from '#server/content/documents/to-docx.ts';
import { toHtmlPage } from '#server/content/documents/to-html-page.ts';
import { toMarkdown } from '#server/content/documents/to-markdown.ts';
import { plainTextOf } from '#server/content/plain-text.ts';
import type { Download } from '#server/http/downloads.ts';

type Maker = { mediaType: string; make(text: DocumentText): string | Promise<Buffer> };

const makers: Record<DocumentFormat, Maker> = {
  md: { mediaType: 'text/markdown; charset=utf-8', make: toMarkdown },
  html: { mediaType: 'text/html; charset=utf-8', make: toHtmlPage },
  docx: {
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    make: toDocx,
  },
};

/** A file of the text, named after its slug, else after its title. */
export async function makeDocumentOf({ format, ...text }: DocumentRequest): Promise<Download> {
  const { mediaType, make } = makers[format];
  const made = await make(text);
  return {
    bytes: typeof made === 'string' ? Buffer.from(made) : made,
    mediaType,
    fileName: fileNameFor(text.seo?.slug || plainTextOf(text.title), format),
  };
}
