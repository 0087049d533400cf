import type { Editor } from '@tiptap/core';
import { blankImage, dataImageBytes, dataImagesMaxBytes, safeImage } from '#contract/html.ts';
import { PictureProblem, readPicture } from './read-picture.ts';
import { writeHtml } from './write-html.ts';

type Picture = { src: string; alt: string };

export const picturesTooLarge =
  'The pictures in a text can add up to 2 MB. Please use smaller ones, or add them by web address.';

/** Puts a picture where the cursor is, or changes the one that is selected. */
export function addPicture(editor: Editor, { src, alt }: Picture): void {
  if (safeImage(src) === blankImage) {
    throw new PictureProblem('Please enter an address that starts with https:// or http://');
  }
  const picture = { src: safeImage(src), alt: alt.trim() };
  const replaced: string | undefined = editor.getAttributes('image').src;
  requireRoom(editor, picture.src, replaced);
  if (replaced !== undefined) {
    editor.chain().focus().updateAttributes('image', picture).run();
  } else {
    editor.chain().focus().setImage(picture).run();
  }
}

/** Picture files that were dropped or pasted, at their place. */
export async function addPictureFiles(
  editor: Editor,
  files: readonly File[],
  position: number,
): Promise<void> {
  for (const file of files) {
    const src = await readPicture(file);
    if (editor.isDestroyed) return;
    requireRoom(editor, src);
    const image = { type: 'image', attrs: { src } };
    editor.chain().insertContentAt(Math.min(position, editor.state.doc.content.size), image).run();
  }
}

function requireRoom(editor: Editor, src: string, replaced = ''): void {
  const used = dataImageBytes(writeHtml(editor, 'content')) - dataImageBytes(replaced);
  if (used + dataImageBytes(src) > dataImagesMaxBytes) throw new PictureProblem(picturesTooLarge);
}
