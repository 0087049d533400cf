import type { DocumentFormat, DocumentRequest } from '#contract/documents.ts';
import type { DocumentText } from '#server/content/documents/compose-document.ts';
import { fileNameFor } from '#server/content/documents/file-name.ts';
import { withWordPictures } from '#server/content/documents/word/pictures.ts';
import { plainTextOf } from '#server/content/plain-text.ts';
import type { Download } from '#server/core/download.ts';
import type { Deps } from '#server/deps.ts';

type DocumentDeps = Pick<Deps, 'texts' | 'queuePicture'>;

type By = { userId: number; signal: AbortSignal };

type Maker = {
  mediaType: string;
  make(deps: DocumentDeps, text: DocumentText, by: By): Promise<string | Uint8Array>;
};

const makers: Record<DocumentFormat, Maker> = {
  md: {
    mediaType: 'text/markdown; charset=utf-8',
    make: ({ texts }, text, by) => texts.run('toMarkdown', text, by),
  },
  html: {
    mediaType: 'text/html; charset=utf-8',
    make: ({ texts }, text, by) => texts.run('toHtmlPage', text, by),
  },
  docx: {
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    async make({ texts, queuePicture }, text, by) {
      const { title, html } = await texts.run('toWordHtml', text, by);
      const shown = await withWordPictures(html, { ...by, queuePicture });
      return texts.run('toDocx', { title, html: shown }, by);
    },
  },
};

/** A file of the text, named after its slug, else after its title. */
export async function makeDocumentOf(
  deps: DocumentDeps,
  by: By,
  { format, ...text }: DocumentRequest,
): Promise<Download> {
  const { mediaType, make } = makers[format];
  const made = await make(deps, text, by);
  return {
    bytes: Buffer.from(made as Uint8Array),
    mediaType,
    fileName: fileNameFor(text.seo?.slug || plainTextOf(text.title), format),
  };
}
