import type { DocumentText } from '#server/content/documents/compose-document.ts';
import { toDocx, toWordHtml } from '#server/content/documents/to-docx.ts';
import { withWordPictures } from '#server/content/documents/word/pictures.ts';
import { createPictureQueue } from '#server/pictures/picture-queue.ts';

const queuePicture = createPictureQueue();

/** All steps to a Word document, one after the other on this thread. */
export async function makeDocx(text: DocumentText): Promise<Buffer> {
  const { title, html } = toWordHtml(text);
  return Buffer.from(
    await toDocx({ title, html: await withWordPictures(html, { userId: 1, queuePicture }) }),
  );
}
