import { Document, Packer } from 'docx';
import { htmlToContent } from 'docx/html';
import { type ComposedDocument, composeDocument, type DocumentText } from './compose-document.ts';
import { keepInsidePictures } from './portable-html.ts';
import { page, styleMap, styles, stylesheet, textWidth } from './word/look.ts';
import { withNarrowTables } from './word/narrow-tables.ts';

/**
 * A Word document is made in three steps, because decoding pictures is no work for a thread that reads
 * texts: this one, `withWordPictures`, and `toDocx`.
 */
export const toWordHtml = (text: DocumentText) => composeDocument(text, keepInsidePictures);

/** A Word document in Word's own styles, so that it can be worked on. */
export async function toDocx({ title, html }: ComposedDocument): Promise<Uint8Array> {
  const children = htmlToContent(withNarrowTables(html), {
    stylesheet,
    styleMap,
    maxImageWidth: textWidth,
  });
  return Packer.toBuffer(
    new Document({
      title,
      creator: 'Porchlight',
      lastModifiedBy: 'Porchlight',
      styles,
      sections: [{ properties: { page }, children }],
    }),
  );
}
