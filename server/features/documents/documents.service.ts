import type { DocumentFormat, DocumentRequest } from '#contract/documents.ts';
import type { DocumentText } from '#server/content/documents/compose-document.ts';
import { fileNameFor } from '#server/content/documents/file-name.ts';
import { withWordPictures } from '#server/content/documents/word/pictures.ts';
import { plainTextOf } from '#server/content/plain-text.ts';
import type { Download } from '#server/core/download.ts';
import type { TextWorkers } from '#server/core/text-workers.ts';

type By = { userId: number; signal: AbortSignal };

type Maker = {
  mediaType: string;
  make(texts: TextWorkers, text: DocumentText, by: By): Promise<string | Uint8Array>;
};

const makers: Record<DocumentFormat, Maker> = {
  md: {
    mediaType: 'text/markdown; charset=utf-8',
    make: (texts, text, by) => texts.run('toMarkdown', text, by),
  },
  html: {
    mediaType: 'text/html; charset=utf-8',
    make: (texts, text, by) => texts.run('toHtmlPage', text, by),
  },
  docx: {
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    async make(texts, text, by) {
      const { title, html } = await texts.run('toWordHtml', text, by);
      return texts.run('toDocx', { title, html: await withWordPictures(html, by) }, by);
    },
  },
};

/** A file of the text, named after its slug, else after its title. */
export async function makeDocumentOf(
  texts: TextWorkers,
  by: By,
  { format, ...text }: DocumentRequest,
): Promise<Download> {
  const { mediaType, make } = makers[format];
  const made = await make(texts, text, by);
  return {
    bytes: Buffer.from(made as Uint8Array),
    mediaType,
    fileName: fileNameFor(text.seo?.slug || plainTextOf(text.title), format),
  };
}
