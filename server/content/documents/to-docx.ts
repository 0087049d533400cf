import { Document, Packer } from 'docx';
import { htmlToContent } from 'docx/html';
import { composeDocument, type DocumentText } from './compose-document.ts';
import { keepInsidePictures } from './portable-html.ts';
import { page, styleMap, styles, stylesheet, textWidth } from './word/look.ts';
import { withNarrowTables } from './word/narrow-tables.ts';
import { withWordPictures } from './word/pictures.ts';

/** A Word document in Word's own styles, so that it can be worked on. */
export async function toDocx(text: DocumentText): Promise<Buffer> {
  const { title, html } = composeDocument(text, keepInsidePictures);
  const children = htmlToContent(withNarrowTables(await withWordPictures(html)), {
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
